import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../server/base/new-id.ts';
import { say } from '../../support/chat.ts';
import type { Client } from '../../support/client.ts';
import { addCustomer, placeOrder } from '../../support/records.ts';
import { deliveryRow, sentCampaign } from '../../support/sent-messages.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

type Row = Record<string, unknown> & { _id: string };
type Many = { count: number; data: Row[] };
type One = { data: Row };

let server: TestServer;
let clerk: Client;
beforeAll(async () => {
  server = await startServer();
  clerk = await signInAs(server, 'admin');
});
afterAll(() => server.close());

const list = async (path: string) => (await clerk.get<Many>(path)).body;
const campaign = async (id: string) => (await clerk.get<One>(`campaigns/${id}`)).body.data;

describe('a campaign that is opened', () => {
  test('says what was sent, by whom, and counts each person once, at their status', async () => {
    const id = await sentCampaign(
      server,
      {
        kind: 'notice',
        state: 'running',
        total: 10,
        waiting: JSON.stringify([{ customer: newId() }, { customer: newId() }]),
      },
      [
        { status: 'queued' },
        { status: 'sending', worker: 1 },
        { status: 'sent' },
        { status: 'delivered' },
        { status: 'seen' },
        { status: 'unknown', reason: 'noAnswer' },
        { status: 'failed', reason: 'invalidNumber', person: 'somebody', channel: 'whatsapp' },
        { status: 'delivered', person: 'somebody', channel: 'sms', segments: 2, cost: 1500 },
        { status: 'skipped', reason: 'noConsent', segments: null, cost: null },
      ],
    );
    expect(await campaign(id)).toMatchObject({
      _id: id,
      kind: 'notice',
      purpose: 'transactional',
      state: 'running',
      title: 'The lorry leaves on Friday',
      author: 'Amina Probe',
      template: null,
      message: { texts: { de: 'The lorry leaves on Friday' }, type: null },
      total: 10,
      waiting: 4,
      sent: 1,
      delivered: 2,
      seen: 1,
      unknown: 1,
      failed: 0,
      skipped: 1,
      segments: 9,
      cost: 6750,
      channels: ['whatsapp', 'sms'],
    });
  });

  test('says which file was sent', async () => {
    const message = { type: 'video', content: 'stored', fileName: 'Tour.mp4', fileSize: 12 };
    const id = await sentCampaign(server, { message: JSON.stringify(message) });
    expect((await campaign(id)).message).toEqual({ ...message, mediaType: null, texts: null });
  });

  test('is not found under an id that no campaign has', async () => {
    expect((await clerk.get(`campaigns/${newId()}`)).status).toBe(404);
  });
});

describe('the list of campaigns', () => {
  test('is searched, filtered, sorted and paged like every list', async () => {
    const failed = { status: 'failed', reason: 'refused' };
    await sentCampaign(server, { title: 'Zuckerfest', kind: 'broadcast' }, [failed, failed]);
    await sentCampaign(server, { title: 'Zuckerfest morgen' }, [failed]);
    await sentCampaign(server, { title: 'Zuckerfest heute' }, [{}]);
    const titles = async (query: string) =>
      (await list(`campaigns?search=zuckerfest&${query}`)).data.map(({ title }) => title);
    expect(await titles('')).toEqual(['Zuckerfest heute', 'Zuckerfest morgen', 'Zuckerfest']);
    expect(await titles('failed[gte]=1&sort=-failed')).toEqual(['Zuckerfest', 'Zuckerfest morgen']);
    expect(await titles('kind=broadcast')).toEqual(['Zuckerfest']);
    expect(await titles('sort=title&page=2&limit=1')).toEqual(['Zuckerfest heute']);
    expect(await titles('channels=whatsapp')).toEqual([]);
  });
});

describe('the outbox', () => {
  test('shows who each message was for, with their order, and why it was not sent', async () => {
    const customer = await addCustomer(server, { firstName: 'Lalla', lastName: 'Aziza' });
    const order = await placeOrder(server, { user: customer._id });
    const id = await sentCampaign(server, { title: 'Bill' }, [
      {
        customer_id: customer._id,
        person: customer._id,
        order_id: order._id,
        person_name: 'Lalla Aziza',
        phone: '+4915112345678',
        body: 'Bitte zahlen',
        status: 'failed',
        reason: 'refused',
        detail: 'Landline',
        secret: '448822',
      },
    ]);
    const { count, data } = await list(`deliveries?campaign=${id}`);
    expect(count).toBe(1);
    expect(data[0]).toMatchObject({
      campaign: id,
      campaignTitle: 'Bill',
      personName: 'Lalla Aziza',
      customer: { _id: customer._id, name: 'Lalla Aziza' },
      order: { _id: order._id, billCode: order.billCode },
      phone: '+4915112345678',
      body: 'Bitte zahlen',
      channel: 'sms',
      status: 'failed',
      reason: 'refused',
      detail: 'Landline',
    });
    expect(JSON.stringify(data)).not.toContain('448822');
    const found = async (query: string) => (await list(`deliveries?campaign=${id}&${query}`)).count;
    expect(await found('search=aziza')).toBe(1);
    expect(await found('search=0151 1234')).toBe(1);
    expect(await found('search=zahlen&status=failed&reason=refused')).toBe(1);
    expect(await found('status=sent')).toBe(0);
    expect(await found(`customer=${customer._id}&order=${order._id}`)).toBe(1);
  });

  test('finds a message by each order that it names, and lists them where it is opened', async () => {
    const place = () => placeOrder(server);
    const [first, second, other] = [await place(), await place(), await place()];
    const ids = [first._id, second._id];
    const row = deliveryRow({ order_id: first._id, order_ids: JSON.stringify(ids) });
    await server.database.insertInto('outbox').values(row).execute();
    const found = async ({ _id }: { _id: string }) =>
      (await list(`deliveries?orders=${_id}`)).data.map((one) => one._id);
    expect(await found(first)).toEqual([row.id]);
    expect(await found(second)).toEqual([row.id]);
    expect(await found(other)).toEqual([]);
    const { body } = await clerk.get<One>(`deliveries/${row.id}`);
    expect(body.data.orders).toEqual(
      [first, second].map(({ _id, billCode }) => ({ _id, billCode })),
    );
    expect((await list(`deliveries?orders=${first._id}`)).data[0]).not.toHaveProperty('orders');
  });

  test('stands in the order of the time that it shows, page by page, whatever was sent again', async () => {
    const day = (date: number) => new Date(Date.UTC(2026, 2, date));
    const id = await sentCampaign(server, {}, [
      { person_name: 'Sent again', created_at: day(1), sent_at: day(9), updated_at: day(9) },
      { person_name: 'Not sent', created_at: day(2), status: 'failed', reason: 'refused' },
      { person_name: 'Sent at once', created_at: day(3), sent_at: day(3) },
    ]);
    const inOrder = async (sort: string) => {
      const rows: Row[] = [];
      for (const page of [1, 2, 3]) {
        const path = `deliveries?campaign=${id}&sort=${sort}&limit=1&page=${page}`;
        rows.push(...(await list(path)).data);
      }
      return rows;
    };
    const names = (rows: readonly Row[]) => rows.map(({ personName }) => personName);
    const byTime = await inOrder('-createdAt');
    expect(names(byTime)).toEqual(['Sent at once', 'Not sent', 'Sent again']);
    expect(byTime.map(({ createdAt }) => createdAt)).toEqual(
      [3, 2, 1].map((date) => day(date).toISOString()),
    );
    const sent = names(await inOrder('-sentAt')).filter((name) => name !== 'Not sent');
    expect(sent).toEqual(['Sent again', 'Sent at once']);
  });

  test('has the messages that belong to no campaign', async () => {
    const row = deliveryRow({ purpose: 'security', body: 'Your code: {code}', secret: '998877' });
    await server.database.insertInto('outbox').values(row).execute();
    const { body } = await clerk.get<One>(`deliveries/${row.id}`);
    expect(body.data).toMatchObject({ campaign: null, body: 'Your code: {code}' });
    expect(JSON.stringify(body)).not.toContain('998877');
  });

  test('is for staff only, as the campaigns are', async () => {
    const customer = await signInAs(server, 'customer');
    const paths = ['campaigns', 'deliveries', `campaigns/${newId()}`, `deliveries/${newId()}`];
    const answers = await Promise.all(paths.map((path) => customer.get(path)));
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect((await server.stranger.get('deliveries')).status).toBe(401);
  });
});

describe('a message of the chat', () => {
  test('is delivered and seen once its customer has got and seen it', async () => {
    const { database } = server;
    const customer = await addCustomer(server);
    const message = await say(clerk, customer._id, 'Salam');
    const id = await sentCampaign(server, { kind: 'broadcast' }, [
      { channel: 'chat', customer_id: customer._id, message_id: message._id },
    ]);
    const status = async () => (await list(`deliveries?campaign=${id}`)).data[0]?.status;
    const setColumns = (columns: { customer_delivered?: number; customer_seen?: number }) =>
      database
        .updateTable('conversation')
        .set(columns)
        .where('client_id', '=', customer._id)
        .execute();
    expect(await status()).toBe('sent');
    await setColumns({ customer_delivered: 1 });
    expect(await status()).toBe('delivered');
    await setColumns({ customer_seen: 1 });
    expect(await status()).toBe('seen');
    expect(await campaign(id)).toMatchObject({ seen: 1, delivered: 0, channels: ['chat'] });
  });
});
