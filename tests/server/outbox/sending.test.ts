import { afterEach, describe, expect, it } from 'vitest';
import { isSigned } from '../../../server/outbox/signature.ts';
import { messageTo, numberOf, outboxOf, putIntoOutbox } from '../../support/outbox.ts';
import {
  type Manner,
  type ProviderStandIn,
  sendingTo,
  startProvider,
} from '../../support/provider-stand-in.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { workOff } from '../../support/work-off.ts';

let server: TestServer;
let provider: ProviderStandIn;
/** The time of the server; by default the real one. */
let now: Date | undefined;
afterEach(async () => {
  await server.close();
  await provider?.close();
  now = undefined;
});

/** A server with a provider that treats everybody like this. */
async function withProvider(manner: (nth: number) => Manner, env = {}): Promise<void> {
  provider = await startProvider({ manner: (_, nth) => manner(nth) });
  server = await startServer({ env: sendingTo(provider, env), clock: () => now ?? new Date() });
}

/** Puts one message into the outbox, has it sent, and returns its row. */
async function sent(...given: Parameters<typeof messageTo>[1][]) {
  await putIntoOutbox(server, [messageTo(0, given[0])]);
  await workOff(server);
  return (await outboxOf(server))[0];
}

/** Queries the provider for what became of the messages that it did not answer. */
async function askProvider(): Promise<void> {
  const { database, jobs } = server.app.engine;
  await database.transaction().execute((transaction) => jobs.add(transaction, 'reconcile', {}));
  await workOff(server);
}

describe('a message without a provider', () => {
  it('is sent nowhere, and can be read with its code', async () => {
    server = await startServer();
    const row = await sent({ purpose: 'security', body: 'Code: {code}', secret: '123456' });
    expect(row).toMatchObject({
      status: 'sent',
      driver: 'log',
      body: 'Code: 123456',
      secret: null,
      attempts: 1,
      sent_at: expect.any(Date),
    });
  });
});

describe('a message to a provider', () => {
  it('is given to it with its key and a signature', async () => {
    await withProvider(() => 'ok');
    const row = await sent();
    expect(row).toMatchObject({ status: 'sent', provider_id: `p-${row?.id}`, driver: 'webhook' });
    expect(provider.taken).toEqual([{ key: row?.id, to: numberOf(0), text: row?.body }]);
    const [{ headers, body } = { headers: {}, body: '' }] = provider.requests;
    expect(headers['idempotency-key']).toBe(row?.id);
    const signature = String(headers['jisr-signature']);
    expect(isSigned('a-secret-of-the-tests', body, signature, new Date())).toBe(true);
    expect(isSigned('a-secret-of-others', body, signature, new Date())).toBe(false);
  });

  it('shows a code to its recipient only, and does not keep it', async () => {
    await withProvider(() => 'ok');
    const row = await sent({ purpose: 'security', body: 'Code: {code}', secret: '123456' });
    expect(provider.taken.map(({ text }) => text)).toEqual(['Code: 123456']);
    expect(row).toMatchObject({ status: 'sent', body: 'Code: {code}', secret: null });
  });

  it('that rejects it has failed for good', async () => {
    await withProvider(() => 'rejected');
    const row = await sent();
    expect(row).toMatchObject({
      status: 'failed',
      reason: 'invalidNumber',
      detail: 'No such number.',
      attempts: 1,
    });
  });

  it.each(['busy', 'busyFor', 'down'] as const)(
    'that is %s at first is sent later, once',
    async (manner) => {
      now = new Date();
      await withProvider((nth) => (nth === 0 ? manner : 'ok'));
      const waiting = await sent();
      expect(waiting).toMatchObject({ status: 'queued', attempts: 1, worker: null });
      expect(waiting?.not_before?.getTime()).toBe(now.getTime() + 1_000);
      now = new Date(now.getTime() + 1_000);
      await workOff(server, { early: true });
      expect(provider.taken).toHaveLength(1);
      expect((await outboxOf(server))[0]).toMatchObject({ status: 'sent', attempts: 2 });
    },
  );

  it.each([
    ['broken', 'failed', 'neverArrived', 0],
    ['brokenTaken', 'delivered', null, 1],
    ['closed', 'failed', 'neverArrived', 0],
    ['closedTaken', 'delivered', null, 1],
    ['never', 'delivered', null, 1],
    ['neverTaken', 'failed', 'neverArrived', 0],
  ] as const)(
    'that does not say what it did (%s) is unknown until it is queried',
    async (manner, status, reason, count) => {
      await withProvider(() => manner);
      expect(await sent()).toMatchObject({ status: 'unknown', reason: 'noAnswer' });
      await workOff(server, { early: true });
      expect(provider.requests).toHaveLength(1);
      now = new Date(Date.now() + 1_000);
      await askProvider();
      expect((await outboxOf(server))[0]).toMatchObject({ status, reason });
      expect(provider.taken).toHaveLength(count);
    },
  );

  it('that does not say what it did is queried, even after a clock was put back by days', async () => {
    await withProvider(() => 'brokenTaken');
    expect(await sent()).toMatchObject({ status: 'unknown' });
    now = new Date(Date.now() - 2 * 24 * 3_600_000);
    await askProvider();
    expect((await outboxOf(server))[0]).toMatchObject({ status: 'delivered' });
  });

  it('that cannot be reached waits', async () => {
    now = new Date();
    await withProvider(() => 'ok');
    await provider.close();
    expect(await sent()).toMatchObject({ status: 'queued', attempts: 1 });
  });
});
