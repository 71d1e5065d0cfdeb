import { asAdmin } from '../support/e2e/as-admin.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { issueInvoice } from '../support/e2e/issue-invoice.ts';
import { onScreens } from '../support/e2e/on-screens.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';
import { go, stands } from '../support/e2e/walk.ts';
import { addressOf, LISTS, PUBLIC_SCREENS, SCREENS } from '../support/e2e/walked-screens.ts';

/** Every second screen, from the first or from the second. */
const half = <T>(all: readonly T[], from: 0 | 1): readonly T[] =>
  all.filter((_, at) => at % 2 === from);

/**
 * Each screen is seen in both colour schemes, in both directions of writing and in both sizes: one half
 * of the screens has the pairs that the other half lacks.
 */
const HALVES = [
  {
    from: 0,
    name: 'one half',
    looks: onScreens({ locale: 'en', colorScheme: 'light' }, { locale: 'ar', colorScheme: 'dark' }),
  },
  {
    from: 1,
    name: 'the other half',
    looks: onScreens({ locale: 'ar', colorScheme: 'dark' }, { locale: 'en', colorScheme: 'light' }),
  },
] as const;

for (const { from, name, looks } of HALVES) {
  for (const { variant, tag } of looks) {
    test.describe(`in ${variant.locale}, ${variant.colorScheme}`, { tag }, () => {
      test.use(variant);

      test(`${name} of the screens behind the login is accessible`, async ({ page, product }) => {
        test.slow(); // Some fifty screens, with axe on each.
        const clerk = await asAdmin(product);
        await issueInvoice(clerk);
        await openSignedIn(page, '/users');
        for (const screen of half(Object.keys(SCREENS), from)) {
          await test.step(screen, async () => {
            await go(page, await addressOf(screen, clerk));
            await stands(page);
            await expectAccessible(page, screen);
          });
        }
      });

      test(`${name} of the pages that everybody may read is accessible`, async ({ page }) => {
        await page.goto('/');
        await stands(page);
        await expectAccessible(page, 'the login');
        for (const address of half(PUBLIC_SCREENS, from)) {
          await page.goto(address);
          await stands(page);
          await expectAccessible(page, address);
        }
      });
    });
  }
}

/** So many presses lead to the first row of a list at most, from the moment that the page is loaded. */
const PRESSES = 10;

test('a clerk without a mouse is at the first row of every second list within ten presses', {
  tag: '@desktop',
}, async ({ page, product }) => {
  test.slow(); // Some fifteen lists, each of a page that is loaded anew.
  const clerk = await asAdmin(product);
  await openSignedIn(page, '/users');
  for (const screen of half(LISTS, 0)) {
    await test.step(screen, async () => {
      await page.goto(await addressOf(screen, clerk));
      await stands(page);
      const row = page.locator('[data-rows] :is(tr, li) >> visible=true').first();
      await expect(row).toBeVisible();
      /** The place of the row with the focus, -1 if none has it. */
      const place = () =>
        page.evaluate(() => {
          const focused = document.activeElement?.closest('[data-rows] :is(tr, li)');
          return focused ? [...(focused.parentElement?.children ?? [])].indexOf(focused) : -1;
        });
      let presses = 0;
      // The second link leads to the list.
      for (const key of ['Tab', 'Tab', 'Enter', ...Array<string>(PRESSES).fill('Tab')]) {
        await page.keyboard.press(key);
        presses += 1;
        if ((await place()) >= 0) break;
      }
      expect(presses, `presses to a row of ${screen}`).toBeLessThanOrEqual(PRESSES);
      expect(await place(), `the row with the focus on ${screen}`).toBe(0);
    });
  }
});

test.describe('somebody who wants no motion', () => {
  test.use({ locale: 'en', contextOptions: { reducedMotion: 'reduce' } });

  test('sees none, wherever something opens', { tag: '@desktop' }, async ({ page }) => {
    const texts = TEXTS.en;
    await openSignedIn(page, '/ToMa/warehouse');
    await stands(page);
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .map(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0))
          .filter((milliseconds) => milliseconds > 1),
      );
    const declared = () =>
      page.evaluate(() => {
        const seconds = (list: string) => list.split(',').map(Number.parseFloat);
        return [...document.querySelectorAll('*')].flatMap((one) => {
          const { animationName, animationDuration, transitionDuration } = getComputedStyle(one);
          const longest = Math.max(
            ...seconds(transitionDuration),
            ...(animationName === 'none' ? [] : seconds(animationDuration)),
          );
          return longest > 0.001 ? [one.outerHTML.slice(0, 120)] : [];
        });
      });
    const still = async () => {
      expect(await moving()).toEqual([]);
      expect(await declared()).toEqual([]);
    };
    await still();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await still();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: texts.shell.bar.account, exact: true }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await still();
    await page.keyboard.press('Escape');
    await go(page, '/chat');
    await stands(page);
    await still();
    await page.goto('/c');
    await stands(page);
    await still();
  });
});
