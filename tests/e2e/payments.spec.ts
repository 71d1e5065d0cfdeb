import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Client } from '../support/client.ts';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { onScreens } from '../support/e2e/on-screens.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { pressForSelection } from '../support/e2e/press-for-selection.ts';
import { startTask } from '../support/e2e/tasks.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';
import { textOf } from '../support/pdf/read-pdf.ts';

type Paid = {
  billCode: string;
  paid: boolean;
  paidOn: string | null;
  paidVia: string | null;
  content?: readonly { price?: string | null }[];
};
type Prints = { data: readonly { kind: string }[] };
type Orders = { count: number; data: (Paid & { _id: string })[] };

const UNPAID = '/ToMa/warehouse?filter=%7B%22paid%22%3A%22false%22%7D';

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(new Date());

const orderOf = async (
  office: Client,
  code: string,
): Promise<(Paid & { _id: string }) | undefined> =>
  (await office.get<Orders>(`commands?billCode=${code}`)).body.data[0];

for (const { variant: locale, tag } of onScreens('de', 'ar')) {
  test.describe(`in ${locale}`, { tag }, () => {
    test.use({ locale });
    const texts = TEXTS[locale];
    const { payments } = texts.orders;
    const choices = texts.resources.commands.choices.paidVia;
    const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

    test('one click on its row says that an order is paid, and the notice takes it back', {
      tag: ['@task', '@desktop'],
    }, async ({ page, product }) => {
      const office = await asAdmin(product);
      await openSignedIn(page, UNPAID);
      const row = page
        .getByRole('button', { name: new RegExp(`^${payments.pay}.*JS-\\d+`) })
        .first();
      await expect(row).toBeVisible();
      const code = /JS-\d+/.exec((await row.getAttribute('aria-label')) ?? '')?.[0] ?? '';
      const paid = await startTask(page, 'payOne');
      await row.click();
      await expect(button(page, texts.ra.action.undo)).toBeVisible();
      await paid();
      // A notice that has the focus stays.
      await button(page, texts.ra.action.undo).focus();
      expect(await orderOf(office, code)).toMatchObject({ paid: true, paidOn: today });
      await expect(page.getByRole('checkbox', { name: code })).toHaveCount(0);
      await expectAccessible(page, 'the notice');
      await button(page, texts.ra.action.undo).click();
      await expect(page.getByRole('checkbox', { name: code })).toBeVisible();
      expect(await orderOf(office, code)).toMatchObject({
        paid: false,
        paidOn: null,
        paidVia: null,
      });
    });

    test('ten orders are paid with three clicks, and the notice leads to the way', {
      tag: ['@task', '@desktop'],
    }, async ({ page, product }) => {
      const office = await asAdmin(product);
      await openSignedIn(page, UNPAID);
      const boxes = page.getByRole('checkbox', { name: /JS-\d+/ });
      await expect(boxes.nth(9)).toBeVisible();
      const labels = await boxes.evaluateAll((all) =>
        all.map((one) => one.getAttribute('aria-label')),
      );
      const codes = labels.slice(0, 10).map((label) => /JS-\d+/.exec(label ?? '')?.[0] ?? '');
      const paid = await startTask(page, 'payTen');
      if (tag === '@phone') {
        // Cards have no range; there, the whole page is ticked at once.
        await page.getByRole('checkbox', { name: texts.orders.list.selectPage }).click();
      } else {
        await boxes.first().click();
        await boxes.nth(9).click({ modifiers: ['Shift'] });
      }
      await pressForSelection(page, texts, payments.pay);
      await expect(button(page, payments.change)).toBeVisible();
      expect((await paid()).clicks).toBe(3);
      for (const code of codes) expect(await orderOf(office, code)).toMatchObject({ paid: true });

      await button(page, payments.change).click();
      const dialog = page.getByRole('dialog', { name: payments.note });
      await dialog.getByRole('radio', { name: choices.card }).check();
      await button(page, payments.yesterday).click();
      await expectAccessible(page, 'the day and the way');
      await button(page, texts.ra.action.save).click();
      await expect(dialog).toHaveCount(0);
      const [first = ''] = codes;
      await expect
        .poll(async () => (await orderOf(office, first))?.paidVia, { timeout: 20_000 })
        .toBe('card');
      expect((await orderOf(office, first))?.paidOn).not.toBe(today);
    });

    test('the page of an order says so with one click, and takes it back much later', {
      tag: '@desktop',
    }, async ({ page, product }) => {
      const office = await asAdmin(product);
      const { body } = await office.get<Orders>('commands?paid=false&payment=1&page=1&limit=1');
      const [order] = body.data;
      expect(order).toBeDefined();
      await openSignedIn(page, `/commands/${order?._id}/show`);
      const pay = button(page, payments.pay);
      await expect(pay).toBeVisible();
      const paid = await startTask(page, 'payOne');
      await pay.click();
      await expect(button(page, payments.unpay)).toBeVisible();
      await paid();
      // The page is opened again: there is no notice any more.
      await page.reload();
      await expect(page.getByRole('region', { name: texts.order.page.payment })).toContainText(
        choices.cash,
      );
      await button(page, payments.unpay).click();
      await expect(pay).toBeVisible();
      expect(await orderOf(office, order?.billCode ?? '')).toMatchObject({ paid: false });
    });

    test('the page of a paid order prints its receipt with one click, until that is undone', {
      tag: '@phone',
    }, async ({ page, product }) => {
      const office = await asAdmin(product);
      const { body } = await office.get<Orders>('commands?paid=true&finish=false&page=1&limit=50');
      const order = body.data.find(({ content }) => content?.some(({ price }) => price));
      expect(order).toBeDefined();
      await openSignedIn(page, `/commands/${order?._id}/show`);
      const receipt = button(page, texts.issued.prints.kinds.receipt);
      await expect(receipt).toBeVisible();
      const downloading = page.waitForEvent('download');
      await receipt.click();
      const file = await downloading;
      expect(file.suggestedFilename()).toBe(`${order?.billCode}_Quittung.pdf`);
      const text = (await textOf(await readFile(await file.path()))).replace(/\s+/g, ' ');
      expect(text).toContain('Quittung');
      expect(text).toContain(order?.billCode ?? 'an order has a code');
      await expect(button(page, texts.documents.preview.print)).toBeVisible();
      await expectAccessible(page, 'the notice of a receipt');
      await expect
        .poll(async () => (await office.get<Prints>(`prints?order=${order?._id}`)).body.data[0])
        .toMatchObject({ kind: 'receipt' });
      await button(page, payments.unpay).click();
      await expect(button(page, payments.pay)).toBeVisible();
      await expect(receipt).toHaveCount(0);
    });
  });
}
