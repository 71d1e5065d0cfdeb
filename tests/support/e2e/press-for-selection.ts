import { expect, type Page } from '@playwright/test';
import type { Messages } from '../../../src/i18n/en.ts';

/**
 * Presses an action of the selected orders. A phone has room for two in the bar; the others are under
 * 'More actions'.
 */
export async function pressForSelection(
  page: Page,
  { orders, kit }: Messages,
  name: string,
): Promise<void> {
  const bar = page.getByRole('region', { name: orders.list.actions, exact: true });
  const inBar = bar.getByRole('button', { name, exact: true });
  const more = bar.getByRole('button', { name: kit.list.moreActions, exact: true });
  await expect(inBar.or(more).first()).toBeVisible();
  if (await inBar.isVisible()) return await inBar.click();
  await more.click();
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}
