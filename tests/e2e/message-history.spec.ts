import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { messaging as arabic } from '../../src/i18n/messaging/ar.ts';
import { messaging as german, labels } from '../../src/i18n/messaging/de.ts';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';

type Rows = { data: { _id: string; title: string; failed: number; personName: string }[] };

const { history } = german;
const { status } = labels.deliveries.choices;
const { state: states } = labels.campaigns.choices;

const openBills = async (page: Page) => {
  await openSignedIn(page, '/campaigns');
  await page.getByRole('link', { name: 'Offene Rechnungen' }).click();
  await expect(page.getByRole('heading', { name: 'Offene Rechnungen' })).toBeVisible();
};

const result = (page: Page, name: keyof typeof history.results) =>
  page
    .getByRole('group', { name: history.page.results })
    .getByRole('button', { name: new RegExp(`^\\d+ ${history.results[name]}$`) });

test.describe('what was sent to many', { tag: '@desktop' }, () => {
  test.use({ locale: 'de' });

  test('is opened, filtered by what failed, searched by name, exported, and tried again', async ({
    page,
    product,
  }) => {
    test.slow(); // axe checks each station, and a real export is read.
    const office = await asAdmin(product);
    const { body: campaigns } = await office.get<Rows>('campaigns?search=offene%20rechnungen');
    const bills = campaigns.data[0];
    const failedNow = `deliveries?campaign=${bills?._id}&status=failed&sort=personName`;
    const { body: failed } = await office.get<Rows>(failedNow);
    const somebody = failed.data[0]?.personName ?? '';

    await openBills(page);
    await expect(page.getByText(history.inside.all)).toBeVisible();
    await expectAccessible(page, 'a sent message');

    await result(page, 'failed').click();
    const rows = page.getByRole('row');
    await expect(rows).toHaveCount(failed.data.length + 1);
    await expect(page.getByRole('row', { name: status.delivered })).toHaveCount(0);
    const search = page.getByRole('searchbox').or(page.getByRole('textbox')).first();
    await search.fill(somebody);
    await expect(rows).toHaveCount(2);
    await page.getByRole('link', { name: somebody, exact: true }).click();
    const message = page.getByRole('dialog', { name: somebody });
    await expect(message).toContainText(status.failed);
    await expectAccessible(page, 'a message to one person');
    await message.getByRole('button', { name: TEXTS.de.common.close }).click();

    await search.fill('');
    await expect(rows).toHaveCount(failed.data.length + 1);
    const { kit } = TEXTS.de;
    await page.getByRole('button', { name: kit.list.more, exact: true }).click();
    await page.getByRole('button', { name: kit.export.open }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: kit.export.csv }).click();
    const csv = await readFile(await (await downloading).path(), 'utf8');
    for (const { personName } of failed.data) expect(csv).toContain(personName);
    expect(csv).toContain(status.failed);
    expect(csv.trim().split('\r\n')).toHaveLength(failed.data.length + 1);

    await page.getByRole('button', { name: history.retry.label }).click();
    const question = page.getByRole('dialog', { name: history.retry.title });
    await expect(question).toContainText(`${failed.data.length} Person`);
    await question.getByRole('button', { name: history.retry.confirm }).click();
    await expect(result(page, 'failed')).toHaveCount(0);
    await expect(page.getByText(states.done)).toBeVisible();
    await expect.poll(async () => (await office.get<Rows>(failedNow)).body.data).toEqual([]);
  });

  test('shows how far it is while it runs, and is stopped after a question', async ({
    page,
    product,
  }) => {
    const office = await asAdmin(product);
    const { body: people } = await office.get<Rows>('auth/users?role=customer&status=active');
    const sent = await office.post<{ data: { campaign: { _id: string } | string } }>(
      'auth/users/smsctm',
      { ids: people.data.map(({ _id }) => _id), texts: { de: 'Heute geschlossen' } },
    );
    expect(sent.status).toBe(200);
    // Writing down hundreds of messages takes a moment only: the page gets an answer as if it took
    // longer.
    const requested = Promise.withResolvers<void>();
    let state = 'running';
    await page.route('**/api/v1/campaigns/*', async (route) => {
      const answer = await route.fetch();
      const { data } = (await answer.json()) as { data: object };
      const waiting = state === 'running' ? 12 : 0;
      await route.fulfill({ response: answer, json: { data: { ...data, state, waiting } } });
    });
    await page.route('**/api/v1/campaigns/*/stop', async (route) => {
      state = 'stopped';
      requested.resolve();
      await route.continue();
    });
    await openSignedIn(page, '/campaigns');
    await page.getByRole('link', { name: 'Heute geschlossen' }).click();
    await expect(page.getByRole('main').getByRole('progressbar')).toBeVisible();
    await page.getByRole('button', { name: history.stop.label, exact: true }).click();
    const question = page.getByRole('dialog', { name: history.stop.title });
    await question.getByRole('button', { name: history.stop.confirm }).click();
    await requested.promise;
    await expect(page.getByText(states.stopped, { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('progressbar')).toHaveCount(0);
    await expect(result(page, 'waiting')).toHaveCount(0);
  });
});

test.describe('on a phone in Arabic', { tag: '@phone' }, () => {
  test.use({ locale: 'ar', colorScheme: 'dark' });

  test('the outbox says that nothing leaves the house, and each message is a card', async ({
    page,
  }) => {
    await openSignedIn(page, '/outbox');
    await expect(page.getByText(arabic.history.inside.all)).toBeVisible();
    await expect(page.getByRole('checkbox').nth(2)).toBeVisible();
    await expectAccessible(page, 'the outbox on a phone');
    await page
      .getByRole('link', { name: /JS-\d+/ })
      .first()
      .scrollIntoViewIfNeeded();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});
