import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { loadCustomerTexts } from '../../src/i18n/customer/catalogues.ts';
import { ORDER_TEXTS } from '../../src/i18n/customer/orders/order-texts.ts';
import { OWN_TEXTS } from '../../src/i18n/customer/own/own-texts.ts';
import type { Client } from '../support/client.ts';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { expect, test } from '../support/e2e/test.ts';

const PASSWORD = 'a-customer-of-the-tests';

type Order = {
  readonly _id: string;
  readonly billCode: string;
  readonly user: { readonly _id: string; readonly phone: string };
};
type Versioned = Order & { readonly __v: number };

const dataOf = async <Data>(clerk: Client, path: string): Promise<Data> =>
  (await clerk.get<{ data: Data }>(path)).body.data;

async function givePassword(clerk: Client, { user }: Order): Promise<void> {
  const body = { password: PASSWORD, status: 'active' };
  const { status } = await clerk.put(`auth/users/${user._id}`, body);
  if (status !== 200) throw new Error(`The password was answered with ${status}.`);
}

/** The latest order of the sample week that is on the road. */
async function orderUnderway(clerk: Client): Promise<Order> {
  const query = 'tripGroup=A&commandMode=tracking&finish=false&sort=-createdAt&limit=1';
  const [order] = await dataOf<Order[]>(clerk, `commands?${query}`);
  if (!order) throw new Error('The sample week has no order on the road.');
  return order;
}

/** Places an order that is partly paid and invoiced; also answers with the number of the invoice. */
async function invoicedOrder(clerk: Client) {
  const { user } = await orderUnderway(clerk);
  const placed = await clerk.post<{ data: Versioned }>('commands', {
    user: user._id,
    recipient: { firstName: 'Yassin', phone: '+212661234567', address: 'Fes, Rue 1' },
    numofpackages: 2,
    content: [{ desc: 'Haushaltswaren', qty: 12.5, price: '300.00' }],
    priceTotal: '300.00',
    deposit: '100.00',
    payment: 2,
  });
  const { _id } = placed.body.data;
  const verified = await clerk.post<{ data: Versioned }>(`commands/${_id}/verify`);
  const { data: order } = verified.body;
  const issued = await clerk.post<{ data: { number: string } }>('invoices', {
    order: _id,
    __v: order.__v,
    serviceDate: null,
  });
  if (issued.status !== 201) throw new Error(`The invoice was answered with ${issued.status}.`);
  return { order, number: issued.body.data.number };
}

async function logIn(page: Page, { user }: Order): Promise<void> {
  await page.locator('input[name=phone]').fill(user.phone);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
}

test.describe('a customer at a desk', { tag: '@desktop' }, () => {
  test.use({ locale: 'de' });

  test('follows an order step by step, and saves its invoice', async ({ page, product }) => {
    const [texts, own] = [await loadCustomerTexts('de'), ORDER_TEXTS.de];
    const clerk = await asAdmin(product);
    const { order, number } = await invoicedOrder(clerk);
    await givePassword(clerk, order);
    await page.goto('/c');
    await logIn(page, order);
    await page.getByRole('button', { name: texts.tabs.orders }).click();
    const link = page.getByRole('link', { name: own.detailsOf.replace('%{code}', order.billCode) });
    await link.click();
    await expect(page.getByRole('heading', { level: 2, name: order.billCode })).toBeFocused();

    const timeline = page.getByRole('region', { name: own.progress });
    await expect(timeline.getByRole('listitem').first()).toContainText(/ 2026$/);
    await expect(timeline.locator('[aria-current=step]')).toHaveCount(1);
    const payment = page.getByRole('region', { name: own.payment.title });
    await expect(payment).toContainText(/Noch zu zahlen\s*200,00\s€/);
    await expect(page.getByRole('region', { name: own.parcelList.title })).toContainText(/\d{12}/);
    await expectAccessible(page, 'the order');

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: number }).click();
    expect((await saving).suggestedFilename()).toBe(
      `${own.documents.kinds.invoice} ${number.replaceAll('/', '-')}.pdf`,
    );

    await page.reload();
    await expect(timeline).toBeVisible();
    await page.getByRole('link', { name: own.back }).click();
    await expect(link).toBeFocused();
    await page.goBack();
    await expect(timeline).toBeVisible();
  });

  test('downloads their own data, and finds their order in the file', async ({ page, product }) => {
    const [texts, { archive }] = [await loadCustomerTexts('de'), OWN_TEXTS.de];
    const clerk = await asAdmin(product);
    const { order, number } = await invoicedOrder(clerk);
    await givePassword(clerk, order);
    await page.goto('/c');
    await logIn(page, order);
    await page.getByRole('button', { name: texts.tabs.more, exact: true }).click();
    const button = page.getByRole('button', { name: archive.download });
    await expect(button).toBeVisible();
    await expectAccessible(page, 'what else there is');
    const saving = page.waitForEvent('download');
    await button.click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe(`${archive.file}.zip`);
    await expect(page.getByText(archive.saved)).toBeVisible();

    const files = unzipSync(await readFile(await saved.path()));
    const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    expect(textOf('index.html')).toContain('<a href="orders.json">');
    expect(textOf('orders.json')).toContain(`"${order.billCode}"`);
    expect(textOf('invoices.json')).toContain(`"${number}"`);
    expect(JSON.parse(textOf('person.json'))).toMatchObject([{ _id: order.user._id }]);
    const names = Object.keys(files);
    expect(names.filter((name) => name.startsWith('office/'))).toEqual([]);
    // The pictures of the ID can be opened, although they are encrypted on the disk.
    const pictures = names.filter((name) => name.startsWith('identity/'));
    expect(pictures.length).toBeGreaterThan(0);
    for (const name of pictures) expect(textOf(name).slice(0, 4)).toBe('RIFF');
  });
});

test.describe('an Arabic customer on a phone at night', { tag: '@phone' }, () => {
  test.use({ locale: 'ar', colorScheme: 'dark' });

  test('reads an order from right to left, and is back with one press', async ({
    page,
    product,
  }) => {
    const own = ORDER_TEXTS.ar;
    const clerk = await asAdmin(product);
    const order = await orderUnderway(clerk);
    await givePassword(clerk, order);
    await page.goto('/c#orders');
    await logIn(page, order);
    const link = page.getByRole('link', { name: own.detailsOf.replace('%{code}', order.billCode) });
    await expect(link).toBeVisible();
    await expectAccessible(page, 'the orders in the dark');
    await link.click();
    const timeline = page.getByRole('region', { name: own.progress });
    // The Moroccan name of the month, in Western digits.
    await expect(timeline.locator('time').first()).toHaveText(/^\d{1,2} (نونبر|أكتوبر) 2026$/);
    const steps = await timeline.getByRole('listitem').first().boundingBox();
    const dot = (steps?.x ?? 0) + (steps?.width ?? 0);
    expect(dot).toBeGreaterThan(300);
    await expectAccessible(page, 'the order in Arabic, in the dark');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await page.goBack();
    await expect(link).toBeInViewport();
  });
});
