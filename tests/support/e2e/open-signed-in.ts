import type { Page } from '@playwright/test';
import { ADMIN } from '../started-server.ts';
import { runningOf } from './walk.ts';

/** Who signs in. */
export type Person = { readonly phone: string; readonly password: string };
/** The answer to a login. */
export type Login = { readonly role: string; readonly token: string; readonly user: object };

/** What a page stores of a login, by name: the back office, unless another prefix is given. */
export const storedLogin = (
  { role, token, user }: Login,
  prefix = 'jisr.',
): Readonly<Record<string, string>> => ({
  [`${prefix}token`]: token,
  [`${prefix}user`]: JSON.stringify({ ...user, role }),
  [`${prefix}loggedIn`]: 'true',
});

/**
 * Opens an address as somebody who is signed in already, the administrator by default. The session is
 * stored as the back office stores it (`src/providers/session.ts`), so that the page boots once; the
 * login screen has walks of its own.
 */
export async function openSignedIn(
  page: Page,
  address: string,
  person: Person = ADMIN,
): Promise<void> {
  runningOf(page);
  const answer = await page.request.post('/api/v1/auth', { data: person });
  if (!answer.ok()) throw new Error(`Signing in was answered with ${answer.status()}.`);
  const login: Login = await answer.json();
  // Any small answer of the product: only its own pages can reach its storage.
  await page.goto('/health/live');
  await page.evaluate((stored) => {
    for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
  }, storedLogin(login));
  await page.goto(address);
}
