import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSample } from '../../../server/sample/load-sample.ts';
import type { Client } from '../../support/client.ts';
import { addPerson, signIn, startServer, type TestServer } from '../../support/server.ts';

const NOW = new Date('2026-03-18T10:20:00Z');

type Row = Record<string, unknown> & { _id: string; title: string; state: string };
type Counts = Record<'total' | 'waiting' | 'sent' | 'delivered' | 'seen', number> &
  Record<'unknown' | 'failed' | 'skipped', number>;

let server: TestServer;
let clerk: Client;

beforeAll(async () => {
  server = await startServer({ clock: () => NOW });
  const { phone } = await addPerson(server, 'admin');
  await loadSample(server.app.engine, NOW);
  clerk = await signIn(server, phone);
});
afterAll(() => server.close());

const list = async <R = Row>(path: string) =>
  (await clerk.get<{ count: number; data: R[] }>(path)).body;

describe('what the office of the sample week has sent', () => {
  test('is of all kinds, with results that add up', async () => {
    const { data } = await list<Row & Counts>('campaigns?kind[ne]=smsToMa');
    expect(data).toHaveLength(9);
    expect(new Set(data.map(({ kind }) => kind))).toEqual(
      new Set(['agency', 'sms', 'whatsapp', 'notice', 'broadcast']),
    );
    for (const one of data) {
      const sum = one.waiting + one.sent + one.delivered + one.seen;
      expect(sum + one.unknown + one.failed + one.skipped).toBe(one.total);
      expect(one.total).toBeGreaterThan(20);
    }
    expect(data.filter(({ state }) => state === 'stopped')).toHaveLength(1);
  });

  test('has failures with their reasons, people who were left out, and one whose fate is not known', async () => {
    const reasons = async (status: string) =>
      new Set((await list(`deliveries?status=${status}`)).data.map(({ reason }) => reason));
    expect(await reasons('failed')).toContain('undelivered');
    expect(await reasons('skipped')).toEqual(
      new Set(['noConsent', 'optedOut', 'blocked', 'missingValue', 'stopped']),
    );
    expect((await list('deliveries?status=unknown')).count).toBe(1);
  });

  test('has left out everybody who has stopped a channel', async () => {
    const stopped = await list('auth/users?optOut.sms=true&fields=_id');
    expect(stopped.count).toBeGreaterThan(0);
    const people = new Set(stopped.data.map(({ _id }) => _id));
    const sent = await list<Row & { customer?: { _id: string } }>(
      'deliveries?status[ne]=skipped&channel[ne]=chat',
    );
    expect(sent.data.filter(({ customer }) => customer && people.has(customer._id))).toEqual([]);
  });

  test('reaches with marketing only customers who have agreed to it', async () => {
    const { data } = await list('campaigns?purpose=marketing');
    const { data: sent } = await list<Row & { customer: { _id: string } }>(
      `deliveries?campaign=${data[0]?._id}&status[ne]=skipped`,
    );
    const { data: agreed } = await list('auth/users?consent.sms=true&fields=_id');
    const known = new Set(agreed.map(({ _id }) => _id));
    expect(sent.length).toBeGreaterThan(5);
    expect(sent.every(({ customer }) => known.has(customer._id))).toBe(true);
  });

  test('stands in the conversations of everybody whom it has reached, and its picture is stored once', async () => {
    const { data } = await list<Row & Counts & { message: { type: string; content: string } }>(
      'campaigns?kind=broadcast',
    );
    expect(data.map(({ message: { type } }) => type).toSorted()).toEqual(['image', 'text']);
    expect(data.some(({ seen, skipped, total }) => seen < total - skipped)).toBe(true);
    for (const { _id, skipped, seen, message } of data) {
      expect([skipped > 0, seen > 0]).toEqual([true, true]);
      const { data: sent } = await list<Row & { customer: { _id: string } }>(
        `deliveries?campaign=${_id}&status[ne]=skipped`,
      );
      const spoken = await server.database
        .selectFrom('message')
        .innerJoin('conversation', 'conversation.id', 'message.conversation_id')
        .select(['client_id', 'by_staff', 'type'])
        .where('content', '=', message.content)
        .execute();
      expect(spoken.map(({ client_id }) => client_id).toSorted()).toEqual(
        sent.map(({ customer }) => customer._id).toSorted(),
      );
      expect(spoken.every(({ by_staff, type }) => by_staff && type === message.type)).toBe(true);
    }
  });

  test('has one SMS behind each order that says that it was sent', async () => {
    const { data: orders } = await list('commands?smsToMa=true&fields=_id');
    const { data: texts } = await list<Row & { order: { _id: string }; body: string }>(
      'deliveries?search=Jisr',
    );
    const { data: campaigns } = await list('campaigns?kind=smsToMa&fields=_id');
    const ids = new Set(campaigns.map(({ _id }) => _id));
    const notified = texts.filter(({ campaign }) => ids.has(String(campaign)));
    expect(notified.map(({ order }) => order._id).sort()).toEqual(
      orders.map(({ _id }) => _id).sort(),
    );
    expect(texts.some(({ body }) => /[{}]/.test(body) && !body.includes('{balance}'))).toBe(false);
  });
});
