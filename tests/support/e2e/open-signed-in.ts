import type { Page } from '@playwright/test';
import { ADMIN } from '../started-server.ts';

type Login = { readonly role: string; readonly token: string; readonly user: object };

/**
 * Opens an address as somebody who is signed in already, the administrator by default. The session is
 * stored as the back office stores it (`src/providers/session.ts`), so that the page boots once; the
 * login screen has walks of its own.
 */
export async function openSignedIn(
  page: Page,
  address: string,
  person: { readonly phone: string; readonly password: string } = ADMIN,
): Promise<void> {
  const answer = await page.request.post('/api/v1/auth', { data: person });
  if (!answer.ok()) throw new Error(`Signing in was answered with ${answer.status()}.`);
  const { role, token, user }: Login = await answer.json();
  // Any small answer of the product: only its own pages can reach its storage.
  await page.goto('/health/live');
  await page.evaluate(
    (stored) => {
      for (const [name, value] of Object.entries(stored))
        localStorage.setItem(`jisr.${name}`, value);
    },
    { token, user: JSON.stringify({ ...user, role }), loggedIn: 'true' },
  );
  await page.goto(address);
}
