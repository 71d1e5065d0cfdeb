import type { Page } from '@playwright/test';
import { search as arabic } from '../../src/i18n/search/ar.ts';
import { search as english } from '../../src/i18n/search/en.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { onScreens } from '../support/e2e/on-screens.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { startTask } from '../support/e2e/tasks.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';

const SEARCH = { en: english, ar: arabic };

type Listed = { data: { _id: string; billCode: string; paid: boolean }[] };

/** An order of a stage, as the API lists it. */
async function orderOf(page: Page, query: string) {
  const token = await page.evaluate(() => localStorage.getItem('jisr.token'));
  const answer = await page.request.get(`/api/v1/commands?limit=1&page=1&${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const [order] = ((await answer.json()) as Listed).data;
  if (!order) throw new Error(`No order has ${query}.`);
  return order;
}

for (const { variant: locale, tag } of onScreens('en', 'ar')) {
  test.describe(`in ${locale}`, { tag }, () => {
    test.use({ locale });
    const texts = TEXTS[locale];
    const search = SEARCH[locale];

    test('a clerk finds an order of unknown stage without a click', {
      tag: ['@task', '@desktop'],
    }, async ({ page }) => {
      await openSignedIn(page, '/ToMa/validation');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.shell.menu.validation);
      const order = await orderOf(page, 'tripGroup=A&commandMode=tracking');
      const found = await startTask(page, 'findOrder');
      await page.keyboard.press('Control+k');
      const box = page.getByRole('combobox', { name: search.title });
      await expect(box).toBeFocused();
      await page.keyboard.type(order.billCode);
      await expect(page.getByRole('option', { selected: true })).toContainText(order.billCode);
      await expectAccessible(page, 'the search of everything');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/commands/${order._id}/show`));
      await found();

      // And back to the work: Escape leaves the page as it is.
      await page.keyboard.press('/');
      await expect(page.getByRole('option', { selected: true })).toContainText(order.billCode);
      await page.keyboard.press('Escape');
      await expect(box).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`/commands/${order._id}/show`));
    });

    test('a clerk marks an order paid from the search by keys alone, and takes it back', {
      tag: '@desktop',
    }, async ({ page }) => {
      await openSignedIn(page, '/ToMa/validation');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.shell.menu.validation);
      const order = await orderOf(page, 'tripGroup=A&commandMode=tracking&paid=false');
      const paid = await startTask(page, 'payOne');
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: search.title })).toBeFocused();
      await page.keyboard.type(order.billCode);
      await expect(page.getByRole('group', { name: search.actions })).toBeVisible();
      await expect(page.getByRole('option', { selected: true })).toContainText(order.billCode);
      await page.keyboard.press('ArrowDown');
      const [before = '', after = ''] = search.markPaid.split('%{name}');
      await expect(page.getByRole('option', { selected: true })).toContainText(before || after);
      await page.keyboard.press('Enter');
      const undo = page.getByRole('button', { name: texts.ra.action.undo, exact: true });
      await expect(undo).toBeVisible();
      expect((await paid()).clicks).toBe(0);
      const of = `_id=${order._id}`;
      expect((await orderOf(page, `${of}&paid=true`)).billCode).toBe(order.billCode);
      await expect(page).toHaveURL(/\/ToMa\/validation/);
      await undo.click();
      await expect.poll(async () => (await orderOf(page, of)).paid).toBe(false);
    });

    test('a list says where an order is that it does not have, one click away', {
      tag: '@phone',
    }, async ({ page }) => {
      await openSignedIn(page, '/ToMa/validation');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const order = await orderOf(page, 'tripGroup=A&commandMode=facturation');
      await page.getByRole('textbox', { name: texts.kit.list.search }).fill(order.billCode);
      const elsewhere = page.getByText(search.elsewhere);
      await expect(elsewhere).toBeVisible();
      await page.getByRole('link', { name: `${texts.shell.menu.warehouse} (1)` }).click();
      await expect(page).toHaveURL(/\/ToMa\/warehouse/);
      await expect(page.getByText(order.billCode).first()).toBeVisible();
    });
  });
}
