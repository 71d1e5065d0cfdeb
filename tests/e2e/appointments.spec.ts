import { appointments as arabic } from '../../src/i18n/appointments/ar.ts';
import { appointments as german } from '../../src/i18n/appointments/de.ts';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { onScreens } from '../support/e2e/on-screens.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';

type Row = { _id: string; start: string; end: string; movedAt: string | null };
type Rows<R> = { data: R[]; count: number };

const OWN = { de: german, ar: arabic };

for (const { variant: locale, tag } of onScreens('de', 'ar')) {
  test.describe(`in ${locale}`, { tag }, () => {
    test.use({ locale });
    const texts = TEXTS[locale];
    const own = OWN[locale];

    test('the office plans a repeated appointment in the calendar, and books a customer', {
      tag: '@desktop',
    }, async ({ page, product }) => {
      await openSignedIn(page, '/appointments');
      await page.getByRole('button', { name: own.calendar.week, exact: true }).click();
      const region = page.getByRole('region', { name: own.calendar.region });
      await expect(region).toBeVisible();
      // It is pale until its appointments have come.
      await expect(region.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectAccessible(page, 'the calendar of appointments');
      const [label = ''] = own.calendar.add.split('%{');
      await region.getByRole('link', { name: label }).first().click();

      await page.getByRole('switch', { name: own.repeat.title }).click();
      await page.getByLabel(own.repeat.times).fill('2');
      const fields = texts.resources.appointments.fields;
      await page.getByLabel(fields.address).fill('Probenweg 7, Bremen');
      await page.getByRole('button', { name: texts.ra.action.save }).click();
      await expect(page.getByRole('heading', { name: own.page.bookings })).toBeVisible();
      const api = await asAdmin(product);
      const repeats = async () =>
        (await api.get<Rows<Row>>('appointment?search=Probenweg&sort=start')).body.data;
      await expect.poll(async () => (await repeats()).length).toBe(3);

      await page.getByRole('combobox', { name: own.page.customer }).fill('a');
      await page.getByRole('option').first().click();
      await page.getByRole('button', { name: own.page.book }).click();
      const cancel = page.getByRole('button', { name: own.page.cancelOne.split('%{')[0] ?? '' });
      await cancel.click();
      await page.getByRole('button', { name: texts.ra.action.undo }).click();
      await expect(cancel).toBeVisible();

      const [first] = await repeats();
      const later = new Date(Date.parse(first?.end ?? '') + 3_600_000).toISOString();
      await api.put(`appointment/${first?._id}`, { end: later });
      await page.reload();
      await expect(page.getByText(own.moved.title)).toBeVisible();
      await expectAccessible(page, 'the page of an appointment that was moved');
      await page.getByRole('button', { name: own.moved.keep }).click();
      await expect(page.getByText(own.moved.title)).toHaveCount(0);
    });
  });
}
