import type { Page } from '@playwright/test';
import type { Messages } from '../../../src/i18n/en.ts';
import { ADMIN } from '../started-server.ts';
import { expectNotice } from './expect-notice.ts';

/** Types phone and password into the login screen, and logs in. */
export async function signIn(page: Page, { session, notice }: Messages): Promise<void> {
  await page.getByLabel(session.phone, { exact: true }).fill(ADMIN.phone);
  await page.getByLabel(session.password, { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: session.login, exact: true }).click();
  await expectNotice(page, notice.session.connected);
}
