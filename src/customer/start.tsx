import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadCustomerTexts } from '../i18n/customer/catalogues.ts';
import { initialLocale } from '../i18n/initial-locale.ts';
import { API_URL } from '../providers/api-url.ts';
import { createChat } from '../providers/chat/create-chat.ts';
import { LanguageProvider, storedLocale } from './language/LanguageProvider.tsx';
import { showLanguage } from './language/language.ts';
import { type OpenChat, Page } from './Page.tsx';
import { createCustomerSession } from './session/customer-session.ts';
import './style/page.css';

const openChat: OpenChat = ({ token, user }, { apiUrl, end }) =>
  createChat({
    apiUrl,
    self: { id: user._id, role: user.role, side: 'customer' },
    getToken: () => token,
    onSessionEnd: end,
  });

/**
 * Draws the page once its texts are there. Nothing is awaited at the top of this file: texts that
 * import what the page has loaded already would wait for this file, and it for them.
 */
async function start(): Promise<void> {
  const locale = initialLocale(storedLocale());
  showLanguage(locale);
  const texts = await loadCustomerTexts(locale);
  const session = createCustomerSession(API_URL);
  const root = document.getElementById('root');
  if (!root) throw new Error('customer.html has no element with the id "root".');
  createRoot(root).render(
    <StrictMode>
      <LanguageProvider locale={locale} texts={texts}>
        <Page session={session} openChat={openChat} />
      </LanguageProvider>
    </StrictMode>,
  );
}

void start();
