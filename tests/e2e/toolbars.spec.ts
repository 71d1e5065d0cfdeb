import type { Locator } from '@playwright/test';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';

/** The names of the controls that stand in each line of a toolbar. */
const linesOf = (toolbar: Locator): Promise<string[][]> =>
  toolbar.evaluate((box) => {
    const lines: { middle: number; names: string[] }[] = [];
    for (const control of box.querySelectorAll<HTMLElement>('button, a, input, select')) {
      const { top, bottom, width } = control.getBoundingClientRect();
      if (width === 0) continue;
      const middle = (top + bottom) / 2;
      const name = control.getAttribute('aria-label') ?? control.innerText;
      const line = lines.find((other) => Math.abs(other.middle - middle) < 12);
      if (line) line.names.push(name);
      else lines.push({ middle, names: [name] });
    }
    return lines.map(({ names }) => names);
  });

/** The lines after the first that hold a single control. */
const loneControls = async (toolbar: Locator): Promise<string[][]> =>
  (await linesOf(toolbar)).slice(1).filter((names) => names.length === 1);

const isCut = (select: Element): boolean => select.scrollWidth > select.clientWidth;

/** The pages of the menu that are no lists of this kind. */
const NO_LISTS = ['/', '/scan', '/trips', '/appointments', '/settings', '/resources'];

/** Where the menu leads to lists, once the entries that come later are there. */
async function listAddresses(menu: Locator, last: string): Promise<readonly string[]> {
  await expect(menu.getByRole('link', { name: last, exact: true })).toBeAttached();
  const links = await menu.getByRole('link').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  return addresses.flatMap((address) =>
    address === null || NO_LISTS.includes(address) || address.startsWith('/chat') ? [] : [address],
  );
}

test.describe('on a laptop', { tag: '@desktop' }, () => {
  // The two languages with the longest texts.
  for (const locale of ['de', 'fr'] as const) {
    test.describe(`in ${locale}`, () => {
      test.use({ locale });

      test('a clerk finds no button alone on a second line above any list', async ({ page }) => {
        await openSignedIn(page, '/resources');
        const menu = page.getByRole('navigation');
        const addresses = await listAddresses(menu, TEXTS[locale].shell.menu.resources);
        expect(addresses.length).toBeGreaterThan(20);
        for (const address of addresses) {
          await page.goto(address);
          // What was found is announced last.
          await expect(page.locator('.list-page').getByRole('status').first()).not.toBeEmpty();
          const toolbar = page.locator('.list-toolbar');
          await expect.poll(() => loneControls(toolbar), address).toEqual([]);
        }
      });
    });
  }

  for (const locale of ['de', 'ar', 'fr'] as const) {
    test.describe(`in ${locale}, in the chat`, () => {
      test.use({ locale });

      test('a clerk reads whole choices above the conversations, in one line', async ({ page }) => {
        await openSignedIn(page, '/chat');
        const choices = page.getByRole('combobox');
        await expect(choices).toHaveCount(2);
        const chips = page.getByRole('group').filter({ has: choices.first() });
        expect(await loneControls(chips)).toEqual([]);
        for (const choice of await choices.all()) {
          for (const option of await choice.locator('option').all()) {
            await choice.selectOption((await option.getAttribute('value')) ?? '');
            expect(await choice.evaluate(isCut)).toBe(false);
          }
        }
      });
    });
  }
});
