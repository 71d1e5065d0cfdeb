import type { Locator, Page } from '@playwright/test';
import type { TrackingStep } from '../../domain/trips/steps.ts';
import type { Messages } from '../../src/i18n/en.ts';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { expectNotice } from '../support/e2e/expect-notice.ts';
import { onScreens } from '../support/e2e/on-screens.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';

const CODE = /JS-\d+/;

type Orders = { count: number; data: { billCode: string }[] };

/** The tracking of a trip, with the labels of one language. */
function tracker(page: Page, { orders, trips, notice }: Messages) {
  const { tracking } = trips;
  const steps = page.getByRole('region', { name: orders.steps.label, exact: true });
  const current = steps.locator('[aria-current="step"]');
  const question = page.getByRole('dialog');
  const button = (name: string) => steps.getByRole('button', { name, exact: true });

  /** Confirms the open question, after checking that it is accessible. */
  async function confirm(title: string, label: string): Promise<void> {
    await expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible();
    await expectAccessible(page, title);
    await question.getByRole('button', { name: label, exact: true }).click();
    await expectNotice(page, notice.trips.updated);
    await expect(question).toHaveCount(0);
  }

  return {
    steps,
    isAt: (step: TrackingStep) => expect(current).toContainText(orders.steps[step]),
    async jumpTo(step: TrackingStep): Promise<void> {
      await steps.getByRole('button', { name: orders.steps[step] }).click();
      await confirm(tracking.update.title, tracking.update.confirm);
    },
    async restart(): Promise<void> {
      await button(tracking.restart.action).click();
      await expect(question).toContainText(tracking.restart.text);
      await confirm(tracking.restart.title, tracking.restart.action);
    },
    async finish(): Promise<void> {
      await button(tracking.finish.action).click();
      await expect(question).toContainText(tracking.finish.text);
      await expect(question).toContainText(tracking.finish.archived);
      await confirm(tracking.finish.title, tracking.finish.action);
    },
  };
}

/** The progress on the page of a trip: each moment with its step. */
const wayOf = (page: Page, { trips }: Messages): Locator =>
  page.getByRole('region', { name: trips.page.steps, exact: true }).getByRole('listitem');

for (const { variant: locale, tag } of onScreens('en', 'ar')) {
  test.describe(`in ${locale}`, { tag }, () => {
    test.use({ locale });
    const texts = TEXTS[locale];

    test('a clerk advances a trip, restarts it, finishes it, and finds it among the earlier ones', {
      tag: '@phone',
    }, async ({ page, product }) => {
      test.slow(); // A trip from its first step to its archive, with axe at each station.
      const api = await asAdmin(product);
      const road = 'commands?tripGroup=A&commandMode=tracking&finish=false';
      const { body: carried } = await api.get<Orders>(road);

      await openSignedIn(page, '/ToMa/tracking');
      const trip = tracker(page, texts);
      await trip.isAt('france');
      await expectAccessible(page, 'tracking');

      await trip.jumpTo('distribution');
      await trip.isAt('distribution');
      await trip.restart();
      await trip.isAt('deposit');
      await trip.finish();

      const create = page.getByRole('button', { name: texts.orders.group.create, exact: true });
      await expect(create).toBeVisible();
      await expectAccessible(page, 'the group that does not exist');

      await page.getByRole('link', { name: texts.trips.tracking.earlier, exact: true }).click();
      // They are called by their days, so what they are read as differs from trip to trip.
      const trips = page.locator('main').locator('a[href^="/trips/"][href$="/show"]');
      await expect(trips).toHaveCount(3);
      await expectAccessible(page, 'the earlier trips');
      await trips.first().click();
      await expect(wayOf(page, texts).last()).toContainText(texts.orders.steps.finished);
      await expect(wayOf(page, texts)).toHaveCount(6);
      const orders = page.getByRole('region', { name: texts.trips.page.orders, exact: true });
      await expect(orders).toContainText(String(carried.count));
      const first = orders.getByRole('link').filter({ hasText: CODE }).first();
      await expect(first).toContainText(carried.data[0]?.billCode ?? 'no order');
      await expectAccessible(page, 'a trip that is over');

      await page.goto('/ToMa/tracking');
      await create.click();
      await trip.isAt('deposit');
      await expect(page.getByText(texts.orders.empty.title)).toBeVisible();
      expect((await api.get<Orders>(road)).body.count).toBe(0);
    });
  });
}

test.describe('two clerks at one trip', () => {
  test.use({ locale: 'en', provoked: [409] });
  const texts = TEXTS.en;

  test('the second one is shown what the first one did, and changes nothing unseen', {
    tag: '@phone',
  }, async ({ page, context }) => {
    await openSignedIn(page, '/ToMa/tracking');
    const other = await context.newPage();
    await other.goto('/ToMa/tracking');
    await tracker(other, texts).isAt('france');
    await other.getByRole('button', { name: texts.orders.steps.clearance }).click();

    await page.bringToFront();
    await tracker(page, texts).jumpTo('spain');

    await other.getByRole('dialog').getByRole('button', { name: 'Update', exact: true }).click();
    await expectNotice(other, texts.notice.server.reload);
    await expect(other.getByText(texts.trips.tracking.meanwhile)).toBeVisible();
    await tracker(other, texts).isAt('spain');
  });

  test('a clerk who is too late to finish it is sent to Create Group', { tag: '@desktop' }, async ({
    page,
    product,
  }) => {
    await openSignedIn(page, '/ToMa/tracking');
    await tracker(page, texts).isAt('france');
    await page.getByRole('button', { name: texts.trips.tracking.finish.action }).click();
    const api = await asAdmin(product);
    const { body } = await api.get<{ data: { _id: string }[] }>('trips/A');
    await api.put(`trips/${body.data[0]?._id}`, { finish: true, status: 7 });
    await page
      .getByRole('dialog')
      .getByRole('button', { name: texts.trips.tracking.finish.action, exact: true })
      .click();
    await expectNotice(page, texts.notice.server.reload);
    await expect(
      page.getByRole('button', { name: texts.orders.group.create, exact: true }),
    ).toBeVisible();
  });
});
