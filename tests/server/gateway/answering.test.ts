import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Message } from '../../../domain/chat/message.ts';
import type { Client } from '../../support/client.ts';
import { connectLive, livePerson, type Person } from '../../support/live.ts';
import { addPerson, signIn, startServer, type TestServer } from '../../support/server.ts';
import { atOwnService, byOwnService, call } from '../../support/webhooks.ts';
import { workOff } from '../../support/work-off.ts';

let server: TestServer;
let clerk: Person;
let now = new Date();
beforeAll(async () => {
  server = await startServer({ env: atOwnService(), clock: () => now });
  clerk = await livePerson(server, 'admin');
});
afterAll(() => server.close());

let events = 0;
const writes = (from: string, channel: 'sms' | 'whatsapp', text = 'Hallo') => {
  const message = { type: 'message', event: `a-${events++}`, channel, from, text };
  return call(server, byOwnService(message, { at: now }));
};

type Answered = { data: { message: Message }; code?: string };
const answer = (to: string, via: string, content = 'Morgen', headers = {}, by: Client = clerk) =>
  by.post<Answered>(
    'message',
    { recieverId: to, message: { type: 'text', content }, via },
    headers,
  );

const outboxOf = (customerId: string) =>
  server.database.selectFrom('outbox').selectAll().where('customer_id', '=', customerId).execute();

describe('a clerk who answers by phone', () => {
  it('puts the message into the conversation and into the outbox, once', async () => {
    const { id, phone } = await addPerson(server, 'customer');
    const key = { 'idempotency-key': 'the-same-answer' };
    const { status, body } = await answer(id, 'sms', 'Morgen um 9', key);
    expect(status).toBe(201);
    const { message } = body.data;
    expect(message).toMatchObject({ via: 'sms', sending: { status: 'queued' } });
    expect((await answer(id, 'sms', 'Morgen um 9', key)).body.data.message._id).toBe(message._id);
    const rows = await outboxOf(id);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      phone,
      channel: 'sms',
      body: 'Morgen um 9',
      purpose: 'transactional',
      message_id: message._id,
      campaign_id: null,
      status: 'queued',
    });
  });

  it('leaves what the answer costs', async () => {
    const german = await addPerson(server, 'customer', { phone: '+4915112345670' });
    await answer(german.id, 'sms', 'ü'.repeat(161));
    const moroccan = await addPerson(server, 'customer', { phone: '+212661234567' });
    await answer(moroccan.id, 'sms', 'مرحبا');
    await writes(german.phone, 'whatsapp');
    await answer(german.id, 'whatsapp', 'مرحبا');
    const priced = [...(await outboxOf(german.id)), ...(await outboxOf(moroccan.id))];
    const costs = priced.map(({ encoding, segments, cost }) => [encoding, segments, cost]);
    const expected = [
      ['GSM-7', 2, 1_500],
      [null, null, 600],
      ['UCS-2', 1, 900],
    ];
    expect(costs).toHaveLength(expected.length);
    expect(costs).toEqual(expect.arrayContaining(expected));
  });

  it('hears live that the answer has waited too long to be sent', async () => {
    const { id } = await addPerson(server, 'customer');
    const live = await connectLive(server.url, clerk);
    const began = now;
    const { message } = (await answer(id, 'sms')).body.data;
    now = new Date(began.getTime() + 24 * 3_600_000 + 1);
    await workOff(server, { only: ['outbox'] });
    const [changed] = await live.next('messageChanged', ({ _id }) => _id === message._id);
    expect(changed).toMatchObject({
      clientId: id,
      sending: { status: 'failed', reason: 'expired' },
    });
    now = began;
  });

  it('sees how far it has come, live and later; the customer sees a message as any other', async () => {
    const { id, phone } = await addPerson(server, 'customer');
    const customer = await signIn(server, phone);
    const live = await connectLive(server.url, clerk);
    const { message } = (await answer(id, 'sms')).body.data;
    const [row] = await outboxOf(id);
    await server.database
      .updateTable('outbox')
      .set({ status: 'sent', driver: 'webhook' })
      .where('id', '=', row?.id ?? '')
      .execute();
    const report = { type: 'report', event: 'd-1', id: row?.id, status: 'delivered' };
    await call(server, byOwnService(report, { at: now }));
    const [changed] = await live.next('messageChanged', ({ _id }) => _id === message._id);
    expect(changed).toMatchObject({ clientId: id, sending: { status: 'delivered' } });

    const path = `message/${message.conversationId}`;
    type Page = { data: { messages: Message[]; sendings: object } };
    const whole = (await clerk.get<Page>(path)).body.data;
    expect(whole.messages.at(-1)?.sending).toEqual({ status: 'delivered' });
    const since = (await clerk.get<Page>(`${path}?after=${message.position}`)).body.data;
    expect(since).toMatchObject({
      messages: [],
      sendings: { [message._id]: { status: 'delivered' } },
    });
    const theirs = (await customer.get<Page>(path)).body.data;
    expect(theirs.messages.at(-1)).not.toHaveProperty('sending');
    expect((await customer.get<Page>(`${path}?after=0`)).body.data.sendings).toEqual({});
  });

  it('is rejected by WhatsApp before the customer has written there, and 24 hours after', async () => {
    const { id, phone } = await addPerson(server, 'customer');
    expect(await answer(id, 'whatsapp')).toMatchObject({
      status: 409,
      body: { code: 'message.windowClosed' },
    });
    await writes(phone, 'whatsapp');
    const began = now;
    expect((await answer(id, 'whatsapp')).status).toBe(201);
    const { body } = await clerk.get(`message/channels/${id}`);
    const until = new Date(began.getTime() + 24 * 3_600_000).toISOString();
    expect(body.data).toMatchObject({
      sms: { can: true, cost: 900, leavesHouse: true },
      whatsapp: { can: true, until, cost: 600, leavesHouse: true },
    });
    now = new Date(began.getTime() + 24 * 3_600_000 + 1);
    expect((await answer(id, 'whatsapp')).body).toMatchObject({ code: 'message.windowClosed' });
    expect(await outboxOf(id)).toHaveLength(1);
    now = new Date();
  });

  it('writes the first SMS to somebody who has never written, in a conversation that it begins', async () => {
    const { id, phone } = await addPerson(server, 'customer', { phone: '+212661000001' });
    const channels = await clerk.get(`message/channels/${id}`);
    expect(channels.body.data).toMatchObject({
      sms: { can: true, cost: 900, leavesHouse: true },
      whatsapp: { can: false, why: 'windowClosed' },
    });
    const { status, body } = await answer(id, 'sms', 'Ihr Paket ist da');
    expect([status, body.data.message.via]).toEqual([201, 'sms']);
    expect(await outboxOf(id)).toMatchObject([{ phone, channel: 'sms', purpose: 'transactional' }]);
  });

  it('writes no first SMS to a number that stopped them before it was a customer’s', async () => {
    const phone = '+212661000002';
    await writes(phone, 'sms', 'STOP');
    const { id } = await addPerson(server, 'customer', { phone });
    const { body } = await clerk.get(`message/channels/${id}`);
    expect(body.data).toMatchObject({ sms: { can: false, why: 'optedOut' } });
    expect((await answer(id, 'sms')).body).toMatchObject({ code: 'message.optedOut' });
    expect(await outboxOf(id)).toEqual([]);
  });

  it('is rejected where the customer has stopped messages, or has no mobile phone', async () => {
    const { id, phone } = await addPerson(server, 'customer');
    await writes(phone, 'sms', 'STOP');
    expect((await answer(id, 'sms')).body).toMatchObject({ code: 'message.optedOut' });
    const landline = await addPerson(server, 'customer', { phone: '+493012345678' });
    expect((await answer(landline.id, 'sms')).body).toMatchObject({ code: 'message.noNumber' });
    expect(await outboxOf(landline.id)).toEqual([]);
  });

  it('sends text only, and no more than the channel takes', async () => {
    const { id } = await addPerson(server, 'customer');
    const message = { type: 'gif', content: 'hello' };
    expect((await clerk.post('message', { recieverId: id, message, via: 'sms' })).status).toBe(422);
    expect((await answer(id, 'sms', 'x'.repeat(1_601))).status).toBe(422);
    expect((await answer(id, 'fax')).status).toBe(422);
    expect(await outboxOf(id)).toEqual([]);
  });

  it('is the only one who may: a customer may not', async () => {
    const { phone } = await addPerson(server, 'customer');
    const customer = await signIn(server, phone);
    expect((await answer('office', 'sms', 'Hallo', {}, customer)).status).toBe(422);
  });
});
