import { people as ar } from '../../src/i18n/people/ar.ts';
import { people as de } from '../../src/i18n/people/de.ts';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { onScreens } from '../support/e2e/on-screens.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { expect, test } from '../support/e2e/test.ts';

type Orders = { data: { user: { _id: string } }[] };

const PEOPLE = { de, ar } as const;

for (const { variant: locale, tag } of onScreens('de', 'ar')) {
  test.describe(`in ${locale}`, { tag }, () => {
    test.use({ locale });
    const people = PEOPLE[locale];

    test('a clerk sees everything of a customer, and begins an order to one of their recipients', {
      tag: '@phone',
    }, async ({ page, product }) => {
      await openSignedIn(page, '/users');
      const office = await asAdmin(product);
      const { body } = await office.get<Orders>('commands?limit=1&sort=-createdAt');
      const id = body.data[0]?.user._id ?? '';
      await page.goto(`/users/${id}`);
      const addresses = page.getByRole('region', { name: people.recipients.title });
      await expect(addresses.getByRole('link').first()).toBeVisible();
      await expect(page.getByRole('region', { name: people.balance.title })).toContainText('€');
      await expectAccessible(page, 'the page of a customer');
      await addresses.getByRole('link').first().click();
      await expect(page).toHaveURL(/commands\/create/);
      await expect(page.locator('input[name="recipient.phone"]')).toHaveValue(/^\+212/);
    });
  });
}
