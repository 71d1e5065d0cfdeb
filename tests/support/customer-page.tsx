import { render } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import type { Locale } from '../../domain/fields.ts';
import { LanguageProvider } from '../../src/customer/language/LanguageProvider.tsx';
import { Page } from '../../src/customer/Page.tsx';
import { createCustomerSession } from '../../src/customer/session/customer-session.ts';
import { loadCustomerTexts } from '../../src/i18n/customer/catalogues.ts';
import type { Chat } from '../../src/providers/chat/chat.ts';
import { CUSTOMER_PREFIX, sessionStore } from '../../src/providers/session.ts';
import { fakeChat } from './fake-chat.ts';

export const SALMA = { _id: 'client-1', firstName: 'Salma', lastName: 'Bennani' };
const API = 'http://localhost/api/v1';

/** The address says which part of the page is shown; the next test begins at the first one. */
afterEach(() => history.replaceState(null, '', '/'));

/** jsdom has no windows over the page. */
function openDialogs(): void {
  const { prototype } = HTMLDialogElement;
  prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  prototype.close = function close() {
    this.removeAttribute('open');
  };
}

type Answers = (
  path: string,
  request: RequestInit,
) => { status?: number; body: unknown } | undefined;

/** Answers the calls of the page; a path without an answer is rejected as unknown. */
export function answerCalls(answers: Answers) {
  const calls: { path: string; request: RequestInit }[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, request = {}) => {
    const path = String(input).replace(`${API}/`, '');
    calls.push({ path, request });
    const { status = 200, body } = answers(path, request) ?? { status: 404, body: {} };
    return new Response(JSON.stringify(body), { status });
  });
  return calls;
}

/** Somebody has logged in before in this browser. */
export const logInBefore = (): void =>
  sessionStore(CUSTOMER_PREFIX).storeSession({ token: 'a-token', user: SALMA });

type Options = { locale?: Locale; chat?: Chat };

/** Draws the customers' page, with a chat whose other end the test plays. */
export async function openCustomerPage({ locale = 'en', chat }: Options = {}) {
  openDialogs();
  const texts = await loadCustomerTexts(locale);
  const session = createCustomerSession(API);
  const opened = chat ?? fakeChat({ side: 'customer' }).chat;
  const shown = render(
    <LanguageProvider locale={locale} texts={texts}>
      <Page session={session} openChat={() => opened} />
    </LanguageProvider>,
  );
  return { ...shown, session, texts };
}
