import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { onScreens } from '../support/e2e/on-screens.ts';
import { signIn } from '../support/e2e/sign-in.ts';
import { stageLists } from '../support/e2e/stage-lists.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';

for (const { variant: locale, tag } of onScreens('en', 'ar')) {
  test.describe(`in ${locale}`, { tag }, () => {
    test.use({ locale, isBehindProxy: true });
    const texts = TEXTS[locale];

    test('a clerk takes orders from validation through the warehouse to tracking', async ({
      page,
    }) => {
      test.slow(); // A whole day's work, with axe at each station.
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, 'the login');
      await signIn(page, texts);
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
      await expectAccessible(page, 'the overview');

      const clerk = stageLists(page, texts);
      await clerk.openStage('validation');
      await expectAccessible(page, 'validation');
      const codes = await clerk.selectFirst(3);
      await clerk.act('sendToWarehouse', clerk.notices.switched);
      for (const code of codes) await clerk.miss(code);

      await clerk.openStage('warehouse');
      await clerk.select(codes);
      await expectAccessible(page, 'the warehouse with a selection');
      await clerk.act('verify', clerk.notices.verified);
      for (const code of codes) {
        await clerk.find(code);
        const flag = page.getByRole('img', { name: texts.orders.flags.verified, exact: true });
        await expect(flag).toBeVisible();
      }
      await clerk.select(codes);
      await clerk.act('sendToTracking', clerk.notices.switched);
      for (const code of codes) await clerk.miss(code);

      await clerk.openStage('tracking');
      for (const code of codes) await clerk.find(code);
      await expectAccessible(page, 'tracking');
    });
  });
}
