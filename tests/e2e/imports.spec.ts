import { NUMBER_LOCALES } from '../../domain/number-locales.ts';
import { importing as ar } from '../../src/i18n/imports/ar.ts';
import { importing as de } from '../../src/i18n/imports/de.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { onScreens } from '../support/e2e/on-screens.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';
import { customersTable } from '../support/import-table.ts';

const LABELS = { de, ar };
const CUSTOMERS = 120;
const ERRORS = 3;
const SOUND = CUSTOMERS - ERRORS;

const FORMER_TABLE = [
  'Alte Nummer;Kunde;Gasse;Hausnr.;Telefon;Bemerkung',
  'K-17;Amal El Idrissi;Hauptstr.;12;0151 33300001;zahlt bar',
  'K-18;Bilal Naciri;Ring;;12x;Klingel defekt',
].join('\n');

for (const { variant: locale, tag } of onScreens('de', 'ar')) {
  test.describe(`in ${locale}`, { tag }, () => {
    test.use({ locale });
    const texts = TEXTS[locale];
    const labels = LABELS[locale];

    test('an administrator imports customers, sees each error by row and column, and takes it back', {
      tag: '@desktop',
    }, async ({ page }) => {
      await openSignedIn(page, '/users');
      await page.getByRole('link', { name: texts.tables.import, exact: true }).click();
      await expect(page).toHaveURL(/\/users\/import$/);
      const file = {
        name: 'kunden.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(customersTable(CUSTOMERS, ERRORS)),
      };
      await page.locator('input[type="file"]').first().setInputFiles(file);

      // All four columns are recognised, in German whoever reads them.
      await expect(page.getByText(labels.columns.named)).toHaveCount(4);
      await expectAccessible(page, 'the columns of a table');
      await page.getByRole('button', { name: labels.columns.check, exact: true }).click();

      const errors = page.getByRole('table', { name: labels.check.results.faulty });
      await expect(errors.getByRole('row')).toHaveCount(ERRORS + 1);
      const first = errors.getByRole('row').nth(1);
      await expect(first).toContainText('41');
      await expect(first).toContainText('Telefon');
      await expect(first).toContainText(texts.validation.notAPhone);
      await expectAccessible(page, 'the errors of a table');
      await page.reload();
      await expect(errors.getByRole('row')).toHaveCount(ERRORS + 1);

      await page.getByRole('button', { name: labels.check.download, exact: true }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: texts.kit.export.csv, exact: true }).click();
      expect((await download).suggestedFilename()).toContain('kunden');

      await page.getByRole('button', { name: labels.check.start, exact: true }).click();
      const named = (text: string) => text.replace('%{name}', 'kunden.csv');
      await expect(page.getByText(named(labels.result.imported))).toBeVisible({ timeout: 60_000 });
      const count = (outcome: 'created' | 'removed') =>
        page.locator('dt', { hasText: labels.result.counts[outcome] }).locator('+ dd');
      const figure = new Intl.NumberFormat(NUMBER_LOCALES[locale]).format(SOUND);
      await expect(count('created')).toHaveText(figure);

      await page.getByRole('button', { name: labels.result.undo, exact: true }).click();
      await expect(page.getByText(named(labels.result.undone))).toBeVisible({ timeout: 60_000 });
      await expect(count('removed')).toHaveText(figure);

      // The next table of the same columns is mapped as this one was, and the history leads back.
      await page.getByRole('button', { name: labels.result.more, exact: true }).click();
      await expect(page.getByText(labels.history.states.undone, { exact: true })).toBeVisible();
      await page.locator('input[type="file"]').first().setInputFiles(file);
      await expect(page.getByText(labels.columns.remembered)).toHaveCount(4);
    });

    test('an administrator splits names, joins streets, corrects a number, and keeps what the former program knew', {
      tag: '@desktop',
    }, async ({ page }) => {
      await openSignedIn(page, '/users/import');
      await page
        .locator('input[type="file"]')
        .first()
        .setInputFiles({
          name: 'altkunden.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(FORMER_TABLE),
        });
      const fields = TEXTS[locale].resources.users.fields;
      const choose = async (list: string | RegExp, option: string | RegExp) => {
        await page.getByRole('combobox', { name: list }).click();
        await page.getByRole('option', { name: option }).first().click();
      };
      const { split } = labels.columns;
      await choose(/^B Kunde/, split.choose);
      await choose(new RegExp(`^${split.first} B Kunde`), fields.firstName);
      await choose(new RegExp(`^${split.second} B Kunde`), fields.lastName);
      await choose(/^C Gasse/, fields.address);
      await choose(/^D Hausnr/, fields.address);
      const previews = page.getByRole('list', { name: labels.columns.preview });
      await expect(previews.first()).toContainText('El Idrissi');
      await expect(previews.last()).toContainText('Hauptstr. 12');
      await expectAccessible(page, 'columns that are joined and split');
      await page.getByRole('button', { name: labels.columns.check, exact: true }).click();

      const reasons = page.getByRole('list', { name: labels.mend.reasons });
      await expect(reasons.getByRole('listitem')).toHaveCount(1);
      await expect(reasons).toContainText(texts.validation.notAPhone);
      const cell = page.locator('[data-mended-cell]');
      await cell.fill('0151 33300002');
      await cell.press('Enter');
      await expect(page.getByText(labels.mend.right, { exact: true })).toBeVisible();
      await expect(page.getByText('12x')).toBeVisible();
      await expectAccessible(page, 'a cell that was corrected');

      await page.getByRole('button', { name: labels.check.start, exact: true }).click();
      const imported = labels.result.imported.replace('%{name}', 'altkunden.csv');
      await expect(page.getByText(imported)).toBeVisible({ timeout: 60_000 });
      await page.getByRole('button', { name: labels.result.undo, exact: true }).click();
      const undone = labels.result.undone.replace('%{name}', 'altkunden.csv');
      await expect(page.getByText(undone)).toBeVisible({ timeout: 60_000 });
    });
  });
}
