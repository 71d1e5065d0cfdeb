import type { Page } from '@playwright/test';
import type { Parcel } from '../../domain/parcels/parcel.ts';
import { loadChatTexts } from '../../src/i18n/chat/catalogues.ts';
import { scanning } from '../../src/i18n/scanning/en.ts';
import { unsent } from '../../src/i18n/unsent/en.ts';
import type { Client } from '../support/client.ts';
import { asAdmin } from '../support/e2e/as-admin.ts';
import { enterOrder } from '../support/e2e/enter-order.ts';
import { expectAccessible } from '../support/e2e/expect-accessible.ts';
import { hasLoaded } from '../support/e2e/has-loaded.ts';
import { openSignedIn } from '../support/e2e/open-signed-in.ts';
import { stageLists } from '../support/e2e/stage-lists.ts';
import { expect, test } from '../support/e2e/test.ts';
import { TEXTS } from '../support/e2e/texts.ts';

const texts = TEXTS.en;
const { composer } = await loadChatTexts('en');
// Whatever is still being read at the logout is read by nobody any more.
test.use({ locale: 'en', provoked: [0, 401, 409] });

type Order = { _id: string; billCode: string; commandMode: string; __v: number };
type Many<Row> = { data: Row[]; count: number };

const WEIGHTS = 20;
const SCANS = 16;
const STAGES = 4;
const ORDERS = 5;
const MESSAGES = 10;

/** Parcels that nobody has seen yet, of orders other than those that are moved in the list. */
async function freshParcels(api: Client, count: number, without: ReadonlySet<string>) {
  const parcels: Parcel[] = [];
  const { body } = await api.get<Many<Order>>('commands?tripGroup=A&limit=200');
  for (const { _id, billCode } of body.data) {
    if (without.has(billCode)) continue;
    const found = await api.get<Many<Parcel>>(`parcels?order=${_id}`);
    parcels.push(...found.body.data.filter(({ state }) => state === 'registered'));
    if (parcels.length >= count) return parcels.slice(0, count);
  }
  throw new Error(`The sample week has only ${parcels.length} such parcels.`);
}

/** The messages of this day that the server has, in its order; the sender's page shows unsent ones too. */
async function arrivedMessages(api: Client, customer: string): Promise<readonly string[]> {
  type Found = { data: { conversations: readonly { _id: string }[] } };
  const { body: found } = await api.get<Found>(`conversation?clientId=${customer}`);
  const [conversation] = found.data.conversations;
  type Read = { data: { messages: readonly { message: { content: string } }[] } };
  const { body } = await api.get<Read>(`message/${conversation?._id}?limit=${MESSAGES * 3}`);
  const contents = body.data.messages.map(({ message }) => message.content);
  return contents.filter((content) => content.startsWith('Without a network'));
}

/** Which of some parcels came to the warehouse, once for each time, in the order of the activity. */
async function receivedOf(api: Client, parcels: readonly Parcel[]): Promise<readonly string[]> {
  type Change = { readonly path: string; readonly to?: unknown };
  type Entry = { record: { _id: string }; changes: readonly Change[] };
  const { body } = await api.get<{ data: Entry[] }>('activity?resource=commands&limit=200');
  return body.data
    .flatMap(({ record, changes }) =>
      changes
        .filter(({ to }) => to === 'received')
        .flatMap(({ path }) =>
          parcels.filter(
            (one) => one.order === record._id && path === `parcels.${one.number}.state`,
          ),
        ),
    )
    .map(({ code }) => code)
    .reverse();
}

/** What the product keeps in its own database of this browser, in words. */
const waiting = (page: Page) => page.getByRole('button', { name: /^Not sent: \d+/ });

/** Types as a hand scanner does, and waits until the screen has taken it. */
async function read(page: Page, text: string, says: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  const answer = page
    .getByRole('main')
    .getByRole('status')
    .filter({ has: page.locator('svg') });
  await expect(answer).toContainText(says);
}

test.describe('a day without a network on a phone', { tag: '@phone' }, () => {
  test('everything arrives once and in order, and what was not accepted is shown', async ({
    page,
    context,
    product,
  }) => {
    // Half a hundred changes are made one after the other, and sent one after the other.
    test.setTimeout(600_000);
    const colleague = await asAdmin(product);

    // Everything is open before the network goes: the list, a conversation, and the scanner.
    await openSignedIn(page, '/ToMa/validation');
    const clerk = stageLists(page, texts);
    await expect(page.getByRole('checkbox', { name: /JS-\d+/ }).first()).toBeVisible();
    await enterOrder(page, 'Online', /\/commands\/[0-9a-f][^/]+\/show/);
    const moved = await clerk.selectFirst(STAGES);
    await clerk.press('sendToWarehouse');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: texts.shell.confirm.cancel, exact: true })
      .click();
    const { body: people } = await colleague.get<Many<{ _id: string }>>(
      'auth/users?role=customer&limit=1',
    );
    const customer = people.data[0]?._id ?? '';
    const chat = await context.newPage();
    await chat.goto(`/chat/${customer}`);
    const input = chat.getByPlaceholder(composer.placeholder);
    await expect(input).toBeVisible();
    const scan = await context.newPage();
    await scan.goto('/scan');
    await expect(scan.getByText(scanning.ready)).toBeVisible();
    const parcels = await freshParcels(colleague, WEIGHTS + SCANS, new Set(moved));
    const toWeigh = parcels.slice(0, WEIGHTS);
    const toReceive = parcels.slice(WEIGHTS);
    const before = (await colleague.get<Many<Order>>('commands?limit=1')).body.count;
    // The code of what waits comes when nothing else is to be done.
    for (const one of [page, scan]) {
      await hasLoaded(one, 'UnsentList');
      await one.waitForLoadState('networkidle');
    }

    // The first scan is done, but its answer is lost.
    const [first] = toReceive;
    const lost = Promise.withResolvers<void>();
    await context.route('**/api/v1/parcels/scans', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await context.setOffline(true);
      await route.abort('internetdisconnected');
      lost.resolve();
    });
    await read(scan, first?.code ?? '', scanning.outcomes.waiting);
    // Whoever takes the interception away before that lets the call through.
    await lost.promise;
    await context.unroute('**/api/v1/parcels/scans');

    for (const { code } of toReceive.slice(1)) await read(scan, code, scanning.outcomes.waiting);
    await scan.getByRole('button', { name: scanning.modes.weighed }).click();
    for (const [at, { code }] of toWeigh.entries()) {
      await read(scan, code, scanning.outcomes.noWeight);
      await read(scan, `${at + 1}`, scanning.outcomes.waiting);
    }
    await expect(waiting(scan)).toHaveAccessibleName(`Not sent: ${SCANS + WEIGHTS}`);

    for (let at = 1; at <= MESSAGES; at += 1) {
      await input.fill(`Without a network ${at}`);
      await input.press('Enter');
      // Filling replaces what is in the input until the device has stored it.
      await expect(input).toHaveValue('');
    }

    await clerk.press('sendToWarehouse');
    await clerk.confirm();
    for (const code of moved) {
      await expect(page.getByRole('checkbox', { name: new RegExp(code) })).toHaveCount(0);
    }

    for (let at = 1; at <= ORDERS; at += 1)
      await enterOrder(page, `Offline ${at}`, /\/commands\/unsent-[^/]+\/show/);
    const all = SCANS + WEIGHTS + STAGES + ORDERS;
    await expect(waiting(page)).toHaveAccessibleName(`Not sent: ${all}`);

    // Meanwhile others go on: a parcel is handed over, and an order is at another stage already.
    const handedOver = toReceive.at(-1);
    for (const state of ['received', 'loaded', 'delivered']) {
      const { body } = await colleague.get<{ data: Parcel }>(`parcels/${handedOver?.code}`);
      const change = { state, __v: body.data.__v };
      expect((await colleague.put(`parcels/${handedOver?.code}`, change)).status).toBe(200);
    }
    const { body: found } = await colleague.get<Many<Order>>(`commands?billCode=${moved[0]}`);
    for (const commandMode of ['facturation', 'tracking']) {
      const { status } = await colleague.put(`commands/${found.data[0]?._id}`, { commandMode });
      expect(status).toBe(200);
    }

    await context.setOffline(false);
    await waiting(page).click();
    const list = page.getByRole('dialog', { name: unsent.title });
    const lines = list.getByRole('listitem');
    const rejected = lines.filter({ hasText: unsent.rejected });
    await expect(rejected).toHaveCount(2, { timeout: 240_000 });
    await expect(lines).toHaveCount(2);
    await expect(list).toContainText(unsent.reasons.stale);
    await expect(list).toContainText(unsent.reasons.impossible);
    await expectAccessible(page, 'what is not sent yet');

    // All arrived once.
    const { body: after } = await colleague.get<Many<Order>>('commands?limit=1');
    expect(after.count).toBe(before + ORDERS);
    for (const [at, { code }] of toWeigh.entries()) {
      const { body } = await colleague.get<{ data: Parcel }>(`parcels/${code}`);
      expect(body.data).toMatchObject({ weight: at + 1, state: 'received' });
    }
    for (const { code } of toReceive.slice(0, -1)) {
      const { body } = await colleague.get<{ data: Parcel }>(`parcels/${code}`);
      expect(body.data.state).toBe('received');
    }
    for (const code of moved.slice(1)) {
      const { body } = await colleague.get<Many<Order>>(`commands?billCode=${code}`);
      expect(body.data[0]?.commandMode).toBe('facturation');
    }
    const newest = await colleague.get<Many<{ recipient: { firstName: string } }>>(
      `commands?sort=-createdAt&limit=${ORDERS}`,
    );
    expect(newest.body.data.map(({ recipient }) => recipient.firstName)).toEqual(
      Array.from({ length: ORDERS }, (_, at) => `Offline ${ORDERS - at}`),
    );
    const written = Array.from({ length: MESSAGES }, (_, at) => `Without a network ${at + 1}`);
    await expect.poll(() => arrivedMessages(colleague, customer)).toEqual(written);
    await expect(chat.getByRole('article').getByText(/^Without a network \d+$/)).toHaveText(
      written,
    );
    const received = toReceive.slice(0, -1);
    expect(await receivedOf(colleague, received)).toEqual(received.map(({ code }) => code));

    // One is sent again and rejected again, and given up; so is the other.
    await lines.first().getByRole('button', { name: unsent.sendAgain }).click();
    await expect(lines.first()).toContainText(unsent.rejected);
    await lines.first().getByRole('button', { name: unsent.discard }).click();
    await expect(lines).toHaveCount(1);
    await list.getByRole('button', { name: texts.ra.action.close, exact: true }).click();

    await page.getByRole('button', { name: texts.shell.bar.account }).click();
    await page.getByRole('menuitem', { name: texts.shell.menu.logout }).click();
    const question = page.getByRole('dialog', { name: unsent.logout.title });
    await expectAccessible(page, 'the question at the logout');
    await question.getByRole('button', { name: unsent.logout.discard }).click();
    await expect(page).toHaveURL(/login/);
  });
});
