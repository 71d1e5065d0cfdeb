import type { Page } from '@playwright/test';
import { loadCustomerTexts } from '../../src/i18n/customer/catalogues.ts';
import { ORDER_TEXTS } from '../../src/i18n/customer/orders/order-texts.ts';
import { OWN_TEXTS } from '../../src/i18n/customer/own/own-texts.ts';
import { PUBLIC_TEXTS } from '../../src/i18n/customer/public/public-texts.ts';
import { serverTexts } from '../../src/i18n/server-texts/de.ts';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { customerOnTheRoad } from '../support/e2e/customer-on-the-road.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { expect, test } from '../support/e2e/test.ts';

/** Logs in somebody with an order of the sample week that is on the road. */
async function logIn(page: Page, product: { readonly url: string }): Promise<void> {
  const { phone, password } = await customerOnTheRoad(await asAdmin(product));
  await page.goto('/c');
  await page.locator('input[name=phone]').fill(phone);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await expect(page.locator('textarea')).toBeVisible();
}

/** How far the document itself could be scrolled, in pixels. */
const beyond = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight);

test.describe('a customer on a phone', { tag: '@phone' }, () => {
  test.use({ locale: 'de' });

  test('finds an appointment by city and kind', async ({ page, product }) => {
    const [texts, own] = [await loadCustomerTexts('de'), OWN_TEXTS.de];
    await logIn(page, product);
    await page.getByRole('button', { name: texts.tabs.appointments }).click();
    const days = page.locator('.day h3');
    await expect(days.first()).toBeVisible();
    expect(await days.count()).toBeGreaterThan(2);
    const heights = await page
      .locator('.slot .button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights), 'room for a thumb').toBeGreaterThanOrEqual(44);
    const choices = await page.locator('.chips').first().boundingBox();
    expect(choices?.height, 'room for a thumb').toBeGreaterThan(44);
    await expectAccessible(page, 'the appointments by day');
    const choose = (name: string) => page.locator('.chips label').filter({ hasText: name }).click();
    await choose('Bremen');
    const places = page.locator('.slot-city');
    expect(new Set(await places.allTextContents())).toEqual(new Set(['Bremen']));
    await choose(own.kinds.pickUp);
    const rows = page.locator('.slot');
    await expect(rows.filter({ hasNotText: own.kinds.pickUp })).toHaveCount(0);
    await expect(rows.first()).toContainText(/\d\d:\d\d bis \d\d:\d\d Uhr/);
    await rows
      .first()
      .getByRole('button', { name: /^Buchen:/ })
      .click();
    await expect(page.getByLabel(own.note)).toBeFocused();
    await expectAccessible(page, 'booking an appointment of a city');
  });

  test('never scrolls the page itself away, however small it is', async ({ page, product }) => {
    const texts = await loadCustomerTexts('de');
    await logIn(page, product);
    const sizes = [
      { width: 390, height: 844 },
      { width: 320, height: 400 },
      { width: 844, height: 300 },
    ];
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const tab of ['orders', 'appointments', 'more', 'chat'] as const) {
        await page.evaluate((name) => {
          location.hash = name;
        }, tab);
        await expect(page.getByRole('button', { name: texts.tabs[tab] })).toHaveAttribute(
          'aria-current',
          'page',
        );
        expect(await beyond(page), `${tab} at ${size.width} x ${size.height}`).toBe(0);
      }
      await expect(page.locator('textarea')).toBeInViewport({ ratio: 1 });
    }
  });

  test('reads the terms of an order, and is back at the order', async ({ page, product }) => {
    const own = ORDER_TEXTS.de;
    await logIn(page, product);
    await page.evaluate(() => {
      location.hash = 'orders';
    });
    await page
      .getByRole('link', { name: /^Einzelheiten zum Auftrag/ })
      .first()
      .click();
    await page.getByRole('link', { name: /^AGB, Fassung/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(serverTexts.legalPages.agb);
    await expectAccessible(page, 'a version of the terms');
    await page.getByRole('link', { name: 'العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await page.getByRole('link', { name: serverTexts.frame.back }).click();
    await expect(page.getByRole('region', { name: own.progress })).toBeVisible();
  });
});

test.describe('a reader at a desk in the dark', { tag: '@desktop' }, () => {
  test.use({ locale: 'ar', colorScheme: 'dark' });

  test('has appointments and terms in Arabic, in the same frame', async ({ page, product }) => {
    const texts = await loadCustomerTexts('ar');
    await logIn(page, product);
    await page.getByRole('button', { name: texts.tabs.appointments }).click();
    await expect(page.locator('.slot').first()).toBeVisible();
    await expectAccessible(page, 'the appointments in Arabic, in the dark');
    await page.goto('/c#terms');
    await expect(page.locator('.legal')).toBeVisible();
    await expectAccessible(page, 'the terms in Arabic, in the dark');
    await page.getByRole('link', { name: PUBLIC_TEXTS.ar.inside }).click();
    await expect(page.locator('.slot').first()).toBeVisible();
    await page.goto('/legal/agb?lang=ar');
    await expectAccessible(page, 'the legal page in Arabic, in the dark');
  });
});
