import type { Locator, Page } from '@playwright/test';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';

const { kit } = TEXTS.en;

/** How high each row below the head of the table is, in px; the line below a row is no part of it. */
const heightsOf = (page: Page): Promise<number[]> =>
  page
    .getByRole('grid')
    .locator('tbody tr')
    .evaluateAll((rows) => [
      ...new Set(rows.map((row) => Math.round(row.getBoundingClientRect().height))),
    ]);

const choose = async (page: Page, density: string): Promise<void> => {
  await page.getByRole('button', { name: kit.list.more, exact: true }).click();
  const more = page.getByRole('dialog', { name: kit.list.more });
  await more.getByRole('button', { name: density, exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(more).toBeHidden();
};

const widthsBelow44 = (controls: Locator): Promise<number> =>
  controls.evaluateAll(
    (all) =>
      all.filter((one) => {
        const { width, height } = one.getBoundingClientRect();
        return width < 44 || height < 44;
      }).length,
  );

test.describe('how dense tables are', { tag: '@desktop' }, () => {
  test('a clerk with a mouse sees rows of 36 px, and chooses 48 px for every list', async ({
    page,
  }) => {
    await openSignedIn(page, '/ToMa/warehouse');
    await expect.poll(() => heightsOf(page)).toEqual([36]);
    await choose(page, kit.list.comfortable);
    await expect.poll(() => heightsOf(page)).toEqual([48]);
    await page.goto('/users');
    await expect.poll(() => heightsOf(page)).toEqual([48]);
  });

  test.describe('with a finger', () => {
    test.use({ hasTouch: true, isMobile: true });

    test('rows are 48 px high, and compact ones leave targets of 44 px', async ({ page }) => {
      await openSignedIn(page, '/ToMa/warehouse');
      await expect.poll(() => heightsOf(page)).toEqual([48]);
      await choose(page, kit.list.compact);
      await expect.poll(async () => Math.max(...(await heightsOf(page)))).toBeLessThan(48);
      const grid = page.getByRole('grid');
      expect(await widthsBelow44(grid.locator('.select-item'))).toBe(0);
    });
  });
});
