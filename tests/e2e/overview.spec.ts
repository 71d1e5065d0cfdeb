import type { Page } from '@playwright/test';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';

const texts = TEXTS.en;

/** A shift of the layout, which the types of the browser do not know. */
type Shift = { hadRecentInput: boolean; value: number };

/** Opens the overview from wherever the page is. */
async function goToOverview(page: Page): Promise<void> {
  const menu = page.getByRole('navigation');
  await menu.getByRole('link', { name: texts.shell.menu.overview, exact: true }).click();
}

/** The link of a card, and the number that it shows once it is known. */
async function figureOf(page: Page, name: RegExp) {
  const link = page.locator('main').getByRole('link', { name });
  await expect(link).toHaveText(/\d$/);
  return { link, number: /(\d+)$/.exec((await link.textContent()) ?? '')?.[1] ?? '' };
}

/** Where the page of a list says how many records there are in all. */
const rowsOf = (page: Page, number: string) =>
  page.getByText(new RegExp(`^\\d+-\\d+ of ${number}$`));

test.describe('a clerk at the overview', { tag: '@desktop' }, () => {
  test.use({ locale: 'en' });

  test('gets all that a number counts, whatever the list was filtered by before', async ({
    page,
  }) => {
    await openSignedIn(page, '/');
    const { number } = await figureOf(page, /^Tracking/);
    const unpaid = page.locator('a[href*="tracking"]', { hasText: /unpaid/ });
    const part = /\d+/.exec((await unpaid.textContent()) ?? '')?.[0] ?? '';
    expect(part).not.toBe(number);
    await unpaid.click();
    await expect(rowsOf(page, part)).toBeVisible();
    await goToOverview(page);
    await (await figureOf(page, /^Tracking/)).link.click();
    await expect(rowsOf(page, number)).toBeVisible();

    await goToOverview(page);
    // The list opens at today; its number counts those of the past too.
    const appointments = await figureOf(page, /^Appointments/);
    await appointments.link.click();
    await expect(rowsOf(page, appointments.number)).toBeVisible();
  });

  test('gets exactly the orders of a line of work with one click, and snoozes the line', async ({
    page,
  }) => {
    await openSignedIn(page, '/');
    const work = page.getByRole('region', { name: 'To do' });
    for (const name of ['orders not paid', 'orders without ID card', 'orders without weight']) {
      const line = work.getByRole('listitem').filter({ hasText: name });
      const count = /^[\d,]+/.exec((await line.textContent()) ?? '')?.[0] ?? 'no number';
      await line.getByRole('link').click();
      await expect(rowsOf(page, count)).toBeVisible();
      await page.goBack();
    }
    const unfold = () => work.getByRole('button', { name: /^\d+ more$/ }).click();
    await unfold();
    await work.getByRole('button', { name: /give to somebody: messages? failed/ }).click();
    await page.getByRole('menuitem', { name: 'Until tomorrow' }).click();
    await expect(work.getByRole('button', { name: '1 snoozed' })).toBeVisible();
    await page.reload();
    await work.getByRole('button', { name: '1 snoozed' }).click();
    await work.getByRole('button', { name: /give to somebody: messages? failed/ }).click();
    await page.getByRole('menuitem', { name: 'Show again' }).click();
    await expect(work.getByRole('button', { name: '1 snoozed' })).toBeHidden();
  });

  test('reads at most eight lines, which stand still while the page loads', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) {
          const { hadRecentInput, value } = shift as unknown as Shift;
          if (!hadRecentInput) shifts.push(value);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openSignedIn(page, '/');
    const work = page.getByRole('region', { name: 'To do' });
    await expect(work.getByRole('listitem')).toHaveCount(8);
    await figureOf(page, /^Tracking/);
    await page.reload();
    await expect(work.getByRole('listitem')).toHaveCount(8);
    await figureOf(page, /^Tracking/);
    await expect(page.getByRole('region', { name: 'Contents' })).toBeAttached();
    const shifted = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifted.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.05);
  });

  test('reads the name of each content beside what waits there', async ({ page }) => {
    await openSignedIn(page, '/');
    await expect(page.getByRole('link', { name: /draft/ }).first()).toBeVisible();
    const overlaps = await page.locator('main li').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const [name, ...notes] = card.querySelectorAll('.MuiTypography-noWrap');
        const end = name?.getBoundingClientRect().right ?? 0;
        return notes
          .filter((note) => note.getBoundingClientRect().left < end)
          .map((note) => `${name?.textContent} is covered by ${note.textContent}`);
      }),
    );
    expect(overlaps).toEqual([]);
  });
});
