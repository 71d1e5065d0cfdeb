import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { LOCALES } from '../../domain/fields.ts';
import { loadCustomerTexts } from '../../src/i18n/customer/catalogues.ts';
import type { Client } from '../support/client.ts';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { expect, test } from '../support/e2e/test.ts';

/** The budget that tools/check-bundle.ts checks in the build, in bytes of gzipped script. */
const TO_CONVERSATION = 120_000;
const PASSWORD = 'a-customer-of-the-tests';

type Order = { readonly billCode: string; readonly user: { _id: string; phone: string } };

/** A customer of the sample week whose parcels are on the road, with a password. */
async function somebodyUnderway(
  clerk: Client,
): Promise<{ id: string; phone: string; code: string }> {
  const query = 'tripGroup=A&commandMode=tracking&finish=false&sort=-createdAt&limit=1';
  const [order] = (await clerk.get<{ data: Order[] }>(`commands?${query}`)).body.data;
  if (!order) throw new Error('The sample week has no order on the road.');
  const { _id: id, phone } = order.user;
  const { status } = await clerk.put(`auth/users/${id}`, { password: PASSWORD, status: 'active' });
  if (status !== 200) throw new Error(`The password was answered with ${status}.`);
  return { id, phone, code: order.billCode };
}

const write = (clerk: Client, recieverId: string, content: string) =>
  clerk.post('message', { recieverId, message: { type: 'text', content } });

async function logIn(page: Page, phone: string): Promise<void> {
  await page.locator('input[name=phone]').fill(phone);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
  await expect(page.locator('textarea')).toBeVisible();
}

/** The bytes of gzipped script that the page has loaded by the time of each call. */
function watchScripts(page: Page) {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  return async () => {
    const bodies = await Promise.all(scripts);
    return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  };
}

const theirs = (page: Page, text: string) => page.locator('.theirs').filter({ hasText: text });
const own = (page: Page, text: string) => page.locator('.own').filter({ hasText: text });

test.describe('a customer on a phone', { tag: '@phone' }, () => {
  test.use({ locale: 'de' });

  test('writes to the office, reads its answer, and follows their parcels', async ({
    page,
    product,
  }) => {
    const texts = await loadCustomerTexts('de');
    const clerk = await asAdmin(product);
    const { id, phone, code } = await somebodyUnderway(clerk);
    const loaded = watchScripts(page);
    await page.goto('/c');
    await logIn(page, phone);
    await page.getByLabel(texts.input.label).fill('Wann kommen meine Pakete an?');
    await page.getByRole('button', { name: texts.input.send }).click();
    const question = own(page, 'Wann kommen meine Pakete an?');
    await expect(question).toHaveAttribute('data-state', /sent|delivered/);
    // Everything that an open conversation needs, the live channel included, is there by now.
    const bytes = await loaded();
    expect(bytes).toBeGreaterThan(60_000);
    expect(bytes).toBeLessThanOrEqual(TO_CONVERSATION);

    await write(clerk, id, 'Am Freitag, inschallah.');
    await expect(theirs(page, 'Am Freitag, inschallah.')).toBeVisible();
    await page.getByLabel(texts.input.label).fill('Noch eine Fra');
    await page.reload();
    await expect(question).toHaveCount(1);
    await expect(theirs(page, 'Am Freitag, inschallah.')).toHaveCount(1);
    await expect(page.getByLabel(texts.input.label)).toHaveValue('Noch eine Fra');

    await page.getByRole('button', { name: texts.tabs.orders }).click();
    await expect(page.getByText(code)).toBeVisible();
    await write(clerk, id, 'Und noch etwas.');
    await expect(page.locator('.badge')).toHaveText('1');
    await page.getByRole('button', { name: new RegExp(texts.tabs.chat) }).click();
    await expect(theirs(page, 'Und noch etwas.')).toBeVisible();
    await expect(page.locator('.badge')).toHaveCount(0);
  });
});

test.describe('a customer in a tunnel', { tag: '@phone' }, () => {
  test.use({ locale: 'de', provoked: [0] });

  test('has every message once, whatever was written while the connection was cut', async ({
    page,
    context,
    product,
  }) => {
    const texts = await loadCustomerTexts('de');
    const clerk = await asAdmin(product);
    const { id, phone } = await somebodyUnderway(clerk);
    await page.goto('/c');
    await logIn(page, phone);
    const send = async (text: string) => {
      await page.getByLabel(texts.input.label).fill(text);
      await page.getByRole('button', { name: texts.input.send }).click();
    };
    await send('Vorher');
    await expect(own(page, 'Vorher')).toHaveAttribute('data-state', /sent|delivered/);
    await context.setOffline(true);
    await send('Aus dem Tunnel');
    await write(clerk, id, 'Sind Sie noch da?');
    await expect(page.getByText(texts.connection.offline)).toBeVisible();
    await expect(own(page, 'Aus dem Tunnel')).toHaveAttribute('data-state', /waiting|sending/);
    await context.setOffline(false);
    await expect(theirs(page, 'Sind Sie noch da?')).toHaveCount(1);
    await expect(own(page, 'Aus dem Tunnel')).toHaveAttribute('data-state', /sent|delivered/);
    await expect(own(page, 'Aus dem Tunnel')).toHaveCount(1);
  });
});

test.describe('a customer with a long conversation', { tag: '@phone' }, () => {
  test('reads further up without a jump when older messages come', async ({ page, product }) => {
    const clerk = await asAdmin(product);
    const { id, phone } = await somebodyUnderway(clerk);
    for (let number = 1; number <= 120; number += 1) await write(clerk, id, `Zeile ${number}.`);
    await page.goto('/c');
    await logIn(page, phone);
    await expect(theirs(page, 'Zeile 120.')).toBeInViewport();
    const scroller = page.locator('.scroller');
    const first = page.locator('.bubble-row').first();
    const before = await first.textContent();
    await scroller.evaluate((list) =>
      list.scrollTo({ top: -list.scrollHeight + list.clientHeight + 300 }),
    );
    const seen = page
      .locator('.bubble-row')
      .filter({ hasText: before ?? '' })
      .first();
    const place = await seen.evaluate((row) => row.getBoundingClientRect().top);
    await expect(first).not.toHaveText(before ?? '');
    const after = await seen.evaluate((row) => row.getBoundingClientRect().top);
    expect(Math.abs(after - place)).toBeLessThan(2);
  });
});

test.describe('a customer', { tag: '@phone' }, () => {
  for (const locale of LOCALES) {
    test.describe(`whose browser speaks ${locale}`, () => {
      test.use({ locale });

      test('finds every part of the page accessible', async ({ page, product }) => {
        const texts = await loadCustomerTexts(locale);
        const clerk = await asAdmin(product);
        const { id, phone } = await somebodyUnderway(clerk);
        await write(clerk, id, 'Guten Tag! مرحبا');
        await clerk.post('message', {
          recieverId: id,
          message: { type: 'gif', content: 'thanks' },
        });
        await page.goto('/c');
        await expect(page.getByRole('heading', { name: texts.login.title })).toBeVisible();
        await expectAccessible(page, 'the login');
        await logIn(page, phone);
        await page.getByLabel(texts.input.label).fill('Danke!');
        await page.getByRole('button', { name: texts.input.send }).click();
        await expect(own(page, 'Danke!')).toHaveAttribute('data-state', /sent|delivered/);
        await page.getByRole('button', { name: texts.input.more }).click();
        await expect(page.getByRole('button', { name: texts.gifs.hello })).toBeVisible();
        await expectAccessible(page, 'the conversation');
        await page.getByRole('button', { name: texts.tabs.orders }).click();
        await expect(page.locator('.order').first()).toBeVisible();
        await expectAccessible(page, 'the orders');
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(390);
      });
    });
  }
});

test.describe('a customer with a keyboard', { tag: '@desktop' }, () => {
  test.use({ locale: 'en' });

  test('logs in, writes, deletes and logs out without a mouse', async ({ page, product }) => {
    const texts = await loadCustomerTexts('en');
    const clerk = await asAdmin(product);
    const { phone } = await somebodyUnderway(clerk);
    const { keyboard } = page;
    await page.goto('/c');
    const tabTo = async (name: string) => {
      const focused = page.locator(':focus');
      for (let presses = 0; presses < 30; presses += 1) {
        await keyboard.press('Tab');
        const label = await focused.evaluate(
          (one) => one.getAttribute('aria-label') ?? one.textContent ?? '',
        );
        const field = await focused.getAttribute('name');
        if (label.trim().startsWith(name) || field === name) return;
      }
      throw new Error(`No press of Tab leads to "${name}".`);
    };
    await expect(page.locator('input[name=phone]')).toBeVisible();
    await tabTo('phone');
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type(phone);
    await tabTo('password');
    await keyboard.type(PASSWORD);
    await keyboard.press('Enter');
    await expect(page.locator('textarea')).toBeVisible();
    await tabTo(texts.input.label);
    await keyboard.type('First line');
    await keyboard.press('Shift+Enter');
    await keyboard.type('second line');
    await keyboard.press('Enter');
    const message = own(page, 'second line');
    await expect(message).toHaveAttribute('data-state', /sent|delivered/);
    await message.getByRole('button').focus();
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: texts.remove.action })).toBeVisible();
    await tabTo(texts.remove.confirm);
    await keyboard.press('Enter');
    await expect(message).toHaveCount(0);
    await page.locator('textarea').focus();
    await page.getByRole('button', { name: texts.logout.action }).focus();
    await keyboard.press('Enter');
    await expect(page.locator('input[name=phone]')).toBeVisible();
  });
});
