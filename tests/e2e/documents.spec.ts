import type { Page } from '@playwright/test';
import type { Messages } from '../../src/i18n/en.ts';
import type { Client } from '../support/client.ts';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { expectNotice } from '../support/e2e/expect-notice.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { pressForSelection } from '../support/e2e/press-for-selection.ts';
import { startTask } from '../support/e2e/tasks.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';

type Order = {
  _id: string;
  __v: number;
  billCode: string;
  verified: boolean;
  numofpackages: number;
  withBill: boolean;
  withDeclar: boolean;
  priceTotal: string;
  user: { _id: string; address: string | null; zipcode: string | null; cityName: string | null };
};

// A desktop in German and a phone in Arabic: the two extremes of how documents are written.
test.use({ locale: async ({ isMobile }, use) => use(isMobile ? 'ar' : 'de') });

const textsOf = (isMobile: boolean): Messages => TEXTS[isMobile ? 'ar' : 'de'];

/** An order in the warehouse that can be billed, with two packages and without any document. */
async function orderOfToday(office: Client): Promise<Order> {
  const list = 'commands?tripGroup=A&commandMode=facturation&limit=100';
  const { body } = await office.get<{ data: Order[] }>(list);
  const found = body.data.find(({ user }) => user.address && user.zipcode && user.cityName);
  if (!found) throw new Error('The sample week has no order in the warehouse.');
  const blank = { content: [], declarationConten: [], priceSub: null, priceTotal: null };
  const flags = { verified: true, withBill: false, withDeclar: false, withTicket: false };
  const change = { ...blank, ...flags, numofpackages: 2 };
  const { status } = await office.put(`commands/${found._id}`, change);
  if (status !== 200) throw new Error(`Preparing an order was answered with ${status}.`);
  return found;
}

const stored = async (office: Client, id: string): Promise<Order | undefined> =>
  (await office.get<{ data: Order[] }>(`commands?_id=${id}`)).body.data[0];

const line = ({ documents }: Messages, label: string, number: number): string =>
  documents.lines.cell.replace('%{label}', label).replace('%{number}', String(number));

const cell = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The text on a page of the preview, from its text layer. */
const preview = (page: Page, name: string) => page.getByRole('document', { name, exact: true });

test('a clerk writes an invoice, previews it, sends it and issues it', { tag: '@phone' }, async ({
  page,
  product,
  isMobile,
}) => {
  test.slow(); // The engine and the viewer are loaded, and axe checks each station.
  const texts = textsOf(isMobile);
  const { documents, notice } = texts;
  const office = await asAdmin(product);
  const order = await orderOfToday(office);
  await openSignedIn(page, `/ToMa/warehouse/bill/${order._id}`);

  await cell(page, line(texts, documents.columns.invoice.text, 1)).fill('Karton Schuhe');
  await cell(page, line(texts, documents.columns.invoice.quantity, 1)).fill('12,5');
  await cell(page, line(texts, documents.columns.invoice.amount, 1)).fill('45,50');
  await page.keyboard.press('Enter');
  const second = cell(page, line(texts, documents.columns.invoice.text, 2));
  await expect(second).toBeFocused();
  await second.fill('حقيبة');
  await cell(page, line(texts, documents.columns.invoice.amount, 2)).fill('4,5');
  await expect(cell(page, documents.totals.total)).toHaveValue('50,00');
  await expectAccessible(page, 'the invoice editor');
  await button(page, documents.actions.save).click();
  await expectNotice(page, notice.bills.saved);
  expect(await stored(office, order._id)).toMatchObject({ withBill: true, priceTotal: '50.00' });

  await button(page, documents.actions.preview).click();
  const shown = preview(page, documents.title.invoice);
  await expect(shown).toContainText('Karton Schuhe', { timeout: 60_000 });
  await expect(shown).toContainText(order.billCode);
  await expectAccessible(page, 'the preview');
  await button(page, documents.preview.close).click();

  await button(page, documents.actions.send).click();
  const sending = page.getByRole('dialog', { name: texts.editor.send.draftTitle });
  await expect(sending).toContainText(/K-\d/);
  await sending.getByRole('button', { name: documents.actions.send, exact: true }).click();
  await expectNotice(page, notice.documents.sent);

  await button(page, documents.issue.issue).click();
  await page.getByRole('checkbox', { name: documents.issue.sameDay }).check();
  const question = page.getByRole('dialog', { name: documents.issue.title });
  await expectAccessible(page, 'the question before an invoice is issued');
  await question.getByRole('button', { name: documents.issue.issue, exact: true }).click();
  await expect(question).toHaveCount(0);
  const storno = page.getByRole('button', { name: new RegExp(`^${documents.issue.storno}:`) });
  await expect(storno).toBeVisible();
  await expect(button(page, documents.actions.save)).toHaveCount(0);
  await expect(cell(page, line(texts, documents.columns.invoice.text, 1))).not.toBeEditable();
});

test('a clerk declares goods and labels the parcels, and nothing typed is lost', {
  tag: '@phone',
}, async ({ page, product, isMobile }) => {
  test.slow(); // Two editors, and the engine draws labels.
  const texts = textsOf(isMobile);
  const { documents, notice } = texts;
  const office = await asAdmin(product);
  const { _id: id } = await orderOfToday(office);
  await openSignedIn(page, `/ToMa/warehouse/declaration/${id}`);

  const first = cell(page, line(texts, documents.columns.declaration.text, 1));
  await first.fill('Diverses');
  const warning = documents.warnings.collective.replace('%{word}', '\u2068Diverses\u2069');
  await expect(page.getByText(warning)).toBeVisible();
  await expectAccessible(page, 'the declaration editor');
  const storedOne = texts.kit.draft.stored.split('%{time}')[0] ?? '';
  await expect(page.getByText(storedOne)).toBeVisible();
  await page.reload();
  await button(page, texts.kit.draft.restore).click();
  await expect(first).toHaveValue('Diverses');
  await first.fill('Kinderschuhe');
  await cell(page, line(texts, documents.columns.declaration.quantity, 1)).fill('2');
  await cell(page, line(texts, documents.columns.declaration.amount, 1)).fill('30');
  await button(page, documents.actions.save).click();
  await expectNotice(page, notice.declarations.saved);
  expect(await stored(office, id)).toMatchObject({ withDeclar: true });
  await button(page, texts.common.close).click();
  await expect(page).toHaveURL(/\/ToMa\/warehouse$/);

  await page.goto(`/ToMa/warehouse/ticket/${id}`);
  await button(page, documents.actions.preview).click();
  const last = documents.preview.page.replace('%{number}', '2').replace('%{of}', '2');
  await expect(page.getByRole('region', { name: last })).toBeAttached({ timeout: 60_000 });
  await expect(preview(page, documents.title.label)).toContainText('1/2');
});

test('a clerk prints the labels of the selected orders as one file', {
  tag: ['@task', '@desktop'],
}, async ({ page, product, isMobile }) => {
  test.slow(); // The engine draws labels.
  const texts = textsOf(isMobile);
  const { documents, orders } = texts;
  const office = await asAdmin(product);
  const { body } = await office.get<{ data: Order[] }>(
    'commands?tripGroup=A&commandMode=facturation&page=1&limit=12',
  );
  const billCode = body.data.map((order) => order.billCode);
  expect(billCode).toHaveLength(12);
  const filter = encodeURIComponent(JSON.stringify({ billCode }));
  await openSignedIn(page, `/ToMa/warehouse?filter=${filter}`);
  const all = page.getByRole('checkbox', {
    name: isMobile ? orders.list.selectPage : texts.ra.action.select_all,
  });
  await expect(all).toBeVisible();
  const printed = await startTask(page, 'printLabels');
  await all.click();
  if (isMobile) {
    await pressForSelection(page, texts, documents.batch.label);
  } else {
    await pressForSelection(page, texts, documents.batch.print);
    await page.getByRole('menuitem', { name: documents.batch.label, exact: true }).click();
  }
  const ready = page.getByRole('dialog', { name: documents.batch.label });
  const print = ready.getByRole('link', { name: documents.preview.print });
  await expect(print).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page, 'a batch that is ready');
  const opened = page.waitForEvent('popup');
  await print.click();
  await opened;
  await printed();
});
