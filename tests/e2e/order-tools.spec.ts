import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Locale } from '../../domain/fields.ts';
import type { Messages } from '../../src/i18n/en.ts';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';

type Orders = { count: number; data: { billCode: string }[] };

/** German on the desktop, Arabic on the phone. */
const languageOn = (screen: string): Locale => (screen === 'phone' ? 'ar' : 'de');

test.use({
  locale: ({ browserName: _ }, use, { project }) => use(languageOn(project.name)),
});

/** The tools above a list, with the labels of one language. */
function orderTools(
  page: Page,
  { orderTools: { codes }, kit: { export: exports, list, views } }: Messages,
) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  /** Opens a tool, which may stand under 'More'. */
  const open = async (name: string) => {
    await expect(button(name).or(button(list.more)).first()).toBeVisible();
    if (!(await button(name).isVisible())) await button(list.more).click();
    await button(name).click();
  };
  return {
    open,
    async exportAs(format: string) {
      const download = page.waitForEvent('download');
      await open(exports.open);
      await page.getByRole('menuitem', { name: format }).click();
      return download;
    },
    async paste(typed: readonly string[]) {
      await open(codes.open);
      await page.getByRole('textbox', { name: codes.input }).fill(typed.join('\n'));
      await button(codes.add).click();
    },
    async saveView(name: string) {
      await open(views.open);
      await button(views.save).click();
      await page.getByRole('textbox', { name: views.name }).fill(name);
      await button(views.confirm).click();
      await page.keyboard.press('Escape');
    },
    async showView(opener: string, name: string) {
      await open(opener);
      const panel = page.getByRole('dialog', { name: views.title });
      await panel.getByRole('button', { name, exact: true }).click();
    },
  };
}

test(
  'a clerk sees the sums of a list, exports it, finds scanned codes and saves the view',
  { tag: '@desktop' },
  async ({ browser, page, product }, { project }) => {
    test.slow(); // Four tools, with axe on each, and another device.
    const texts = TEXTS[languageOn(project.name)];
    const office = await asAdmin(product);
    const stage = 'tripGroup=A&commandMode=Validation';
    const { body } = await office.get<Orders>(`commands?${stage}&sort=user.name&limit=2`);
    const { body: moved } = await office.get<Orders>('commands?tripGroup=B&limit=1');
    const here = body.data.map(({ billCode }) => billCode);
    const elsewhere = moved.data[0]?.billCode ?? '';

    await openSignedIn(page, '/ToMa/validation');
    const tools = orderTools(page, texts);

    const totals = page.getByRole('status').filter({ hasText: ' · ' });
    await expect(totals).toContainText(/kg.*€/);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);

    const csv = await tools.exportAs(texts.kit.export.csv);
    expect(csv.suggestedFilename()).toMatch(/^validation-\d{4}-\d{2}-\d{2}\.csv$/);
    const lines = (await readFile(await csv.path(), 'utf8')).split('\r\n');
    expect(lines).toHaveLength(body.count + 1);
    const excel = await tools.exportAs(texts.kit.export.excel);
    expect((await readFile(await excel.path())).subarray(0, 2).toString()).toBe('PK');

    await tools.paste([...here, elsewhere, 'JS-1']);
    await expectAccessible(page, 'the codes');
    await page.keyboard.press('Escape');
    const report = page.getByRole('alert');
    await expect(report).toContainText(`${texts.orderTools.codes.elsewhere} ${elsewhere}`);
    await expect(report).toContainText(`${texts.orderTools.codes.unknown} JS-1`);
    await expectAccessible(page, 'the report on the codes');
    await expect(page.getByRole('checkbox', { name: /JS-\d+/ })).toHaveCount(2);

    await tools.saveView('K1');
    const shown = texts.kit.views.shown.replace('%{name}', 'K1');
    await tools.showView(shown, texts.kit.views.standard);
    await expect(page.getByRole('checkbox', { name: /JS-\d+/ })).toHaveCount(10);
    await tools.open(texts.kit.views.open);
    await expectAccessible(page, 'the saved views');
    await page.getByRole('button', { name: 'K1', exact: true }).click();
    await expect(page.getByRole('checkbox', { name: /JS-\d+/ })).toHaveCount(2);
    await expect(page.getByRole('checkbox', { name: here[0] ?? '' })).toBeVisible();
    const rows = page.getByRole('combobox', { name: texts.kit.list.pageSize });
    await rows.click();
    await page.getByRole('option', { name: '25' }).click();

    // The same person at another device finds the view and the page size, and nothing of the selection.
    const other = await browser.newContext({
      baseURL: product.url,
      locale: languageOn(project.name),
      viewport: page.viewportSize(),
    });
    const elsewherePage = await other.newPage();
    await openSignedIn(elsewherePage, '/ToMa/validation');
    await expect(elsewherePage.getByRole('checkbox', { name: /JS-\d+/ })).toHaveCount(25);
    await orderTools(elsewherePage, texts).showView(texts.kit.views.open, 'K1');
    await expect(elsewherePage.getByRole('checkbox', { name: /JS-\d+/ })).toHaveCount(2);
    await other.close();
  },
);
