import type { Locator } from '@playwright/test';
import { failedChecks } from '../../domain/orders/checklist.ts';
import type { Order } from '../../domain/resources/commands.ts';
import { loadIdentityCheckTexts } from '../../src/i18n/identity-check/catalogues.ts';
import type { Client } from '../support/client.ts';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { expectNotice } from '../support/e2e/expect-notice.ts';
import { onScreens } from '../support/e2e/on-screens.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { startTask } from '../support/e2e/tasks.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';

type Row = Omit<Order, 'id'> & { readonly _id: string };

const COUNT = 3;

/** Whether a picture was decoded, not only loaded. */
const expectDrawn = (picture: Locator): Promise<void> =>
  expect
    .poll(() => picture.evaluate((one) => (one instanceof HTMLImageElement ? one.naturalWidth : 0)))
    .toBeGreaterThan(0);

/** Orders in validation that lack nothing; some of the sample week only go to another city. */
async function completeOrders(office: Client): Promise<readonly Row[]> {
  const list = 'commands?tripGroup=A&commandMode=Validation&limit=100';
  const { data } = (await office.get<{ data: Row[] }>(list)).body;
  const nearly = data
    .filter((order) => failedChecks(order).every((check) => check === 'tour'))
    .slice(0, COUNT);
  expect(nearly).toHaveLength(COUNT);
  for (const { _id, __v, recipient, user } of nearly) {
    const { firstName, lastName, phone } = recipient;
    const address = `Rue 4, ${user.tour?.SubsCribedCity}`;
    const change = { recipient: { firstName, lastName, phone, address }, __v };
    expect((await office.put(`commands/${_id}`, change)).status).toBe(200);
  }
  return nearly;
}

for (const { variant: locale, tag } of onScreens('en', 'ar')) {
  test.describe(`in ${locale}`, { tag }, () => {
    test.use({ locale });

    test('a clerk sends orders on one after another, each with one key', {
      tag: ['@task', '@desktop'],
    }, async ({ page, product }) => {
      const { queue, checklist, notice, order } = TEXTS[locale];
      const office = await asAdmin(product);
      const complete = await completeOrders(office);
      const codes = complete.map(({ billCode }) => billCode);
      const filter = encodeURIComponent(JSON.stringify({ billCode: codes }));
      await openSignedIn(page, `/ToMa/validation?filter=${filter}`);
      await page.locator('main a[href$="/show"]').first().click();

      const steps = page.getByRole('group', { name: queue.label });
      const place = (position: number, total: number) =>
        queue.place.replace('%{position}', `${position}`).replace('%{total}', `${total}`);
      await expect(steps).toContainText(place(1, COUNT));
      await expect(page.getByRole('list', { name: checklist.label })).toBeVisible();
      await expectAccessible(page, 'the page of an order in a list');
      const toEnd = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(page.getByRole('region', { name: order.page.payment })).toBeAttached();
      await toEnd();
      await expect(steps).not.toBeInViewport();
      await page.keyboard.press('j');
      await expect(steps).toContainText(place(2, COUNT));
      await expect(page.getByRole('list', { name: checklist.label })).toBeInViewport();
      await page.keyboard.press('k');

      for (let left = COUNT; left > 0; left -= 1) {
        await expect(steps).toContainText(place(1, left));
        await expect(page.getByRole('list', { name: checklist.label })).toBeVisible();
        const sent = await startTask(page, 'sendOn');
        await page.keyboard.press('s');
        await expectNotice(page, notice.orders.switched);
        await sent();
        await expect(steps).toBeInViewport();
      }
      await expect(steps).toContainText(queue.end);
      for (const { _id } of complete) {
        const { data } = (await office.get<{ data: Row }>(`commands/${_id}`)).body;
        expect(data.commandMode).toBe('facturation');
      }
    });

    test('a clerk checks an ID card over the page by keys, and asks for it again', {
      tag: '@desktop',
    }, async ({ page, product }) => {
      test.slow(); // axe looks at two open states.
      const { queue, checklist, orders, ra, resources } = TEXTS[locale];
      const check = await loadIdentityCheckTexts(locale);
      const office = await asAdmin(product);
      const both = 'frontId[ne]=no-file&backId[ne]=no-file';
      const list = `commands?tripGroup=A&commandMode=Validation&verified=false&limit=1&${both}`;
      const [order] = (await office.get<{ data: Row[] }>(list)).body.data;
      if (!order) throw new Error('The sample week has no ID card to check.');
      const stored = async (): Promise<Row> =>
        (await office.get<{ data: Row }>(`commands/${order._id}`)).body.data;
      const filter = encodeURIComponent(JSON.stringify({ billCode: [order.billCode] }));
      await openSignedIn(page, `/ToMa/validation?filter=${filter}`);
      await page.locator('main a[href$="/show"]').first().click();
      const checks = page.getByRole('list', { name: checklist.label });
      await expect(checks.getByText(checklist.tick.identity)).toBeVisible();
      await expect(page.getByRole('group', { name: queue.label })).toBeVisible();

      await page.keyboard.press('i');
      const viewer = page.getByRole('dialog');
      await expect(viewer.getByRole('img')).toHaveCount(2);
      for (const side of await viewer.getByRole('img').all()) await expectDrawn(side);
      await expectAccessible(page, 'the ID check');
      await page.keyboard.press('Escape');
      await expect(viewer).toHaveCount(0);

      await checks.getByRole('button', { name: orders.identity.action }).click();
      await viewer.getByRole('button', { name: check.fits, exact: true }).click();
      await expect(viewer).toHaveCount(0);
      await expect.poll(async () => (await stored()).verified).toBe(true);

      await checks.getByRole('button', { name: orders.identity.action }).click();
      await viewer.getByRole('button', { name: check.again, exact: true }).click();
      await expect(viewer.getByRole('textbox')).toHaveValue(new RegExp(order.billCode ?? ''));
      await expectAccessible(page, 'the request of another ID card');
      await viewer.getByRole('button', { name: check.request.send, exact: true }).click();
      await expectNotice(page, check.request.sent);
      await expect(checks.getByText(checklist.cross.identity)).toBeVisible();
      expect((await stored()).missing).toContain('identity');

      await checks.getByRole('link', { name: checklist.cross.identity }).click();
      const front = page.getByRole('group', { name: resources.commands.fields.frontId });
      const choose = front.locator('button[aria-describedby]').first();
      await expect(choose).toBeFocused();
      // What is above it grows later, and a bar lies over the end of the form.
      await page.waitForLoadState('networkidle');
      const [button, bar] = [
        await choose.boundingBox(),
        await page.getByRole('button', { name: ra.action.save, exact: true }).boundingBox(),
      ];
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
    });

    test('a clerk who has seen the card stores no copy of it', { tag: '@phone' }, async ({
      page,
      product,
    }) => {
      const { checklist, orders } = TEXTS[locale];
      const check = await loadIdentityCheckTexts(locale);
      const office = await asAdmin(product);
      const both = 'frontId[ne]=no-file&backId[ne]=no-file';
      const list = `commands?tripGroup=A&commandMode=Validation&verified=false&limit=1&${both}`;
      const [order] = (await office.get<{ data: Row[] }>(list)).body.data;
      if (!order) throw new Error('The sample week has no ID card to check.');
      const stored = async (): Promise<Row> =>
        (await office.get<{ data: Row }>(`commands/${order._id}`)).body.data;
      await openSignedIn(page, `/commands/${order._id}/show`);
      const checks = page.getByRole('list', { name: checklist.label });
      await checks.getByRole('button', { name: orders.identity.action }).click();
      await page.getByRole('button', { name: check.seen, exact: true }).click();
      const question = page.getByRole('dialog', { name: check.seenQuestion.title });
      await expectAccessible(page, 'the question whether pictures are deleted');
      await question.getByRole('button', { name: check.seenQuestion.confirm }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect
        .poll(stored)
        .toMatchObject({ verified: true, frontId: 'no-file', backId: 'no-file' });
      expect((await stored()).missing).not.toContain('identity');
      await expect(checks.getByText(checklist.tick.identity)).toBeVisible();
      // Nobody reads the pictures any more.
      expect((await office.get(`auth/getcommandfile/${order.frontId}`)).status).toBe(404);
    });
  });
}
