import type { Page } from '@playwright/test';
import { weighing } from '../../../src/i18n/weighing/en.ts';
import { expect } from './test.ts';
import { TEXTS } from './texts.ts';

/**
 * Enters a new order for the first customer in English, which leads to its page, and goes back to the
 * list.
 */
export async function enterOrder(page: Page, firstName: string, at: RegExp): Promise<void> {
  const { order, orders, ra, resources } = TEXTS.en;
  const { fields } = resources.commands;
  const field = (part: string, label: string) =>
    page
      .getByRole('region', { name: part, exact: true })
      .getByRole('textbox', { name: new RegExp(`^${label}(\\s*\\*)?$`) });
  const list = page.url();
  await page.getByRole('link', { name: orders.list.add }).click();
  await page.getByRole('combobox', { name: new RegExp(order.form.findSender) }).click();
  await page.getByRole('option').first().click();
  await field(order.form.recipient, fields['recipient.firstName']).fill(firstName);
  await field(order.form.recipient, fields['recipient.phone']).fill('0661 98 76 54');
  await field(order.form.recipient, fields['recipient.address']).fill('Fes');
  await page.getByRole('button', { name: ra.action.save, exact: true }).click();
  await expect(page).toHaveURL(at);
  // The page of an order brings what it needs before the network goes: the weighing comes last.
  if (!page.url().includes('unsent-')) {
    await expect(page.getByRole('button', { name: weighing.weigh, exact: true })).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL(list);
}
