import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { signIn } from '../support/e2e/sign-in.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';
import { stands } from '../support/e2e/walk.ts';

/** The budgets that tools/check-bundle.ts checks in the build, in bytes of gzipped script. */
const TO_LOGIN = 60_000;
const TO_LIST = { bytes: 368_000, files: 15 };

/** The moments, as marks of the page, at which the login screen and the first row of an order are drawn. */
const [FORM, FIRST_ROW] = ['login screen', 'first row'];

/** The scripts that the page had requested by the time of a mark, gzipped. */
async function watchScripts(page: Page) {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.addInitScript(
    ([form, row]) => {
      const isDrawn = {
        [form]: () => document.querySelector('input[type=password]') !== null,
        [row]: () => /JS-\d/.test(document.querySelector('tbody')?.textContent ?? ''),
      };
      for (const [name, isThere] of Object.entries(isDrawn)) {
        new MutationObserver((_, observer) => {
          if (!isThere()) return;
          performance.mark(name);
          observer.disconnect();
        }).observe(document, { childList: true, subtree: true, characterData: true });
      }
    },
    [FORM, FIRST_ROW] as const,
  );
  /** What the page had requested by the time of a mark. */
  const requestedBy = (moment: string) =>
    page.evaluate((name) => {
      const [entry] = performance.getEntriesByName(name);
      if (!entry) throw new Error(`There is no mark called ${name}.`);
      const all = performance.getEntriesByType('resource');
      return all.filter((one) => one.startTime <= entry.startTime).map((one) => one.name);
    }, moment);
  return async (moment: string) => {
    const wanted = await requestedBy(moment);
    const counted = scripts.filter((script) => wanted.includes(script.url()));
    // Not before: the body of one that is still on its way when the test ends would fail it.
    const bodies = await Promise.all(counted.map((script) => script.body()));
    const weights = bodies.map((body) => gzipSync(body, { level: 9 }).length);
    return { files: weights.length, bytes: weights.reduce((sum, weight) => sum + weight, 0) };
  };
}

// The scripts are the same on every screen; Arabic has the heaviest catalogue.
test.describe('a first visit', { tag: '@desktop' }, () => {
  test.use({ locale: 'ar' });

  test('draws the login screen, and the first list, from no more script than the budgets', async ({
    page,
  }) => {
    const loaded = await watchScripts(page);
    await page.goto('/ToMa/warehouse');
    await expect(page.locator('input[type=password]')).toBeVisible();
    const login = await loaded(FORM);
    expect(login.files).toBeGreaterThan(0);
    expect(login.bytes).toBeLessThanOrEqual(TO_LOGIN);

    await signIn(page, TEXTS.ar);
    await expect(page.locator('tbody').getByText(/JS-\d/).nth(9)).toBeVisible();
    const list = await loaded(FIRST_ROW);
    expect(list.files).toBeGreaterThan(login.files);
    expect(list.files).toBeLessThanOrEqual(TO_LIST.files);
    expect(list.bytes).toBeLessThanOrEqual(TO_LIST.bytes);
  });

  test('reads the first list once, as soon as the login is answered', async ({ page }) => {
    const reads: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname === '/api/v1/commands' && search.includes('commandMode')) reads.push(search);
    });
    await page.goto('/ToMa/warehouse');
    await signIn(page, TEXTS.ar);
    await expect(page.locator('tbody').getByText(/JS-\d/).nth(9)).toBeVisible();
    await stands(page);
    expect(reads).toHaveLength(1);
  });

  test('shows its second list with the columns where the first has them', async ({ page }) => {
    const texts = TEXTS.ar;
    const column = page.locator('tbody .MuiTableCell-paddingCheckbox').first();
    const gap = async () => {
      await expect(page.locator('tbody').getByText(/JS-\d/).nth(2)).toBeVisible();
      return column.evaluate((cell) => getComputedStyle(cell).paddingInlineStart);
    };
    await page.goto('/ToMa/warehouse');
    await signIn(page, texts);
    const first = await gap();
    await page
      .getByRole('navigation')
      .getByRole('link', { name: texts.shell.menu.validation })
      .click();
    await expect(page).toHaveURL(/validation/);
    // A row may be replaced while it is measured.
    await expect.poll(gap).toBe(first);
    await page.reload();
    await expect.poll(gap).toBe(first);
  });
});
