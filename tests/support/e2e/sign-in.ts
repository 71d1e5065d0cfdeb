import { expect, type Page } from '@playwright/test';
import type { Messages } from '../../../src/i18n/en.ts';
import { ADMIN } from '../started-server.ts';

/** Types phone and password into the login screen, and logs in. */
export async function signIn(page: Page, { session }: Messages): Promise<void> {
  const password = page.getByLabel(session.password, { exact: true });
  await page.getByLabel(session.phone, { exact: true }).fill(ADMIN.phone);
  await password.fill(ADMIN.password);
  await page.getByRole('button', { name: session.login, exact: true }).click();
  // The notice says it too, but that of a list, which is drawn ahead, may follow at once.
  await expect(password).toHaveCount(0, { timeout: 20_000 });
}
