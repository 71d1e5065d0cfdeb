import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { stageLists } from '../support/e2e/stage-lists.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';
import { scrollToEnd } from '../support/scroll-to-end.ts';

const texts = TEXTS.en;
test.use({ locale: 'en' });

/** A list with at most this many rows or cards is always drawn whole. */
const MOST_DRAWN_TOGETHER = 100;

async function choose(page: Page, size: '10' | 'All'): Promise<void> {
  await page.getByRole('combobox', { name: texts.kit.list.pageSize }).click();
  await page.getByRole('option', { name: size, exact: true }).click();
}

/** The height that a row which is not drawn yet is expected to have, and that of most rows drawn. */
const heightsOfRows = (page: Page): Promise<{ expected: number; drawn: number | undefined }> =>
  page.getByRole('grid').evaluate((table) => {
    const rows = [...table.querySelectorAll<HTMLElement>('tbody [aria-rowindex]')];
    const below = table.querySelector<HTMLElement>('tbody > tr[aria-hidden]:last-child');
    const omitted = Number(table.ariaRowCount) - Number(rows.at(-1)?.getAttribute('aria-rowindex'));
    const heights = rows.map(({ offsetHeight }) => offsetHeight).toSorted((a, b) => a - b);
    return {
      expected: (below?.offsetHeight ?? 0) / omitted,
      drawn: heights[Math.floor(heights.length / 2)],
    };
  });

/** With a row selected, whoever goes past the last row sees what has the focus. */
async function seesFocusBelowSelection(page: Page): Promise<void> {
  const row = page.locator('tbody [aria-rowindex]').first();
  await row.focus();
  await page.keyboard.press('Space');
  const bar = page.getByRole('region', { name: texts.orders.list.actions });
  await expect(bar).toBeVisible();
  const size = page.getByRole('combobox', { name: texts.kit.list.pageSize });
  await size.focus();
  await expect.poll(() => size.evaluate(isOnTop)).toBe(true);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await row.focus();
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
}

/** Whether nothing covers the middle of an element. */
const isOnTop = (element: HTMLElement): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && element.contains(there);
};

test('a clerk who scrolls through all orders of a list sees each once, and goes back to ten', {
  tag: '@desktop',
}, async ({ page }) => {
  await openSignedIn(page, '/ToMa/warehouse');
  for (const list of ['warehouse', 'bills'] as const) {
    await stageLists(page, texts).openStage(list);
    await choose(page, 'All');
    const range = page.locator('.MuiTablePagination-displayedRows');
    await expect(range).toHaveText(/^1-(\d+) of \1$/);
    const total = Number(/\d+$/.exec((await range.textContent()) ?? '')?.[0]);
    expect(total, `orders in ${list}`).toBeGreaterThan(MOST_DRAWN_TOGETHER);
    await expect(page.locator('[aria-rowindex], [aria-posinset]').first()).toBeVisible();
    // The way back to pages is in sight, and not only below the last row.
    await expect(range).toBeInViewport({ ratio: 1 });
    await seesFocusBelowSelection(page);

    // Whoever drags the bar at the side gets where they wanted to; and the list is not laid out anew
    // with each row that is drawn.
    const heights = await heightsOfRows(page);
    expect(heights.expected, `expected height of a row in ${list}`).toBe(heights.drawn);

    const { codes, jumps } = await scrollToEnd(page);
    expect(new Set(codes).size, `orders met in ${list}`).toBe(total);
    expect(codes).toHaveLength(total);
    expect(jumps, `jumps in ${list}`).toEqual([]);
    for (const table of await page.locator('.RaDataTable-tableWrapper').all()) {
      const over = await table.evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      );
      expect(over, `what ${list} is too wide`).toBe(0);
    }
    await choose(page, '10');
    await expect(page.getByRole('checkbox', { name: /JS-\d+/ })).toHaveCount(10);
  }
});

for (const locale of ['de', 'ar'] as const) {
  test.describe(`in ${locale}`, { tag: '@desktop' }, () => {
    test.use({ locale });

    test('a clerk sees how figures are sorted, searches from the right side, and goes back to a row', async ({
      page,
    }) => {
      const { direction } = LANGUAGES[locale];
      await openSignedIn(page, '/ToMa/warehouse');
      const figures = page.locator('th.MuiTableCell-alignRight');
      await expect(figures).toHaveCount(3);
      for (const head of await figures.all()) {
        await head.getByRole('button').click();
        await expect(head).toHaveAttribute('aria-sort', /ending$/);
        await expect(head.locator('svg')).toBeVisible();
        expect(await head.evaluate(sticksOut), await head.innerText()).toBe(0);
      }

      const search = page.getByRole('textbox', { name: TEXTS[locale].orders.list.search });
      await expect(search).toHaveCSS('direction', direction);
      await search.fill('Amrani');
      await expect(search).toHaveCSS('direction', 'ltr');
      // The list follows the search after a pause, and must not follow it below the row that is read.
      await expect(page).toHaveURL(/Amrani/);
      await search.fill('');
      await expect(search).toHaveCSS('direction', direction);
      await expect(page).not.toHaveURL(/Amrani/);

      await expect(page.getByRole('checkbox', { name: /JS-\d+/ })).toHaveCount(10);
      // For a moment the rows are still those that the search has found.
      const others = page.getByRole('row').filter({ hasText: /JS-\d+/, hasNotText: 'Amrani' });
      const row = others.nth(2);
      const code = /JS-\d+/.exec(await row.innerText())?.[0] ?? '';
      await row.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('grid')).toHaveCount(0);
      await page.goBack();
      const opened = page.getByRole('row').filter({ hasText: code });
      await expect(opened).toBeFocused();
      await expect(opened).toHaveAttribute('tabindex', '0');
    });
  });
}

/** How far the arrow of a column head lies outside of the head's cell. */
function sticksOut(head: Element): number {
  const cell = head.getBoundingClientRect();
  const arrow = head.querySelector('svg')?.getBoundingClientRect();
  if (!arrow) throw new Error('The head of this column has no arrow.');
  return Math.max(
    0,
    cell.left - arrow.left,
    arrow.right - cell.right,
    cell.top - arrow.top,
    arrow.bottom - cell.bottom,
  );
}
