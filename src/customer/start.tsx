import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import { loadCustomerTexts } from '../i18n/customer/catalogues.ts';
import { initialLocale } from '../i18n/initial-locale.ts';
import { API_URL } from '../providers/api-url.ts';
import { createChat } from '../providers/chat/create-chat.ts';
import { holdBuild } from '../providers/offline/build-in-use.ts';
import { LanguageProvider, storedLocale } from './language/LanguageProvider.tsx';
import { showLanguage } from './language/language.ts';
import { type OpenChat, Page } from './Page.tsx';
import { type CustomerSession, createCustomerSession } from './session/customer-session.ts';
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
  setTimeout(() => void startOffline(session), SETTLED_MS);
}

/** What a visit begins with is loaded and drawn by then; the rest may begin. */
const SETTLED_MS = 5000;

/** Puts the worker to work with which the page is there without a connection. */
async function startOffline(session: CustomerSession): Promise<void> {
  const begun = ignoringFailure(
    import('../providers/offline/start-offline.ts'),
    'Without a worker everything works that has a connection.',
  );
  await (await begun)?.startOffline({
    getToken: session.readToken,
    ahead: 'jisr.customer.readAhead',
    readAhead: async (pause) => {
      const { readOwnAhead } = await import('./read-own-ahead.ts');
      await readOwnAhead(session, pause);
    },
  });
}

holdBuild(import.meta.url);
void start();
