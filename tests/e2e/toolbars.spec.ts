import type { Locator } from '@playwright/test';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';
import { go, stands } from '../support/e2e/walk.ts';

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

/** The controls that a finger misses: lower or narrower than 44 px. */
const tooSmall = (box: Locator): Promise<string[]> =>
  box.evaluate((inside) =>
    [...inside.querySelectorAll<HTMLElement>('button, a.MuiButtonBase-root, .MuiCheckbox-root')]
      // The size of the layout: what is just opening is drawn smaller.
      .filter(
        ({ offsetWidth: width, offsetHeight: height }) => width > 0 && (width < 44 || height < 44),
      )
      .map((control) => `${control.getAttribute('aria-label') ?? control.textContent}`),
  );

const isCut = (select: Element): boolean => select.scrollWidth > select.clientWidth;

/** The pages of the menu that are no lists of this kind. */
const NO_LISTS = ['/', '/scan', '/trips', '/appointments', '/settings', '/resources', '/status'];

/** Where the menu leads to lists, once the entries that come later are there. */
async function listAddresses(menu: Locator, last: string): Promise<readonly string[]> {
  await expect(menu.getByRole('link', { name: last, exact: true })).toBeAttached();
  const links = await menu.getByRole('link').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  return addresses.flatMap((address) =>
    address === null || NO_LISTS.includes(address) || address.startsWith('/chat') ? [] : [address],
  );
}

test.describe('on a phone', { tag: '@phone' }, () => {
  for (const locale of ['de', 'ar'] as const) {
    test.describe(`in ${locale}`, () => {
      test.use({ locale });

      test('a clerk finds the tools in one line, each large enough for a finger', async ({
        page,
      }) => {
        await openSignedIn(page, '/ToMa/warehouse');
        const cards = page.locator('.list-page li');
        await expect(cards.first()).toBeVisible();
        const toolbar = page.locator('.list-toolbar');
        expect(await linesOf(toolbar)).toHaveLength(1);
        const { kit } = TEXTS[locale];
        expect(await tooSmall(page.locator('.list-page'))).toEqual([]);
        await toolbar.getByRole('button', { name: kit.list.more, exact: true }).tap();
        const more = page.getByRole('dialog', { name: kit.list.more });
        expect(await tooSmall(more)).toEqual([]);
        await more.getByRole('button', { name: kit.views.open }).tap();
        await expect(page.getByRole('dialog', { name: kit.views.title })).toBeVisible();
        await expect(more).toBeHidden();
      });

      test('the bar of a selection is one low line that covers no card and moves nothing', async ({
        page,
      }) => {
        await openSignedIn(page, '/ToMa/validation');
        // What Back would lead to stands in the same page.
        await go(page, '/ToMa/warehouse');
        await stands(page);
        // The chips of filters are a list too.
        const cards = page.locator('.list-page li').filter({ has: page.getByRole('checkbox') });
        await expect(cards.first()).toBeVisible();
        const { kit } = TEXTS[locale];
        const topOf = async (card: Locator) => (await card.boundingBox())?.y;
        const before = await topOf(cards.first());
        await cards.first().getByRole('checkbox').tap();
        const bar = page.getByRole('region', { name: TEXTS[locale].orders.list.actions });
        await expect(bar).toBeVisible();
        expect(await topOf(cards.first())).toBe(before);
        expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(60);
        expect(await tooSmall(bar)).toEqual([]);

        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        const last = await cards.last().boundingBox();
        const { y: top = 0 } = (await bar.boundingBox()) ?? {};
        expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(top);

        await bar.getByRole('button', { name: kit.list.moreActions }).tap();
        const sheet = page.getByRole('dialog');
        await expect(sheet.getByRole('button', { name: kit.export.selection })).toBeVisible();
        expect(await tooSmall(sheet)).toEqual([]);
        await page.goBack();
        await expect(sheet).toBeHidden();
        await expect(bar).toBeVisible();
      });

      test('the actions of a record stand below its name, and on no strip over the page', async ({
        page,
      }) => {
        await openSignedIn(page, '/trips');
        await page.locator('.list-page li').nth(1).tap();
        const toolbar = page.locator('.MuiToolbar-root').filter({
          has: page.getByRole('link', { name: TEXTS[locale].ra.action.edit }),
        });
        await expect(toolbar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
        // A trip says by its name what it is, and says it once.
        const name = locale === 'de' ? /^Fahrt vom \d/ : /^رحلة \d/;
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      });

      test('a tap on a card opens its order, and not only one on its name', async ({ page }) => {
        await openSignedIn(page, '/ToMa/warehouse');
        const card = page.locator('.list-page li').nth(1);
        const { height = 0 } = (await card.boundingBox()) ?? {};
        await card.tap({ position: { x: 190, y: height - 30 } });
        await expect(page).toHaveURL(/\/commands\/[^/]+\/show$/);
      });
    });
  }
});

test.describe('on a laptop', { tag: '@desktop' }, () => {
  // The two languages with the longest texts.
  for (const locale of ['de', 'fr'] as const) {
    test.describe(`in ${locale}`, () => {
      test.use({ locale });

      test('a clerk finds all tools above any list in one line', async ({ page }) => {
        await openSignedIn(page, '/resources');
        const menu = page.getByRole('navigation');
        const addresses = await listAddresses(menu, TEXTS[locale].shell.menu.resources);
        expect(addresses.length).toBeGreaterThan(20);
        for (const address of addresses) {
          await go(page, address);
          await stands(page);
          const toolbar = page.locator('.list-toolbar');
          await expect.poll(async () => (await linesOf(toolbar)).length, address).toBe(1);
        }
      });
    });
  }

  for (const locale of ['fr', 'ar'] as const) {
    test.describe(`in ${locale}, in the lists of documents`, () => {
      test.use({ locale });

      test('a clerk reads one line a row, and the whole width without scrolling', async ({
        page,
      }) => {
        await openSignedIn(page, '/bills');
        for (const address of ['/bills', '/tickets', '/declaration']) {
          await page.goto(address);
          const rows = page.getByRole('grid').locator('tbody tr');
          await expect(rows.first()).toBeVisible();
          const highest = () =>
            rows.evaluateAll((all) =>
              Math.max(...all.map((row) => row.getBoundingClientRect().height)),
            );
          await expect.poll(highest, address).toBeLessThanOrEqual(37);
          const table = page.locator('.RaDataTable-tableWrapper');
          expect(await table.evaluate(isCut), address).toBe(false);
        }
      });
    });
  }

  for (const locale of ['ar', 'fr'] as const) {
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
