import { expect, type Page } from '@playwright/test';
import type { Messages } from '../../../src/i18n/en.ts';
import { ADMIN } from '../started-server.ts';

/** Types phone and password into the login screen, the administrator's by default, and logs in. */
export async function signIn(
  page: Page,
  { session }: Messages,
  person: { readonly phone: string; readonly password: string } = ADMIN,
): Promise<void> {
  const password = page.getByLabel(session.password, { exact: true });
  await page.getByLabel(session.phone, { exact: true }).fill(person.phone);
  await password.fill(person.password);
  await page.getByRole('button', { name: session.login, exact: true }).click();
  // The notice says it too, but that of a list, which is drawn ahead, may follow at once.
  await expect(password).toHaveCount(0, { timeout: 60_000 });
}
