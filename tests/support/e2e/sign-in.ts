import { expect, type Page } from '@playwright/test';
import type { Messages } from '../../../src/i18n/en.ts';
import { ADMIN } from '../started-server.ts';

/** Types phone and password into the login screen, and logs in. */
export async function signIn(page: Page, { session, notice }: Messages): Promise<void> {
  await page.getByLabel(session.phone, { exact: true }).fill(ADMIN.phone);
  await page.getByLabel(session.password, { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: session.login, exact: true }).click();
  // The list behind the login is there so soon that its notice may follow at once.
  const { session: told, orders, bills, declarations, tickets } = notice;
  const texts = [
    told.connected,
    orders.fetched,
    orders.trackingFetched,
    bills.fetched,
    declarations.listFetched,
    tickets.listFetched,
  ];
  await expect(page.getByTestId('last-notice')).toHaveText(new RegExp(`^(${texts.join('|')})$`), {
    timeout: 20_000,
  });
}
