import type { Page } from '@playwright/test';
import type { NoticePoint } from '../../domain/messages/notice-points.ts';
import type { Messages } from '../../src/i18n/en.ts';
import { messaging as arabic } from '../../src/i18n/messaging/ar.ts';
import { messaging as english } from '../../src/i18n/messaging/en.ts';
import type { Client } from '../support/client.ts';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { onScreens } from '../support/e2e/on-screens.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { pressForSelection } from '../support/e2e/press-for-selection.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';
import { stands } from '../support/e2e/walk.ts';

type Rows<R> = { data: R[] };
type Notice = { _id: string; __v: number; title: string; point: NoticePoint; tripGroup: string };
type Campaign = { _id: string; title: string; total: number; skipped: number };
type Audience = { data: { totals: { people: number; reached: number; skipped: number } } };
type Delivery = {
  status: string;
  personName: string;
  body: string;
  customer?: { _id: string } | null;
};

const MESSAGING = { en: english, ar: arabic };

/** The panel lists so many people at most. */
const LISTED = 100;

/** Whatever the time is while this runs: nobody sleeps, and nothing waits but for the pause. */
async function sendAfter(api: Client, noticeDelay: number): Promise<void> {
  const { body } = await api.get<Rows<{ _id: string; messages: object }>>('settings');
  const [{ _id, messages } = { _id: '', messages: {} }] = body.data;
  const at = { quietFrom: '08:00', quietUntil: '08:00', noticeDelay };
  const { status } = await api.put(`settings/${_id}`, { messages: { ...messages, ...at } });
  expect(status).toBe(200);
}

const toMorocco = async (api: Client): Promise<readonly Notice[]> =>
  (await api.get<Rows<Notice>>('notices?tripGroup=A&audience=sender')).body.data;

/** The notices that have been sent, beside those of the sample's past. */
async function sentNotices(api: Client): Promise<(count: number) => Promise<readonly Campaign[]>> {
  const read = async () => (await api.get<Rows<Campaign>>('campaigns?kind=notice')).body.data;
  const past = new Set((await read()).map(({ _id }) => _id));
  const sent = async () => (await read()).filter(({ _id }) => !past.has(_id));
  return async (count) => {
    await expect.poll(async () => (await sent()).length, { timeout: 60_000 }).toBe(count);
    return sent();
  };
}

async function jumpTo(
  page: Page,
  { orders, trips }: Messages,
  step: keyof Messages['orders']['steps'],
) {
  const steps = page.getByRole('region', { name: orders.steps.label, exact: true });
  const notified = page.waitForResponse(/notices\/step/);
  await steps.getByRole('button', { name: orders.steps[step] }).click();
  await notified;
  const question = page.getByRole('dialog', { name: trips.tracking.update.title, exact: true });
  await expect(question).toBeVisible();
  return {
    question,
    update: async () => {
      await question.getByRole('button', { name: trips.tracking.update.confirm }).click();
      await expect(question).toHaveCount(0);
      await expect(steps.locator('[aria-current="step"]')).toContainText(orders.steps[step]);
    },
  };
}

for (const { variant: locale, tag } of onScreens('en', 'ar')) {
  test.describe(`in ${locale}`, { tag }, () => {
    test.use({ locale, colorScheme: locale === 'ar' ? 'dark' : 'light' });
    const texts = TEXTS[locale];
    const { notices: labels } = MESSAGING[locale];

    test('an administrator switches a notice on after a look, and everybody is notified once', {
      tag: '@desktop',
    }, async ({ page, product }) => {
      test.slow();
      const api = await asAdmin(product);
      await sendAfter(api, 0);
      const all = await toMorocco(api);
      const at = (point: NoticePoint) => {
        const found = all.find((one) => one.point === point);
        if (!found) throw new Error(`The sample week has no notice of ${point}.`);
        return found;
      };
      const [spain, france, customs] = [at('step3'), at('step2'), at('step4')];
      for (const { _id } of [france, customs]) await api.put(`notices/${_id}`, { active: true });

      await openSignedIn(page, '/notices');
      const labelOf = (text: string) => text.replace('%{title}', spain.title);
      const off = page.getByRole('switch', { name: labelOf(labels.switch.on), exact: true });
      await expect(off).not.toBeChecked();
      await expectAccessible(page, 'notices');
      await off.click();
      const requested = page.getByRole('dialog', { name: labels.switch.question, exact: true });
      await expect(requested).toContainText(/\d/);
      await expect(requested).toContainText(labels.switch.nothingNow);
      await expectAccessible(page, 'switching on');
      await requested.getByRole('button', { name: labels.switch.confirm, exact: true }).click();
      await expect(
        page.getByRole('switch', { name: labelOf(labels.switch.off), exact: true }),
      ).toBeChecked();

      await page.goto(`/notices/${spain._id}`);
      const panel = page.getByRole('region', { name: labels.audience.title, exact: true });
      await panel.getByRole('button', { name: labels.audience.show, exact: true }).click();
      const planned = (await api.post<Audience>(`notices/${spain._id}/preview`)).body.data.totals;
      expect(planned.reached).toBeGreaterThan(5);
      expect(planned.people).toBe(planned.reached + planned.skipped);
      await expect(panel).toContainText(new RegExp(`\\b${planned.reached}\\b`));
      await expect(panel.getByRole('listitem')).toHaveCount(Math.min(planned.people, LISTED));
      await expectAccessible(page, 'a notice');

      const afterwards = await sentNotices(api);
      await page.goto('/ToMa/tracking');
      const toSpain = await jumpTo(page, texts, 'spain');
      await expect(toSpain.question.getByRole('alert')).toContainText(
        new RegExp(`\\b${planned.reached}\\b`),
      );
      await expectAccessible(page, 'moving a trip');
      await toSpain.update();
      const [notified] = await afterwards(1);
      expect(notified).toMatchObject({ title: spain.title, total: planned.people });

      await (await jumpTo(page, texts, 'france')).update();
      await afterwards(2);
      const again = await jumpTo(page, texts, 'spain');
      await expect(again.question.getByRole('alert')).toHaveCount(0);
      await again.update();
      await (await jumpTo(page, texts, 'clearance')).update();
      const sent = await afterwards(3);
      expect(sent.map(({ title }) => title).sort()).toEqual(
        [spain, france, customs].map(({ title }) => title).sort(),
      );
      const { body } = await api.get<Rows<Delivery>>(
        `deliveries?campaign=${notified?._id}&limit=500`,
      );
      const names = body.data.map((one) => one.customer?._id ?? one.personName);
      expect(new Set(names).size).toBe(names.length);
      expect(names).toHaveLength(planned.people);
      expect(body.data.filter(({ status }) => status === 'skipped')).toHaveLength(planned.skipped);

      const [first] = body.data;
      await page.goto('/outbox');
      await expect(page.getByText(first?.personName ?? '').first()).toBeVisible();
    });

    test('a clerk sees before a transition who will be notified, and holds that back afterwards', {
      tag: '@phone',
    }, async ({ page, product }) => {
      const api = await asAdmin(product);
      await sendAfter(api, 30);
      const notice = (await toMorocco(api)).find(({ point }) => point === 'warehouse');
      await api.put(`notices/${notice?._id}`, { active: true });

      await openSignedIn(page, '/ToMa/validation');
      const { label, title } = texts.orders.bulk.sendToWarehouse;
      await page.getByRole('checkbox').nth(1).check();
      await pressForSelection(page, texts, label);
      const question = page.getByRole('dialog', { name: title, exact: true });
      // The last alert; above it stands what the order lacks.
      await expect(question.getByRole('alert').last()).toContainText(/\d/);
      await expectAccessible(page, 'moving an order');
      await question.getByRole('button', { name: texts.shell.confirm.confirm }).click();
      await expect(question).toHaveCount(0);
      const waiting = async () => (await api.get<{ count: number }>('notices/waiting')).body.count;
      await expect.poll(waiting).toBe(1);

      await page.goto('/notices');
      const { line, hold, none } = labels.waiting;
      await page.getByRole('link', { name: line.open, exact: true }).click();
      await expect(page.getByText(notice?.title ?? '').first()).toBeVisible();
      await stands(page);
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
      await expectAccessible(page, 'what waits');
      await page.getByRole('button', { name: new RegExp(`${hold.label}.*`) }).click();
      const requested = page.getByRole('dialog', { name: hold.title, exact: true });
      await requested.getByRole('button', { name: hold.label, exact: true }).click();
      await expect(page.getByText(none, { exact: true })).toBeVisible();
      expect(await waiting()).toBe(0);
    });
  });
}
