import type { Locale } from '../domain/fields.ts';
import { ignoringFailure } from '../domain/ignoring-failure.ts';
import { loadFrontMessages } from './i18n/catalogues.ts';
import { initialLocale } from './i18n/initial-locale.ts';
import { LOGIN_TEXTS } from './i18n/login/login-texts.ts';
import { loginScreen } from './login/login-screen.tsx';
import { holdBuild } from './providers/offline/build-in-use.ts';
import { readToken } from './providers/session.ts';
import { store, storedLocale } from './providers/store.ts';
import './theme/fonts.css';

/** After this time the rest of the product is requested again, in ms. */
const AGAIN_MS = 3000;

const load = (locale: Locale) => Promise.all([import('./product.tsx'), loadFrontMessages(locale)]);

/**
 * Loads the product and draws it. Whoever has no session has the login screen meanwhile, which comes
 * with this file.
 */
async function start(): Promise<void> {
  const locale = initialLocale(storedLocale());
  const loaded = await ignoringFailure(load(locale), 'It is tried again.');
  if (loaded) {
    const [{ startProduct }, messages] = loaded;
    startProduct(locale, messages);
  } else {
    if (loginScreen.isShown()) loginScreen.fail();
    else showNotice(LOGIN_TEXTS[locale].session.unreachable);
    if ((await ignoringFailure(isReplaced(), 'Nobody answers yet.')) === true) location.reload();
    else setTimeout(() => void start(), AGAIN_MS);
  }
}

/** Stands in the page until the product is drawn there. */
function showNotice(text: string): void {
  const notice = document.createElement('p');
  notice.role = 'alert';
  notice.dir = 'auto';
  notice.className = 'start-notice';
  notice.textContent = text;
  document.getElementById('root')?.replaceChildren(notice);
}

/** Whether the server has another build by now, and not the files of this one any more. */
async function isReplaced(): Promise<boolean> {
  const answer = await fetch(import.meta.env.BASE_URL, {
    headers: { accept: 'text/html' },
    cache: 'no-store',
  });
  return answer.ok && !(await answer.text()).includes(new URL(import.meta.url).pathname);
}

holdBuild(import.meta.url);
if (readToken() === undefined) {
  loginScreen.show(store, initialLocale(storedLocale()));
  // Once the screen is painted; a tab that nobody sees paints nothing.
  if (document.hidden) void start();
  else requestAnimationFrame(() => setTimeout(() => void start()));
} else {
  // The code behind the session is loaded beside that of the frame, not after it.
  void ignoringFailure(import('./BackOffice.tsx'), 'The frame loads it itself.');
  void start();
}
