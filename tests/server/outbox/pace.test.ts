import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { slowDown } from '../../../server/outbox/channel-pace.ts';
import { claimDue } from '../../../server/outbox/claim-due.ts';
import { backOff } from '../../../server/outbox/next-try.ts';
import { recordOutcome } from '../../../server/outbox/record-outcome.ts';
import { ownCall } from '../../../server/resources/request-context.ts';
import { messageTo, outboxOf, putIntoOutbox } from '../../support/outbox.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
const claim = { channel: 'sms', driver: 'webhook', worker: 7, most: 100 } as const;
beforeAll(async () => {
  server = await startServer();
  await putIntoOutbox(
    server,
    Array.from({ length: 40 }, (_, person) => messageTo(person)),
  );
});
afterAll(() => server.close());

describe('processes that take messages', () => {
  it('at the same time never take the same one', async () => {
    const takes = Array.from({ length: 8 }, (_, worker) =>
      claimDue(server.database, { ...claim, worker, most: 2, rate: undefined, now: new Date() }),
    );
    const ids = (await Promise.all(takes)).flatMap(({ rows }) => rows.map(({ id }) => id));
    expect(ids).toHaveLength(16);
    expect(new Set(ids).size).toBe(16);
    const sending = (await outboxOf(server)).filter(({ status }) => status === 'sending');
    expect(sending.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(new Set(sending.map(({ worker }) => worker)).size).toBe(8);
  });

  it('keep the pace of the channel together', async () => {
    // Eight in a second are two in a quarter.
    const first = await claimDue(server.database, { ...claim, rate: 8, now: new Date() });
    const second = await claimDue(server.database, { ...claim, rate: 8, now: new Date() });
    expect(first.rows).toHaveLength(2);
    expect(second.rows).toHaveLength(0);
    expect(second.waitMs).toBeGreaterThan(0);
    expect(second.waitMs).toBeLessThanOrEqual(250);
  });

  it('all wait when a provider requires one of them to, and no channel but its own', async () => {
    await slowDown(server.database, 'sms', 60_000);
    await slowDown(server.database, 'sms', 10);
    const sms = await claimDue(server.database, { ...claim, rate: 1_000, now: new Date() });
    expect(sms.rows).toEqual([]);
    expect(sms.waitMs).toBeGreaterThan(50_000);
    await putIntoOutbox(server, [messageTo(99, { channel: 'whatsapp' })]);
    const other = await claimDue(server.database, {
      ...claim,
      channel: 'whatsapp',
      rate: 1_000,
      now: new Date(),
    });
    expect(other.rows).toHaveLength(1);
  });

  it('wait for no day after a clock that was put back', async () => {
    await slowDown(server.database, 'whatsapp', 30 * 24 * 3_600_000);
    await putIntoOutbox(server, [messageTo(98, { channel: 'whatsapp' })]);
    const now = new Date();
    const { rows, waitMs } = await claimDue(server.database, {
      ...claim,
      channel: 'whatsapp',
      rate: 1_000,
      now,
    });
    expect([rows.length, waitMs]).toEqual([1, 0]);
  });

  it('leave what is for later, and take codes first', async () => {
    const now = new Date();
    const later = new Date(now.getTime() + 60_000);
    await putIntoOutbox(server, [
      messageTo(200, { channel: 'whatsapp', notBefore: later }),
      messageTo(201, { channel: 'whatsapp' }),
      messageTo(202, { channel: 'whatsapp', purpose: 'security', body: '{code}', secret: '1' }),
    ]);
    const whatsapp = { ...claim, channel: 'whatsapp', rate: undefined } as const;
    const first = await claimDue(server.database, { ...whatsapp, most: 1, now });
    expect(first.rows.map(({ person_name }) => person_name)).toEqual(['Person 202']);
    const rest = await claimDue(server.database, { ...whatsapp, now });
    expect(rest.rows.map(({ person_name }) => person_name)).toEqual(['Person 201']);
    const last = await claimDue(server.database, { ...whatsapp, now: later });
    expect(last.rows.map(({ person_name }) => person_name)).toEqual(['Person 200']);
  });

  it('take what was tried before a clock was put back, and not what was meant for later', async () => {
    const longAgo = new Date('2020-01-01T09:00:00Z');
    const tomorrow = new Date('2020-01-02T09:00:00Z');
    await putIntoOutbox(server, [
      messageTo(96, { channel: 'whatsapp' }),
      messageTo(97, { channel: 'whatsapp', notBefore: tomorrow }),
    ]);
    const whatsapp = { ...claim, channel: 'whatsapp', rate: undefined } as const;
    const [tried] = (await claimDue(server.database, { ...whatsapp, now: longAgo })).rows;
    if (!tried) throw new Error('No message was taken.');
    const outcome = { kind: 'later', detail: 'busy', afterMs: 60_000 } as const;
    await recordOutcome(ownCall(server.app.engine, new Date()), { row: tried, outcome });
    const { rows } = await claimDue(server.database, { ...whatsapp, now: longAgo });
    expect(rows.map(({ id }) => id)).toEqual([tried.id]);
  });
});

describe('the wait after an attempt', () => {
  it('doubles, up to ten minutes', () => {
    expect([1, 2, 3, 4].map(backOff)).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect([20, 1_000].map(backOff)).toEqual([600_000, 600_000]);
  });
});
