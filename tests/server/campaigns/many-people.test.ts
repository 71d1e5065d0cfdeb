import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPeople } from '../../../bench/insert-people.ts';
import { PREPARED_AT_ONCE, prepareSome } from '../../../server/campaigns/prepare-some.ts';
import { openChatSender } from '../../../server/campaigns/send-in-chat.ts';
import { inTransaction } from '../../../server/resources/in-transaction.ts';
import { contextOf, ownCall } from '../../../server/resources/request-context.ts';
import { type Campaign, campaignOf, deliveriesOf } from '../../support/campaigns.ts';
import type { Client } from '../../support/client.ts';
import { measureTraffic } from '../../support/measure-traffic.ts';
import { addCustomer } from '../../support/records.ts';
import { PASSWORD, signInAs, startServer, type TestServer } from '../../support/server.ts';
import { workOff } from '../../support/work-off.ts';

const BATCHES = 6;
const PEOPLE = BATCHES * PREPARED_AT_ONCE;
/** Of a batch in the chat; begin and commit are not counted. */
const MOST_STATEMENTS = 18;
/** Ids have the same length, the numbers in names have not. */
const ABOUT = 5 * PREPARED_AT_ONCE;

let server: TestServer;
let clerk: Client;
let ids: readonly string[];
beforeAll(async () => {
  server = await startServer();
  clerk = await signInAs(server, 'admin');
  const people = await insertPeople(server.database, { customers: PEOPLE, staff: 0 });
  ids = people.map(({ id }) => id);
});
afterAll(() => server.close());

async function write(
  to: readonly string[],
  more: object = {},
  action: 'smsctm' | 'chat' = 'smsctm',
): Promise<string> {
  const { status, body } = await clerk.post<{ data: { campaign: Campaign } }>(
    `auth/users/${action}`,
    {
      ids: to,
      texts: { de: 'Wir kommen am Freitag.' },
      ...more,
    },
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data.campaign._id;
}

const cancel = async (id: string) =>
  expect((await clerk.post(`campaigns/${id}/stop`)).status).toBe(200);

const prepare = (id: string) =>
  inTransaction(server.database, (transaction) =>
    prepareSome(id, contextOf(ownCall(server.app.engine, new Date()), transaction)),
  );

/** Who has got how many messages of a campaign. */
async function written(id: string): Promise<ReadonlyMap<string, number>> {
  const rows = await server.database
    .selectFrom('outbox')
    .select(({ fn }) => ['person', fn.countAll<string>().as('count')])
    .where('campaign_id', '=', id)
    .groupBy('person')
    .execute();
  return new Map(rows.map(({ person, count }) => [person, Number(count)]));
}
const once = (some: readonly string[]) => new Map(some.map((id) => [id, 1]));

const storedOf = (id: string) =>
  server.database
    .selectFrom('campaign')
    .select(['to_prepare', 'total', 'waiting', 'planned_people'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const countListed = async (id: string) =>
  (
    await server.database
      .selectFrom('campaign_person')
      .select('place')
      .where('campaign_id', '=', id)
      .execute()
  ).length;

describe('a message to many', () => {
  it('costs the same for each batch of people, however many wait behind it', async () => {
    const [long, short] = [await write(ids), await write(ids.slice(0, 2 * PREPARED_AT_ONCE))];
    // What both need for the first time is not measured.
    await prepare(short);
    const few = await measureTraffic(server, () => prepare(short));
    const many = [];
    for (let batch = 0; batch < BATCHES; batch += 1)
      many.push(await measureTraffic(server, () => prepare(long)));
    for (const batch of many) {
      expect(batch.statements).toBe(few.statements);
      expect(batch.rows).toBe(few.rows);
      expect(Math.abs(batch.sent - few.sent)).toBeLessThan(ABOUT);
      expect(Math.abs(batch.received - few.received)).toBeLessThan(ABOUT);
    }
    expect(await prepare(long)).toBe(false);
    expect(await countListed(long)).toBe(0);
    expect(await written(long)).toEqual(once(ids));
    await Promise.all([long, short].map(cancel));
  });

  it('is sent in the chat with the batch, by as many statements for two people as for all of it', async () => {
    const sendTo = async (some: readonly string[]) => {
      const id = await write(some, {}, 'chat');
      const call = () => ownCall(server.app.engine, new Date());
      const chat = await openChatSender(call, id);
      const { statements } = await measureTraffic(server, () =>
        inTransaction(server.database, (transaction) =>
          prepareSome(id, contextOf(call(), transaction), chat),
        ),
      );
      expect(await campaignOf(clerk, id)).toMatchObject({ sent: some.length, waiting: 0 });
      const rows = await deliveriesOf(clerk, id);
      expect(rows.every(({ status }) => status === 'sent')).toBe(true);
      return statements;
    };
    const few = await sendTo(ids.slice(0, 2));
    expect(await sendTo(ids.slice(0, PREPARED_AT_ONCE))).toBe(few);
    expect(few).toBeLessThanOrEqual(MOST_STATEMENTS);
  });

  it('stores as a number how many are still to be prepared', async () => {
    const id = await write(ids);
    expect(await storedOf(id)).toMatchObject({ to_prepare: PEOPLE, total: PEOPLE, waiting: [] });
    await prepare(id);
    const left = PEOPLE - PREPARED_AT_ONCE;
    expect(await storedOf(id)).toMatchObject({ to_prepare: left, total: PEOPLE, waiting: [] });
    expect(await countListed(id)).toBe(left);
    expect(await campaignOf(clerk, id)).toMatchObject({ state: 'running', waiting: PEOPLE });
    await cancel(id);
  });

  it('goes on half-way after a restart: nobody gets it twice, and nobody is left out', async () => {
    const id = await write(ids, {}, 'chat');
    await prepare(id);
    await prepare(id);
    await workOff(server);
    expect(await written(id)).toEqual(once(ids));
    expect(await campaignOf(clerk, id)).toMatchObject({ state: 'done', sent: PEOPLE, waiting: 0 });
  });

  it('that is cancelled half-way leaves out the rest, and says so of each', async () => {
    const id = await write(ids);
    await prepare(id);
    await cancel(id);
    await workOff(server);
    expect(await campaignOf(clerk, id)).toMatchObject({
      state: 'stopped',
      total: PEOPLE,
      skipped: PEOPLE,
      waiting: 0,
    });
    expect(await written(id)).toEqual(once(ids));
  });

  it('is cancelled although a process of the former version takes it for done', async () => {
    const id = await write(ids.slice(0, 3));
    await server.database
      .updateTable('campaign')
      .set({ state: 'done' })
      .where('id', '=', id)
      .execute();
    await cancel(id);
    await workOff(server);
    expect(await campaignOf(clerk, id)).toMatchObject({ state: 'stopped', skipped: 3, waiting: 0 });
  });

  it('ends, if somebody has deleted by hand who is on its list', async () => {
    const id = await write(ids.slice(0, 3));
    await server.database.deleteFrom('campaign_person').where('campaign_id', '=', id).execute();
    await workOff(server);
    expect(await campaignOf(clerk, id)).toMatchObject({ state: 'done', waiting: 0 });
  });

  it('is not prepared before its moment', async () => {
    const sendAt = new Date(Date.now() + 3_600_000).toISOString();
    const id = await write(ids.slice(0, 3), { sendAt });
    expect(await prepare(id)).toBe(false);
    expect(await storedOf(id)).toMatchObject({ to_prepare: 3, planned_people: [] });
    await workOff(server, { early: true });
    expect(await campaignOf(clerk, id)).toMatchObject({ state: 'done', sent: 3 });
    expect(await storedOf(id)).toMatchObject({ to_prepare: 0, planned_people: null });
  });

  it('reaches nobody who was erased before it came to them', async () => {
    const user = await addCustomer(server);
    const id = await write([...ids.slice(0, PREPARED_AT_ONCE), user._id, ...ids.slice(-1)]);
    await prepare(id);
    const { status } = await clerk.post(`auth/users/${user._id}/erasure`, {
      confirmation: user.code,
      currentPassword: PASSWORD,
    });
    expect(status).toBe(200);
    expect(await storedOf(id)).toMatchObject({ to_prepare: 1 });
    await workOff(server);
    expect(await campaignOf(clerk, id)).toMatchObject({ state: 'done', waiting: 0 });
    const got = await written(id);
    expect([got.size, got.has(user._id)]).toEqual([PREPARED_AT_ONCE + 1, false]);
  });
});

describe('a message to many that a process of the former version has stored as a list', () => {
  const list = (some: readonly string[]) => JSON.stringify(some.map((customer) => ({ customer })));

  it('goes to everybody on it', async () => {
    const some = ids.slice(0, 3);
    const id = await write(some);
    const { database } = server;
    await database.deleteFrom('campaign_person').where('campaign_id', '=', id).execute();
    await database
      .updateTable('campaign')
      .set({ waiting: list(some), to_prepare: 0 })
      .where('id', '=', id)
      .execute();
    expect(await storedOf(id)).toMatchObject({ to_prepare: 3, waiting: [] });
    await workOff(server);
    expect(await campaignOf(clerk, id)).toMatchObject({ state: 'done', sent: 3 });
    expect(await deliveriesOf(clerk, id)).toHaveLength(3);
  });
});
