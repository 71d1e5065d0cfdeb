import { type SqlBool, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MessagePreview } from '../../../domain/messages/message-preview.ts';
import { createCampaign } from '../../../server/campaigns/create-campaign.ts';
import { emptySent } from '../../../server/outbox/empty-sent.ts';
import { inTransaction } from '../../../server/resources/in-transaction.ts';
import { contextOf, ownCall } from '../../../server/resources/request-context.ts';
import { addTemplate, type Campaign, campaignOf, deliveriesOf } from '../../support/campaigns.ts';
import { customerOf } from '../../support/chat.ts';
import type { Client } from '../../support/client.ts';
import { addCustomer, freshPhone, placeOrder } from '../../support/records.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';
import { workOff } from '../../support/work-off.ts';

const GERMAN = '+4915123456799';
const CENT = 100;

let server: TestServer;
let clerk: Client;
beforeAll(async () => {
  server = await startServer();
  clerk = await signInAs(server, 'admin');
  await addTemplate(clerk, { use: 'smsToMa' });
});
afterAll(() => server.close());

const rowsOf = (id: string) =>
  server.database
    .selectFrom('outbox')
    .selectAll()
    .where('campaign_id', '=', id)
    .orderBy('id')
    .execute();

/** Writes to customers by SMS; all messages fail for this reason. */
async function failed(ids: readonly string[], reason = 'neverArrived', action = 'smsctm') {
  const texts = { de: 'Ihre Pakete sind da' };
  const { body } = await clerk.post<{ data: { campaign: Campaign } }>(`auth/users/${action}`, {
    ids,
    texts,
  });
  const { _id } = body.data.campaign;
  await workOff(server, { only: ['campaign'] });
  await fail(_id, reason);
  return _id;
}

async function fail(id: string, reason: string): Promise<void> {
  await server.database
    .updateTable('outbox')
    .set({ status: 'failed', reason })
    .where('campaign_id', '=', id)
    .where('status', '=', 'queued')
    .execute();
  await server.database.updateTable('campaign').set({ state: 'done' }).execute();
}

const change = async (path: string, body: object) => {
  const answer = await clerk.put(path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
};

const retry = async (id: string) => {
  expect((await clerk.post(`campaigns/${id}/retry`)).status).toBe(200);
  await workOff(server);
  return campaignOf(clerk, id);
};

/** Has a campaign try the next channel for whom it has missed. */
async function goOn(id: string): Promise<void> {
  await inTransaction(server.database, (transaction) =>
    contextOf(ownCall(server.app.engine, new Date()), transaction).enqueue('campaign', { id }),
  );
  await workOff(server);
}

describe('a clerk who has the failed sent again', () => {
  it('reaches a customer at the number that was corrected, at what it costs there', async () => {
    const { _id: customer, phone } = await addCustomer(server);
    const id = await failed([customer]);
    const [before] = await rowsOf(id);
    expect(before).toMatchObject({ phone, round: 0 });
    await change(`auth/users/${customer}`, { phone: GERMAN });
    expect(await retry(id)).toMatchObject({ state: 'done', total: 1, sent: 1, failed: 0 });
    const [after, ...others] = await rowsOf(id);
    expect(others).toEqual([]);
    // To another number it is another message for the provider, whatever became of the first.
    expect(after).toMatchObject({ phone: GERMAN, round: 1, cost: 7.5 * CENT, segments: 1 });
    expect(after?.cost).not.toBe(before?.cost);
    const { body } = await clerk.get<{ count: number }>('deliveries?search=015123456799');
    expect(body.count).toBe(1);
  });

  it('gives the provider the same key if it never had the message and nothing was corrected', async () => {
    const { _id: customer } = await addCustomer(server);
    const never = await failed([customer]);
    const rejected = await failed([customer], 'undelivered');
    await retry(never);
    await retry(rejected);
    expect((await rowsOf(never)).map(({ round, status }) => [round, status])).toEqual([
      [0, 'sent'],
    ]);
    expect((await rowsOf(rejected)).map(({ round, status }) => [round, status])).toEqual([
      [1, 'sent'],
    ]);
  });

  it('reaches the recipient of an order at the number that was corrected', async () => {
    const { phone: wrong, _id: stranger } = await addCustomer(server);
    const order = await placeOrder(server, {
      recipient: { firstName: 'Yassin', phone: wrong, address: 'Fes, Rue 1' },
    });
    await change(`commands/${order._id}`, { smsToMa: true });
    await workOff(server, { only: ['campaign'] });
    const { campaign_id: id } = await server.database
      .selectFrom('outbox')
      .select('campaign_id')
      .where('order_id', '=', order._id)
      .executeTakeFirstOrThrow();
    if (id === null) throw new Error('The SMS belongs to no campaign.');
    await fail(id, 'undelivered');
    expect(await rowsOf(id)).toMatchObject([{ phone: wrong, customer_id: stranger }]);
    const right = freshPhone();
    await change(`commands/${order._id}`, { recipient: { phone: right } });
    expect(await retry(id)).toMatchObject({ state: 'done', total: 1, sent: 1 });
    expect(await rowsOf(id)).toMatchObject([{ phone: right, round: 1, customer_id: null }]);
  });

  it('leaves out whoever has stopped the channel or been blocked meanwhile, and says why', async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => addCustomer(server)));
    const [stops, leaves, stays] = people.map(({ _id }) => _id);
    const id = await failed(people.map(({ _id }) => _id));
    await change(`auth/users/${stops}`, { optOut: { sms: true } });
    await change(`auth/users/${leaves}`, { status: 'blocked' });
    expect(await retry(id)).toMatchObject({ state: 'done', sent: 1, skipped: 2, failed: 0 });
    const rows = await rowsOf(id);
    const became = new Map(rows.map((row) => [row.customer_id, [row.status, row.reason]]));
    expect(became.get(stops ?? '')).toEqual(['skipped', 'optedOut']);
    expect(became.get(leaves ?? '')).toEqual(['skipped', 'blocked']);
    expect(became.get(stays ?? '')).toEqual(['sent', null]);
  });

  it('leaves out a number that had stopped the channel before it was theirs', async () => {
    const [stopped, { _id: customer }] = [freshPhone(), await addCustomer(server)];
    const row = { phone: stopped, channel: 'sms', at: new Date() };
    await server.database.insertInto('stopped_number').values(row).execute();
    const id = await failed([customer]);
    await change(`auth/users/${customer}`, { phone: stopped });
    expect(await retry(id)).toMatchObject({ state: 'done', skipped: 1, failed: 0 });
    expect(await rowsOf(id)).toMatchObject([{ reason: 'optedOut' }]);
    const { body } = await clerk.post<{ data: MessagePreview }>('messages/preview', {
      kind: 'sms',
      ids: [customer],
      texts: { de: 'Ihre Pakete sind da' },
    });
    expect(body.data.recipients).toMatchObject([{ skip: 'optedOut' }]);
  });

  it('leaves out a number that has become a fixed line', async () => {
    const { _id: customer } = await addCustomer(server);
    const id = await failed([customer]);
    await change(`auth/users/${customer}`, { phone: '+49421555019' });
    expect(await retry(id)).toMatchObject({ state: 'done', skipped: 1, failed: 0 });
    expect(await rowsOf(id)).toMatchObject([{ reason: 'notMobile', round: 0 }]);
  });

  it('sends nothing of which it is not known any more whom it went to', async () => {
    const [unknown, { _id: there }] = [await addCustomer(server), await addCustomer(server)];
    const id = await failed([unknown._id, there]);
    const isTheirs = sql<SqlBool>`customer_id = ${unknown._id}`;
    await inTransaction(server.database, (transaction) =>
      emptySent(transaction, isTheirs, new Date()),
    );
    expect(await retry(id)).toMatchObject({ total: 2, sent: 1, failed: 1 });
  });

  it('sends in the chat again what could not be sent there, but not to the blocked', async () => {
    const [one, other] = [await customerOf(server), await customerOf(server)];
    const { body } = await clerk.post<{ data: { campaign: Campaign } }>('messages/broadcast', {
      ids: [one.id, other.id],
      message: { type: 'text', content: 'We drive on Friday.' },
    });
    const id = body.data.campaign._id;
    await server.database.updateTable('users').set({ status: 'blocked' }).execute();
    await workOff(server);
    await server.database
      .updateTable('outbox')
      .set({ status: 'failed', reason: 'failedHere' })
      .where('campaign_id', '=', id)
      .execute();
    await server.database
      .updateTable('users')
      .set({ status: 'active' })
      .where('id', '!=', other.id)
      .execute();
    expect(await retry(id)).toMatchObject({ state: 'done', skipped: 1, failed: 0 });
    expect((await deliveriesOf(clerk, id)).map(({ reason }) => reason).sort()).toEqual([
      'blocked',
      null,
    ]);
  });
});

it('a recipient whose number is corrected before the next channel is tried stays one person', async () => {
  const order = await placeOrder(server);
  const id = await inTransaction(server.database, (transaction) =>
    createCampaign(
      {
        kind: 'notice',
        purpose: 'transactional',
        title: 'The lorry has arrived',
        message: { texts: { fr: 'Votre colis est arrive' } },
        channels: ['whatsapp', 'sms'],
        people: [{ order: order._id, to: 'recipient' }],
      },
      contextOf(ownCall(server.app.engine, new Date()), transaction),
    ),
  );
  if (!id) throw new Error('No campaign was made.');
  await workOff(server, { only: ['campaign'] });
  await fail(id, 'undelivered');
  await server.database.updateTable('campaign').set({ state: 'running' }).execute();
  const right = freshPhone();
  await change(`commands/${order._id}`, { recipient: { phone: right } });
  await goOn(id);
  expect(await campaignOf(clerk, id)).toMatchObject({
    state: 'done',
    total: 1,
    sent: 1,
    failed: 0,
  });
  expect((await rowsOf(id)).map(({ channel, phone }) => [channel, phone])).toEqual([
    ['whatsapp', '+212661234567'],
    ['sms', right],
  ]);
});

it('nobody is written to by the next channel days later because somebody else was missed', async () => {
  const [early, late] = [await addCustomer(server), await addCustomer(server)];
  const id = await failed([early._id, late._id], 'undelivered', 'agency');
  await server.database
    .updateTable('outbox')
    .set({ due_at: new Date(Date.now() - 25 * 3_600_000) })
    .where('customer_id', '=', early._id)
    .execute();
  await goOn(id);
  expect(await campaignOf(clerk, id)).toMatchObject({ state: 'done', sent: 1, failed: 1 });
  expect((await rowsOf(id)).map((row) => [row.customer_id, row.channel])).toEqual([
    ...[early, late].map(({ _id }) => [_id, 'whatsapp']),
    [late._id, 'sms'],
  ]);
});
