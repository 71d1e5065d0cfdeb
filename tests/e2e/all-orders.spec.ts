import type { Page } from '@playwright/test';
import { signIn } from '../support/e2e/sign-in.ts';
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

test('a clerk who scrolls through all orders of a list sees each once, and goes back to ten', async ({
  page,
}) => {
  await page.goto('/ToMa/warehouse');
  await signIn(page, texts);
  for (const list of ['warehouse', 'bills'] as const) {
    await stageLists(page, texts).openStage(list);
    await choose(page, 'All');
    const range = page.locator('.MuiTablePagination-displayedRows');
    await expect(range).toHaveText(/^1-(\d+) of \1$/);
    const total = Number(/\d+$/.exec((await range.textContent()) ?? '')?.[0]);
    expect(total, `orders in ${list}`).toBeGreaterThan(MOST_DRAWN_TOGETHER);
    await expect(page.locator('[aria-rowindex], [aria-posinset]').first()).toBeVisible();

    const { codes, jumps } = await scrollToEnd(page);
    expect(new Set(codes).size, `orders met in ${list}`).toBe(total);
    expect(codes).toHaveLength(total);
    expect(jumps, `jumps in ${list}`).toBe(0);
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
