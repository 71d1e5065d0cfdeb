import type { Page } from '@playwright/test';
import type { Messages } from '../../src/i18n/en.ts';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { expectNotice } from '../support/e2e/expect-notice.ts';
import { onScreens } from '../support/e2e/on-screens.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { stageLists } from '../support/e2e/stage-lists.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';

type Flags = { withBill: boolean; withDeclar: boolean; withTicket: boolean };
type Orders = { count: number; data: (Flags & { _id: string; billCode: string })[] };

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 600;

/**
 * Requests the deletion of one document: by a right-click on its row, or on a phone by its card's
 * button.
 */
async function askFor(page: Page, { kit, orders }: Messages, code: string): Promise<void> {
  if (isPhone(page)) {
    const verb = orders.bulk.deleteBill.label;
    const name = kit.run.actionOf.replace('%{action}', verb).replace('%{name}', code);
    await page.getByRole('button', { name, exact: true }).click();
  } else {
    await page.getByRole('row').filter({ hasText: code }).click({ button: 'right' });
  }
}

for (const { variant: locale, tag } of onScreens('ar', 'en')) {
  test.describe(`in ${locale}`, { tag }, () => {
    test.use({ locale });
    const texts = TEXTS[locale];

    test('a clerk deletes bills, declarations and tickets from their lists, and the orders stay', {
      tag: '@desktop',
    }, async ({ page, product }) => {
      test.slow(); // Three lists, with axe on each screen.
      const office = await asAdmin(product);
      const orderOf = async (code: string) =>
        (await office.get<Orders>(`commands?billCode=${code}`)).body.data[0];
      await openSignedIn(page, '/bills');
      await expectNotice(page, texts.notice.bills.listFetched);
      const clerk = stageLists(page, texts);
      const [code = ''] = await clerk.selectFirst(1);
      await expectAccessible(page, 'bills with a selection');

      await askFor(page, texts, code);
      const question = page.getByRole('dialog', { name: texts.orders.bulk.deleteBill.title });
      await expect(question).toContainText(code);
      await expectAccessible(page, 'the question about a bill');
      await clerk.confirm();
      await expectNotice(page, texts.notice.bills.deleted);
      await clerk.miss(code);
      expect(await orderOf(code)).toMatchObject({ withBill: false });

      await clerk.openStage('tickets');
      await expectNotice(page, texts.notice.tickets.listFetched);
      const tickets = await clerk.selectFirst(2);
      await clerk.act('deleteTicket', texts.notice.tickets.deleted);
      for (const ticket of tickets) {
        await clerk.miss(ticket);
        expect(await orderOf(ticket)).toMatchObject({ withTicket: false });
      }

      await clerk.openStage('declarations');
      await expectNotice(page, texts.notice.declarations.listFetched);
      const declarations = await clerk.selectFirst(1);
      await expectAccessible(page, 'declarations with a selection');
      await clerk.act('deleteDeclaration', texts.notice.declarations.deleted);
      for (const declaration of declarations) await clerk.miss(declaration);
    });
  });
}

for (const { variant: colorScheme, tag } of onScreens('light', 'dark')) {
  test.describe(`in ${colorScheme}`, { tag }, () => {
    test.use({ colorScheme, locale: 'en' });

    test('each list is accessible, and a row leads to the editor', { tag: '@phone' }, async ({
      page,
    }) => {
      const texts = TEXTS.en;
      await openSignedIn(page, '/declaration');
      const clerk = stageLists(page, texts);
      for (const list of ['declarations', 'tickets', 'bills'] as const) {
        await clerk.openStage(list);
        await expectAccessible(page, list);
      }
      await expect(page.getByRole('columnheader')).toHaveCount(isPhone(page) ? 0 : 13);
      const link = page.locator('main a[href*="/ToMa/warehouse/bill/"]').first();
      const address = await link.getAttribute('href');
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${address}$`));
      await expectNotice(page, texts.notice.bills.listFetched);
    });
  });
}

test.describe('at a computer', { tag: '@desktop' }, () => {
  test.use({ locale: 'en', viewport: { width: 1440, height: 900 }, isMobile: false });

  test('a clerk without a mouse deletes with the Delete key', async ({ page }) => {
    await openSignedIn(page, '/bills');
    const link = page.locator('main a[href*="/ToMa/warehouse/bill/"]').first();
    const code = (await link.textContent()) ?? '';
    await link.focus();
    await page.keyboard.press('Delete');
    await expect(page.getByRole('dialog', { name: 'Delete Bill ?' })).toContainText(code);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(link).toBeFocused();
  });
});
