import { loadActivityTexts } from '../../src/i18n/activity/catalogues.ts';
import { loadVersionsTexts } from '../../src/i18n/versions/catalogues.ts';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { onScreens } from '../support/e2e/on-screens.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';

type Orders = { data: { _id: string; billCode: string; wights: number }[] };
type One = { data: { wights: number } };

const filled = (text: string, values: Record<string, string | number>): string =>
  Object.entries(values).reduce(
    (all, [name, value]) => all.replace(`%{${name}}`, `${value}`),
    text,
  );

for (const { variant: locale, tag } of onScreens('de', 'ar')) {
  test.describe(`in ${locale}`, { tag }, () => {
    test.use({ locale });
    const { activityLink } = TEXTS[locale];

    test('an order that was changed twice is compared with what it was, and restored', {
      tag: '@desktop',
    }, async ({ page, product }) => {
      const [texts, activity] = await Promise.all([
        loadVersionsTexts(locale),
        loadActivityTexts(locale),
      ]);
      const office = await asAdmin(product);
      const { body } = await office.get<Orders>(
        'commands?page=1&limit=1&commandMode=facturation&tripGroup=A',
      );
      const [order] = body.data;
      if (!order) throw new Error('There is no order in the warehouse.');
      const path = `commands/${order._id}`;
      await office.put(path, { wights: order.wights + 2 });
      await office.put(path, { wights: order.wights + 3 });

      await openSignedIn(page, `/${path}/show`);
      await page.getByRole('button', { name: activityLink.versions }).click();
      const dialog = page.getByRole('dialog', { name: texts.title });
      const list = dialog.getByRole('list', { name: texts.list }).getByRole('button');
      await expect(dialog.getByRole('table').getByRole('row')).toHaveCount(2);
      const versions = await list.count();
      expect(versions).toBeGreaterThanOrEqual(3);
      const wanted = versions - 2;
      await list.nth(2).click();
      await expect(dialog.getByRole('columnheader').nth(0)).toHaveText(
        filled(texts.number, { number: wanted }),
      );
      await expectAccessible(page, `the versions in ${locale}`);
      await dialog.getByRole('button', { name: filled(texts.restore, { number: wanted }) }).click();
      await expect(page.getByText(filled(texts.done, { number: wanted })).first()).toBeVisible();
      await expect(dialog).toBeHidden();
      expect((await office.get<One>(path)).body.data.wights).toBe(order.wights);

      await page.getByRole('link', { name: activityLink.record }).last().click();
      const entries = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.locator('time') });
      await expect(entries.first()).toContainText(activity.actions.restoreVersion);
      await expect(page.getByRole('alert')).toContainText(activity.chain.title);
      await page.getByRole('combobox', { name: activity.show }).click();
      await page.getByRole('option', { name: activity.kinds.views }).click();
      await expect(entries.first()).toContainText(activity.actions.view);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
}
