import type { Locator, Page } from '@playwright/test';

/** What opens something, and shows it by the attribute that says so. */
const OPENERS =
  ':is(button, [role=combobox])[aria-haspopup]:not(input, :disabled, [aria-disabled=true])';
export const OPENED = ':is([role=dialog], [role=menu], [role=listbox]):visible';

/** The tools of a part of the page, each name once: every row has the same. */
export async function openersIn(part: Locator): Promise<readonly Locator[]> {
  const openers: Locator[] = [];
  const known = new Set<string>();
  for (const one of await part.locator(OPENERS).filter({ visible: true }).all()) {
    const name = await one.evaluate((button) => {
      const row = button.closest('tr, li');
      const label = button.getAttribute('aria-label') ?? button.textContent ?? '';
      return row
        ? `in a row, ${[...row.querySelectorAll('[aria-haspopup]')].indexOf(button)}`
        : label;
    });
    if (!known.has(name)) openers.push(one);
    known.add(name);
  }
  return openers;
}

/** Selects the first row of a list: some of its tools appear only then. */
export const selectFirstRow = (page: Page): Promise<void> =>
  page.locator('[data-rows] input[type=checkbox]').first().check();
