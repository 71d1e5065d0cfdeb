import { loadActivityTexts } from '../../src/i18n/activity/catalogues.ts';
import { ACTIVITY, activityOf } from '../../src/kit/show/activity-address.ts';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { onScreens } from '../support/e2e/on-screens.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { startTask } from '../support/e2e/tasks.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';
import { stands } from '../support/e2e/walk.ts';

type Orders = { data: { _id: string; billCode: string; wights: number }[] };
type One = { data: { wights: number; commandMode: string } };

for (const { variant: locale, tag } of onScreens('de', 'ar')) {
  test.describe(`in ${locale}`, { tag }, () => {
    test.use({ locale });
    const { activityLink } = TEXTS[locale];

    test('from the page of an order to what was done with it, and back by one click', {
      tag: ['@task', '@desktop'],
    }, async ({ page, product }) => {
      const texts = await loadActivityTexts(locale);
      const office = await asAdmin(product);
      const { body } = await office.get<Orders>(
        'commands?page=1&limit=1&commandMode=facturation&tripGroup=A',
      );
      const [order] = body.data;
      if (!order) throw new Error('There is no order in the warehouse.');
      await office.put(`commands/${order._id}`, { wights: order.wights + 2 });
      await office.post(`commands/${order._id}/sendToTracking`);

      await openSignedIn(page, `/commands/${order._id}/show`);
      const link = page.getByRole('link', { name: activityLink.record }).last();
      await expect(link).toBeVisible();
      await stands(page);
      const undone = await startTask(page, 'undoLater');
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${ACTIVITY}\\?.*${order._id}`));
      const entries = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.locator('time') });
      await expect(entries.first()).toContainText(order.billCode);
      await expectAccessible(page, `the activity in ${locale}`);

      const undo = page.getByRole('button', { name: new RegExp(texts.undo) });
      await undo.first().click();
      await expect(entries.first()).toContainText(texts.wasUndo);
      await undone();
      const moved = await office.get<One>(`commands/${order._id}`);
      expect(moved.body.data.commandMode).toBe('facturation');
      await entries.nth(2).getByRole('button').click();
      await expect
        .poll(async () => (await office.get<One>(`commands/${order._id}`)).body.data.wights)
        .toBe(order.wights);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });

    test('the overview leads to everything that was done, and to one person', {
      tag: '@desktop',
    }, async ({ page, product }) => {
      const texts = await loadActivityTexts(locale);
      const office = await asAdmin(product);
      const { body } = await office.get<Orders>('commands?page=1&limit=1');
      const [order] = body.data;
      if (!order) throw new Error('There is no order.');
      await office.put(`commands/${order._id}`, { wights: order.wights + 1 });
      await openSignedIn(page, '/');
      const own = page.getByRole('region', { name: texts.mine });
      await expect(own.getByRole('listitem').first()).toContainText(order.billCode);
      await own.getByRole('link', { name: texts.whole }).click();
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toContainText(
        texts.today,
      );
      await page.goto(activityOf('commands', order._id));
      await expect(
        page.getByText(texts.onlyRecord.replace('%{name}', order.billCode)),
      ).toBeVisible();
    });
  });
}
