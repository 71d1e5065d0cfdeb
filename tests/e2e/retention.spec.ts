import { company as arabic } from '../../src/i18n/company/ar.ts';
import { company as english } from '../../src/i18n/company/en.ts';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { onScreens } from '../support/e2e/on-screens.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';

const COMPANY = { en: english, ar: arabic };

type Answer = { data: readonly { kind: string; due: number; exempt: number; stored: number }[] };

for (const { variant: locale, tag } of onScreens('en', 'ar')) {
  test.describe(`in ${locale}`, { tag }, () => {
    test.use({ locale, colorScheme: locale === 'ar' ? 'dark' : 'light' });
    const { retention } = COMPANY[locale];
    const { ra } = TEXTS[locale];

    test('an administrator reads what a limit would remove, saves it and finds it again', async ({
      page,
      product,
    }) => {
      const api = await asAdmin(product);
      const { body } = await api.get<Answer>('retention?sentMonths=1');
      const [sent] = body.data;
      expect(sent?.exempt).toBeGreaterThan(10);

      await openSignedIn(page, '/settings');
      const field = page.locator('[name="retention.sentMonths"]');
      await expect(field).toHaveValue('');
      const exempt = page
        .getByRole('status')
        .filter({ hasText: new RegExp(`(^|\\D)${sent?.exempt}(\\D|$)`) });
      await expect(exempt).toHaveCount(0);
      await field.fill('1');
      await expect(exempt).toBeVisible();
      await expect(page.getByText(retention.sent.law)).toBeVisible();
      await expectAccessible(page, 'the limits');

      const saved = page.waitForResponse(
        (answer) => answer.request().method() === 'PUT' && answer.url().includes('/settings/'),
      );
      await page.getByRole('button', { name: ra.action.save, exact: true }).click();
      expect((await saved).status()).toBe(200);
      await page.reload();
      await expect(field).toHaveValue('1');
    });
  });
}
