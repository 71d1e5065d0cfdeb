import { readFile } from 'node:fs/promises';
import type { Client } from '../support/client.ts';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { expectNotice } from '../support/e2e/expect-notice.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { startTask } from '../support/e2e/tasks.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';

type Order = {
  _id: string;
  __v: number;
  user: { address: string | null; zipcode: string | null; cityName: string | null };
};

test.use({ locale: 'de' });

/** An order in the warehouse that can be invoiced as it is. */
async function billableOrder(office: Client): Promise<Order> {
  const list = 'commands?tripGroup=A&commandMode=facturation&limit=100';
  const { body } = await office.get<{ data: Order[] }>(list);
  const found = body.data.find(({ user }) => user.address && user.zipcode && user.cityName);
  if (!found) throw new Error('The sample week has no order in the warehouse.');
  const content = [{ desc: 'Karton Schuhe', qty: 12.5, price: '45.50' }];
  const change = { verified: true, content, priceSub: null, priceTotal: null };
  const { status } = await office.put(`commands/${found._id}`, change);
  if (status !== 200) throw new Error(`Preparing an order was answered with ${status}.`);
  return found;
}

/** The price of an order's first line, as it is stored. */
async function priceOf(office: Client, { _id }: Order): Promise<string | undefined> {
  type Stored = { data: { content: { price: string }[] }[] };
  const { body } = await office.get<Stored>(`commands?_id=${_id}`);
  return body.data[0]?.content[0]?.price;
}

test.describe('an order whose price a clerk has just typed', () => {
  test('is issued with that price, without being saved first', { tag: '@phone' }, async ({
    page,
    product,
  }) => {
    const { documents } = TEXTS.de;
    const office = await asAdmin(product);
    const order = await billableOrder(office);
    await openSignedIn(page, `/ToMa/warehouse/bill/${order._id}`);
    const amount = page.getByRole('textbox', { name: 'Betrag, Zeile 1' });
    await expect(amount).toHaveValue('45,50');
    await amount.fill('60');
    await page.getByRole('button', { name: documents.issue.issue, exact: true }).click();
    await page.getByRole('checkbox', { name: documents.issue.sameDay }).check();
    const question = page.getByRole('dialog', { name: documents.issue.title });
    await question.getByRole('button', { name: documents.issue.issue, exact: true }).click();
    await expect(page.getByText(/RE-\d{4}-\d{6}/).first()).toBeVisible();
    expect(await priceOf(office, order)).toBe('60.00');
  });
});

test.describe('an order whose trip has a date of service', () => {
  test('is invoiced, and the invoice sent, with three clicks', {
    tag: ['@task', '@desktop'],
  }, async ({ page, product }) => {
    const { documents, editor, notice } = TEXTS.de;
    const office = await asAdmin(product);
    const order = await billableOrder(office);
    await openSignedIn(page, `/ToMa/warehouse/bill/${order._id}`);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await expect(button(documents.actions.send)).toBeEnabled();
    const sent = await startTask(page, 'issueAndSend');
    await button(documents.actions.send).click();
    await button(editor.send.issueFirst).click();
    const question = page.getByRole('dialog', { name: editor.send.issueTitle });
    await question.getByRole('button', { name: editor.send.issueFirst, exact: true }).click();
    await expectNotice(page, notice.documents.sent);
    await sent();
  });
});

test.describe('an order with a paid invoice', () => {
  test('shows each in its own place, on the page and in the preview', { tag: '@phone' }, async ({
    page,
    product,
  }) => {
    const { documents, issued } = TEXTS.de;
    const office = await asAdmin(product);
    const order = await billableOrder(office);
    await openSignedIn(page, `/ToMa/warehouse/bill/${order._id}`);
    await page.getByRole('button', { name: documents.issue.issue, exact: true }).click();
    await page.getByRole('checkbox', { name: documents.issue.sameDay }).check();
    const question = page.getByRole('dialog', { name: documents.issue.title });
    await question.getByRole('button', { name: documents.issue.issue, exact: true }).click();
    await expect(question).toHaveCount(0);
    const today = new Date().toISOString().slice(0, 10);
    const payment = { paid: true, paidOn: today, paidVia: 'cash' };
    expect((await office.put(`commands/${order._id}`, payment)).status).toBe(200);

    await page.goto(`/commands/${order._id}/show`);
    const line = page
      .getByRole('list', { name: issued.page.invoices })
      .getByRole('listitem')
      .first();
    const day = line.getByRole('paragraph');
    const state = line.getByText(issued.states.issued, { exact: true });
    await expect(line).toContainText(TEXTS.de.resources.commands.choices.paidVia.cash);
    const [dayBox, stateBox] = [await day.boundingBox(), await state.boundingBox()];
    expect(dayBox?.height).toBeLessThan(30);
    const end = (dayBox?.y ?? 0) + (dayBox?.height ?? 0);
    expect(stateBox?.y).toBeGreaterThanOrEqual(end - 1);

    await line.getByRole('link', { name: /^RE-/ }).click();
    const preview = page.getByRole('dialog');
    const pages = preview.getByRole('document');
    await expect(pages.getByRole('button').first()).toBeVisible({ timeout: 60_000 });
    const box = await pages.boundingBox();
    const bar = await preview.getByRole('contentinfo').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
  });
});

test.describe('an order that somebody else changes while it is issued', () => {
  test.use({ provoked: [409] });

  test('is previewed again, issued, found in the list, downloaded as Factur-X and cancelled', {
    tag: '@desktop',
  }, async ({ page, product }) => {
    test.slow(); // The server draws, and axe checks each station.
    const texts = TEXTS.de;
    const { documents, issued } = texts;
    const office = await asAdmin(product);
    const order = await billableOrder(office);
    await openSignedIn(page, `/ToMa/warehouse/bill/${order._id}`);
    const ask = page.getByRole('button', { name: documents.issue.issue, exact: true });
    await expect(ask).toBeEnabled();
    const issue = async () => {
      await ask.click();
      await page.getByRole('checkbox', { name: documents.issue.sameDay }).check();
      const question = page.getByRole('dialog', { name: documents.issue.title });
      await question.getByRole('button', { name: documents.issue.issue, exact: true }).click();
    };

    expect((await office.put(`commands/${order._id}`, { priceTotal: '77.00' })).status).toBe(200);
    await issue();
    const conflict = page.getByRole('dialog', { name: issued.conflict.title });
    await expect(conflict).toContainText('77,00');
    await expectAccessible(page, 'what was changed before an invoice was issued');
    await conflict.getByRole('button', { name: issued.conflict.look, exact: true }).click();
    await expect(page.getByRole('textbox', { name: documents.totals.total })).toHaveValue('77,00');
    await issue();
    await expect(ask).toHaveCount(0);

    await page.goto('/bills/issued');
    const number = page.getByRole('link', { name: /^RE-/ }).first();
    await expect(number).toBeVisible();
    await expectAccessible(page, 'the list of issued invoices');
    const name = (await number.textContent()) ?? '';
    await number.click();
    await expect(page).toHaveURL(/\/bills\/issued\/.+/);
    const facturX = page.getByRole('button', { name: issued.files.facturX, exact: true });
    await expect(facturX).toBeVisible({ timeout: 60_000 });
    const coming = page.waitForEvent('download', { timeout: 60_000 });
    await facturX.click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe(`${name}_factur-x.pdf`);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

    await page.getByRole('button', { name: documents.issue.storno, exact: true }).click();
    const question = page.getByRole('dialog', { name: documents.issue.stornoTitle });
    await question.getByRole('textbox').fill('Falscher Betrag');
    await question.getByRole('button', { name: documents.issue.storno, exact: true }).click();
    await expect(question).toHaveCount(0);
    await page.goto('/bills/issued');
    await expect(page.getByRole('link', { name: /^ST-/ })).toBeVisible();
  });
});
