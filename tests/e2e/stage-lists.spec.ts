import { asAdmin } from '../support/e2e/as-admin.ts';
import { endTrip } from '../support/e2e/end-trip.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { expectNotice } from '../support/e2e/expect-notice.ts';
import { onScreens } from '../support/e2e/on-screens.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { stageLists } from '../support/e2e/stage-lists.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';

const texts = TEXTS.en;
test.use({ locale: 'en' });

type Orders = { data: { _id: string; billCode: string; commandMode: string }[] };

for (const { variant: colorScheme, tag } of onScreens('dark', 'light')) {
  test.describe(`in ${colorScheme}`, { tag }, () => {
    test.use({ colorScheme });

    test('the question and the progress of a bulk action are accessible', {
      tag: '@desktop',
    }, async ({ page }) => {
      await openSignedIn(page, '/ToMa/warehouse');
      const clerk = stageLists(page, texts);
      await clerk.selectFirst(4);
      await clerk.press('delete');
      await expect(page.getByRole('dialog')).toContainText('4 orders are deleted.');
      await expectAccessible(page, 'the question');

      const { promise: gate, resolve: open } = Promise.withResolvers<void>();
      await page.route('**/api/v1/commands/*', async (route) => {
        await gate;
        await route.continue();
      });
      await clerk.confirm();
      const progress = page.getByRole('dialog', { name: texts.orders.bulk.delete.running });
      await expect(progress).toContainText('0 of 4');
      await expectAccessible(page, 'the progress');
      open();
      await expectNotice(page, texts.notice.orders.deleted);
    });

    test('a group that does not exist is created, and its list returns', { tag: '@phone' }, async ({
      page,
      product,
    }) => {
      await endTrip(await asAdmin(product), 'A');
      await openSignedIn(page, '/ToMa/validation');
      const create = page.getByRole('button', { name: texts.orders.group.create });
      await expect(create).toBeVisible();
      await expectAccessible(page, 'Create Group');
      await create.click();
      await expect(page.getByRole('checkbox', { name: /JS-\d+/ }).first()).toBeVisible();
    });
  });
}

test.describe('two clerks at once', () => {
  test.use({ provoked: [409] });

  test('what one has moved while the other is reading the question is not moved back', {
    tag: '@desktop',
  }, async ({ page, product }) => {
    const colleague = await asAdmin(product);
    await openSignedIn(page, '/ToMa/validation');
    const clerk = stageLists(page, texts);
    const codes = await clerk.selectFirst(3);
    await clerk.press('sendToWarehouse');
    await expect(page.getByRole('dialog')).toBeVisible();

    const { body } = await colleague.get<Orders>(`commands?billCode=${codes[1]}`);
    const id = body.data[0]?._id;
    for (const commandMode of ['facturation', 'tracking']) {
      expect((await colleague.put(`commands/${id}`, { commandMode })).status).toBe(200);
    }
    await clerk.confirm();
    const report = page.getByRole('dialog', { name: texts.kit.run.reportTitle });
    await expect(report).toContainText('2 of 3 done.');
    await expect(report.getByRole('listitem')).toContainText([`${codes[1]}`]);
    await expect(report).toContainText(texts.orders.bulk.reasons.moved);
    await expectAccessible(page, 'the report');

    const { body: after } = await colleague.get<Orders>(
      `commands?${codes.map((code) => `billCode=${code}`).join('&')}`,
    );
    const stages = new Map(after.data.map((order) => [order.billCode, order.commandMode]));
    expect(codes.map((code) => stages.get(code))).toEqual([
      'facturation',
      'tracking',
      'facturation',
    ]);
  });
});
