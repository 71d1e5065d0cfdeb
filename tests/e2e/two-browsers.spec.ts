import { asAdmin } from '../support/e2e/as-admin.ts';
import { signIn } from '../support/e2e/sign-in.ts';
import { stageLists } from '../support/e2e/stage-lists.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';

const texts = TEXTS.en;
const MOVE = 'sendToWarehouse';
/** The notice at the end of a run: either all went well, or something did not. */
const ENDS = new RegExp(`^(${texts.notice.orders.switched}|${texts.notice.server.reload})$`);
const ORDERS = 3;

type Order = { billCode: string; commandMode: string; history: { action: string }[] };

// If two clerks move the same order at once, the server refuses one of them.
test.use({ locale: 'en', provoked: [409] });

test('two clerks who send the same orders on at once move each once, and both see where they are', async ({
  browser,
  context,
  product,
}) => {
  test.slow(); // Two of everything.
  const other = await browser.newContext({ baseURL: product.url, locale: 'en' });
  const pages = [await context.newPage(), await other.newPage()];
  let codes: readonly string[] = [];
  for (const page of pages) {
    await page.goto('/ToMa/validation');
    await signIn(page, texts);
    const clerk = stageLists(page, texts);
    codes = await clerk.selectFirst(ORDERS);
    await clerk.press(MOVE);
    await expect(page.getByRole('dialog')).toContainText(`${ORDERS} orders move`);
  }
  await Promise.all(pages.map((page) => stageLists(page, texts).confirm()));

  // The clerk who was second for an order reads it in the report; the one who was always first has
  // no report.
  let refused = 0;
  for (const page of pages) {
    const told = page.getByTestId('last-notice');
    const report = page.getByRole('dialog', { name: texts.orders.bulk.reportTitle });
    await expect(told).toHaveText(ENDS);
    if ((await told.textContent()) !== texts.notice.server.reload) continue;
    await expect(report).toBeVisible();
    refused += await report.getByRole('listitem').count();
  }
  expect(refused).toBe(ORDERS);

  const { body } = await (await asAdmin(product)).get<{ data: Order[] }>(
    `commands?${codes.map((code) => `billCode=${code}`).join('&')}`,
  );
  expect(
    body.data.map(({ commandMode, history }) => [
      commandMode,
      history.filter(({ action }) => action === MOVE).length,
    ]),
  ).toEqual(codes.map(() => ['facturation', 1]));

  for (const page of pages) {
    await page.reload();
    await expect(page.getByRole('checkbox', { name: /JS-\d+/ }).first()).toBeVisible();
    for (const code of codes) {
      await expect(page.getByRole('checkbox', { name: code })).toHaveCount(0);
    }
    const clerk = stageLists(page, texts);
    await clerk.openStage('warehouse');
    await clerk.find(codes[0] ?? '');
  }
  await other.close();
});
