import type { Locator, Page } from '@playwright/test';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { onScreens } from '../support/e2e/on-screens.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { OPENED, openersIn, selectFirstRow } from '../support/e2e/openers.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';
import { go, stands } from '../support/e2e/walk.ts';
import { addressOf } from '../support/e2e/walked-screens.ts';

/** Screens that open much; some of their tools appear once a row is selected. */
const SCREENS = [
  { screen: '/ToMa/warehouse', isSelected: false },
  { screen: '/ToMa/warehouse', isSelected: true },
  { screen: '/commands/:id/show', isSelected: false },
  { screen: '/chat/:clientId?', isSelected: false },
  { screen: '/users', isSelected: true },
  { screen: '/gallery', isSelected: false },
  { screen: '/faq', isSelected: false },
  { screen: '/', isSelected: false },
] as const;

/** Opens it, looks at it, and closes it by Escape: the focus goes in, and comes back. */
async function look(page: Page, opener: Locator, screen: string): Promise<string> {
  const name = await opener.evaluate(
    (one) => one.getAttribute('aria-label') ?? one.textContent ?? '',
  );
  const before = await page.locator(OPENED).count();
  const handle = await opener.elementHandle();
  await opener.click();
  await expect.poll(() => page.locator(OPENED).count(), name).toBeGreaterThan(before);
  const opened = page.locator(OPENED).last();
  const isInside = () => opened.evaluate((one) => one.contains(document.activeElement));
  await expect
    .poll(isInside, { message: `the focus goes into ${name}`, timeout: 10_000 })
    .toBe(true);
  await expectAccessible(page, `${screen}: ${name}`);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator(OPENED).count(), `${name} closes`).toBe(before);
  const isBack = () => handle?.evaluate((one) => one === document.activeElement);
  await expect.soft
    .poll(isBack, { message: `the focus returns from ${name}`, timeout: 10_000 })
    .toBe(true);
  return name;
}

for (const { variant, tag } of onScreens(
  { locale: 'en', colorScheme: 'light' },
  { locale: 'ar', colorScheme: 'dark' },
)) {
  test.describe(`in ${variant.locale}, ${variant.colorScheme}`, { tag }, () => {
    test.use(variant);

    test('whatever opens is accessible, takes the focus and gives it back', async ({
      page,
      product,
    }) => {
      test.slow(); // More than twenty states, with axe on each.
      const clerk = await asAdmin(product);
      await openSignedIn(page, '/users');
      const seen: string[] = [];
      for (const { screen, isSelected } of SCREENS) {
        await test.step(`${screen}${isSelected ? ' with a selection' : ''}`, async () => {
          await go(page, await addressOf(screen, clerk));
          await stands(page);
          if (isSelected) await selectFirstRow(page);
          const part = page.locator(screen === '/' ? 'body' : 'main');
          for (const opener of await openersIn(part)) {
            seen.push(`${screen}: ${await look(page, opener, screen)}`);
          }
        });
      }
      expect(seen.length, seen.join('\n')).toBeGreaterThan(20);
    });

    test.describe('a list', () => {
      test.use({ provoked: [500] });

      test('is accessible while it loads, where it finds nothing, and where it failed', async ({
        page,
      }) => {
        const { kit } = TEXTS[variant.locale];
        await openSignedIn(page, '/users');
        await stands(page);
        const shown = page.locator('main');

        let answer: () => void = () => undefined;
        const released = new Promise<void>((resolve) => {
          answer = resolve;
        });
        await page.route('**/api/v1/faq?*', async (route) => {
          await released;
          await route.continue();
        });
        await go(page, '/faq');
        await expect(shown.locator('.MuiSkeleton-root').first()).toBeVisible();
        await expectAccessible(page, 'a list that loads');
        answer();
        await stands(page);

        await go(page, `/users?filter=${encodeURIComponent(JSON.stringify({ q: 'qqqqzzzz' }))}`);
        await expect(shown.getByText(kit.list.noMatch)).toBeVisible();
        await expectAccessible(page, 'a list that finds nothing');

        await page.route('**/api/v1/tours?*', (route) => route.fulfill({ status: 500 }));
        await go(page, '/tours');
        await expect(shown.getByText(kit.load.failed)).toBeVisible();
        await expectAccessible(page, 'a list that failed');
      });
    });
  });
}
