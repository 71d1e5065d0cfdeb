import type { Page } from '@playwright/test';
import { loadCustomerTexts } from '../../src/i18n/customer/catalogues.ts';
import { OWN_TEXTS } from '../../src/i18n/customer/own/own-texts.ts';
import { PUBLIC_TEXTS } from '../../src/i18n/customer/public/public-texts.ts';
import type { Client } from '../support/client.ts';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { expect, test } from '../support/e2e/test.ts';

const PASSWORD = 'a-customer-of-the-tests';

type One = { readonly data: { readonly _id: string } };

/** Publishes news in German only. */
async function publishNews(clerk: Client, title: string): Promise<void> {
  const news = { title: { de: title }, text: { de: '<p>Wir haben ab Montag wieder offen.</p>' } };
  const { status, body } = await clerk.post<One>('info', news);
  if (status !== 201) throw new Error(`The news were answered with ${status}.`);
  const published = await clerk.post(`info/${body.data._id}/publish`);
  if (published.status !== 200) throw new Error(`Publishing was answered ${published.status}.`);
}

/** Whoever has an order of the sample week that has arrived, with a password. */
async function somebodyServed(clerk: Client): Promise<{ phone: string; code: string }> {
  type Order = { billCode: string; user: { _id: string; phone: string } };
  const query = 'commands?finish=true&sort=-createdAt&limit=1';
  const [order] = (await clerk.get<{ data: Order[] }>(query)).body.data;
  if (!order) throw new Error('The sample week has no order that has arrived.');
  const { _id: id, phone } = order.user;
  const { status } = await clerk.put(`auth/users/${id}`, { password: PASSWORD, status: 'active' });
  if (status !== 200) throw new Error(`The password was answered with ${status}.`);
  return { phone, code: order.billCode };
}

const fitsTheScreen = async (page: Page) => {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
};

test.describe('a stranger on a phone', { tag: '@phone' }, () => {
  test.use({ locale: 'en' });

  test('reads what is published, with one press from page to page', async ({ page, product }) => {
    const texts = PUBLIC_TEXTS.en;
    const { names } = (await loadCustomerTexts('en')).publicPages;
    const clerk = await asAdmin(product);
    await publishNews(clerk, 'Wieder geöffnet');
    await page.goto('/c');
    const go = async (name: string) => {
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    };
    await go(names.news);
    await expect(page.getByRole('heading', { name: 'Wieder geöffnet' })).toBeVisible();
    await expect(page.getByText(texts.german)).toBeVisible();
    await expectAccessible(page, 'the news');
    await go(names.gallery);
    await page.locator('.public-gallery button').first().click();
    const large = page.locator('dialog img');
    await expect
      .poll(() => large.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(240);
    await page.keyboard.press('Escape');
    await expect(large).toHaveCount(0);
    await expectAccessible(page, 'the gallery');
    await fitsTheScreen(page);
    await go(names.imprint);
    await go(names.privacy);
    await page.getByRole('link', { name: texts.back }).click();
    await expect(page.locator('input[name=phone]')).toBeVisible();
  });
});

test.describe('an Arabic reader on a phone', { tag: '@phone' }, () => {
  test.use({ locale: 'ar' });

  test('reads prices and questions from right to left', async ({ page }) => {
    const { names } = (await loadCustomerTexts('ar')).publicPages;
    await page.goto('/c#prices');
    await expect(page.getByRole('heading', { level: 1, name: names.prices })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('.public-price').first()).toBeVisible();
    await expectAccessible(page, 'the prices in Arabic');
    await page.getByRole('link', { name: names.faq, exact: true }).click();
    const question = page.locator('details').first();
    await question.locator('summary').click();
    await expect(question.locator('.rich')).toBeVisible();
    await expectAccessible(page, 'the questions in Arabic');
    await fitsTheScreen(page);
  });
});

test.describe('a customer on a phone', { tag: '@phone' }, () => {
  test.use({ locale: 'de' });

  test('books an appointment, cancels it, and reviews an order that has arrived', async ({
    page,
    product,
  }) => {
    const [texts, own] = [await loadCustomerTexts('de'), OWN_TEXTS.de];
    const { phone, code } = await somebodyServed(await asAdmin(product));
    await page.goto('/c');
    await page.locator('input[name=phone]').fill(phone);
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.locator('button[type=submit]').click();
    await expect(page.locator('textarea')).toBeVisible();

    await page.getByRole('button', { name: texts.tabs.appointments }).click();
    await page
      .getByRole('button', { name: /^Buchen:/ })
      .first()
      .click();
    await page.getByLabel(own.note).fill('Zwei Kartons und ein Fahrrad');
    await expectAccessible(page, 'the appointments');
    await page.getByRole('button', { name: own.confirm }).click();
    const booking = page.locator('.order').filter({ hasText: 'Zwei Kartons und ein Fahrrad' });
    await expect(booking.getByText(own.booked, { exact: true })).toBeVisible();
    await booking.getByRole('button', { name: /^Buchung stornieren/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: own.cancel, exact: true }).click();
    await expect(page.getByText(own.cancelledNow)).toBeVisible();
    await expect(booking.getByText(own.cancelled, { exact: true })).toBeAttached();

    await page.getByRole('button', { name: texts.tabs.orders }).click();
    const order = page.locator('.order').filter({ hasText: code });
    await order.getByRole('button', { name: new RegExp(code) }).click();
    await order.getByText('☆').nth(4).click();
    await order.getByRole('textbox').fill('Alles heil angekommen.');
    await expectAccessible(page, 'the review');
    await fitsTheScreen(page);
    await order.getByRole('button', { name: own.review.send }).click();
    await expect(order.getByText(own.review.thanks)).toBeVisible();

    await page.getByRole('button', { name: texts.tabs.more }).click();
    await page.getByRole('link', { name: texts.publicPages.names.reviews, exact: true }).click();
    await expect(page.getByText('Alles heil angekommen.')).toBeVisible();
    await page.getByRole('link', { name: PUBLIC_TEXTS.de.inside }).click();
    await page.reload();
    await page.getByRole('button', { name: texts.tabs.orders }).click();
    await expect(order.getByText(own.review.yours)).toBeVisible();
  });
});
