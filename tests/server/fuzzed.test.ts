import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ClientEvents } from '../../domain/chat/live-events.ts';
import { newId } from '../../server/base/new-id.ts';
import { written } from '../support/chat.ts';
import type { Client } from '../support/client.ts';
import { callsOf, type FuzzedCall } from '../support/fuzz/calls.ts';
import { describedApi } from '../support/fuzz/described-api.ts';
import { hostileJson, type Ids } from '../support/fuzz/values.ts';
import { connectLive, type LiveClient, livePerson, type Person } from '../support/live.ts';
import { openTrip, placeOrder } from '../support/records.ts';
import { addPerson, signIn, startServer, type TestServer } from '../support/server.ts';

/** `FUZZ_CALLS=100000 npx vitest run --project server fuzzed` takes minutes and finds more. */
const CALLS = Number(process.env.FUZZ_CALLS ?? 3000);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_128);
const AT_ONCE = 12;
const EVENTS = CALLS / 20;
/** What one call may take when the machine is busy. */
const MOST_MS = 250;
const TIMEOUT_MS = 120_000 + CALLS * MOST_MS;

const EVENT_NAMES = [
  'UsersId',
  'seenConversation',
  'deliveredConversation',
  'writing',
  'editing',
] as const satisfies readonly (keyof ClientEvents)[];

/** They end what the other calls are made with, or store gigabytes that nobody reads. */
const LEFT_OUT = ['DELETE /api/v1/auth', 'DELETE /api/v1/auth/sessions', 'POST /api/v1/backups'];

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const failures: string[] = [];
const statuses = new Map<number, number>();
const errors: string[] = [];
let server: TestServer;
let ids: Ids;
beforeAll(async () => {
  const logTo = {
    write: (line: string) => {
      const { level, msg } = JSON.parse(line) as { level: number; msg?: string };
      if (level >= 50) errors.push(`${msg}: ${line.slice(0, 2000)}`);
    },
  };
  const env = { RATE_LIMIT: '1000000', PUBLIC_RATE_LIMIT: '1000000' };
  server = await startServer({ env, logTo });
  ids = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...(await someRecords())) },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: fc.constantFrom('office', '0', 'A', newId()) },
  );
});
afterAll(() => server.close());

/** Ids of people, orders, trips, contents and messages that are there. */
async function someRecords(): Promise<readonly string[]> {
  const { id } = await addPerson(server, 'customer');
  const person = await addPerson(server, 'admin');
  const clerk = await signIn(server, person.phone);
  await openTrip(server, 'A');
  for (const commandMode of ['Validation', 'facturation', 'tracking'] as const) {
    await placeOrder(server, { user: id, commandMode });
  }
  await clerk.post('message', written(id, 'Der Karton steht im Lager.'));
  for (const [path, body] of [
    ['tours', { Tname: 'A', SubsCribedCity: 'Nador' }],
    ['faq', { question: { de: 'Wann?' }, answer: { de: 'Morgen.' } }],
    ['info', { title: { de: 'Neu' }, body: { de: 'Text' } }],
  ] as const) {
    await clerk.post(path, body);
  }
  const { rows } = await sql<{ id: string }>`
    select id from users union all select id from orders union all select id from trips
    union all select id from content union all select id from conversation
    union all select id from message
  `.execute(server.database);
  return rows.map((row) => row.id);
}

/** A person of a role who signs in again whenever a call has ended their session. */
function caller(role: 'admin' | 'customer' | undefined) {
  let client: Promise<Client> | undefined;
  const begin = async (): Promise<Client> => {
    // A policy or a block that a call has brought would end what the test is about.
    await sql`delete from factor_demand`.execute(server.database);
    const { phone } = await addPerson(server, role ?? 'customer');
    return signIn(server, phone);
  };
  return {
    authorization: async (): Promise<Record<string, string>> => {
      if (role === undefined) return {};
      client ??= begin();
      return { authorization: `Bearer ${(await client).token}` };
    },
    forget: () => {
      client = undefined;
    },
  };
}

const callers = [caller('admin'), caller('admin'), caller('customer'), caller(undefined)];

async function send(call: FuzzedCall, at: number): Promise<void> {
  const from = callers[at % callers.length] ?? caller(undefined);
  const { method, path, body } = call;
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: { ...(await from.authorization()), ...call.headers },
    ...(body === undefined ? {} : { body }),
    redirect: 'manual',
  });
  const text = await response.text();
  statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  if (response.status === 401) from.forget();
  if (response.status < 500) return;
  failures.push(`${response.status} ${method} ${path} ${bodyText(body)} -> ${text.slice(0, 300)}`);
}

const bodyText = (body: FuzzedCall['body']): string =>
  typeof body === 'string' ? body.slice(0, 1500) : JSON.stringify(Object.fromEntries(body ?? []));

/** Sends so many calls, going through all operations again and again, each time with other values. */
async function sendCalls(count: number, seed: number): Promise<void> {
  const api = await describedApi(server.url);
  const wanted = api.operations.filter(
    ({ method, path }) => !LEFT_OUT.includes(`${method} ${path}`),
  );
  const arbitraries = wanted.map((operation) => callsOf(api, operation, ids));
  let next = 0;
  const work = async () => {
    for (let at = next++; at < count; at = next++) {
      const arbitrary = arbitraries[at % arbitraries.length];
      if (!arbitrary) return;
      const [call] = fc.sample(arbitrary, { seed: seed + at, numRuns: 1 });
      if (call) await send(call, Math.floor(at / arbitraries.length) + at);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

const payloads = (known: Ids) =>
  fc.record({
    event: fc.oneof(fc.constantFrom(...EVENT_NAMES), fc.string({ unit: 'binary', maxLength: 12 })),
    given: fc.array(fc.oneof(known, hostileJson), { maxLength: 4 }),
    isAnswered: fc.boolean(),
  });

async function sendEvents(count: number, seed: number): Promise<void> {
  const people: readonly Person[] = [
    await livePerson(server, 'admin'),
    await livePerson(server, 'customer'),
  ];
  const connections: (LiveClient | undefined)[] = people.map(() => undefined);
  for (const [at, { event, given, isAnswered }] of fc
    .sample(payloads(ids), { seed, numRuns: count })
    .entries()) {
    const who = at % people.length;
    const person = people[who];
    if (!person) continue;
    // Who is rejected too often is cut off, and comes back.
    if (!connections[who]?.socket.connected) {
      connections[who] = await connectLive(server.url, person);
    }
    const { socket } = connections[who] ?? {};
    const anything = socket as unknown as { emit(name: string, ...args: readonly unknown[]): void };
    try {
      anything.emit(event, ...given, ...(isAnswered ? [() => undefined] : []));
    } catch (error) {
      // The client itself rejects the names of its own events.
      expect(String(error)).toContain('reserved');
    }
    if (at % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  for (const person of people) {
    const live = await connectLive(server.url, person);
    live.socket.disconnect();
  }
}

const heapAfterCollection = async (): Promise<number> => {
  for (let at = 0; at < 3; at += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    collectGarbage();
  }
  return process.memoryUsage().heapUsed;
};

test(`${CALLS} calls with values around their description fail in no way that is the server's fault`, {
  timeout: TIMEOUT_MS,
}, async () => {
  await sendCalls(CALLS / 4, SEED);
  const before = await heapAfterCollection();
  await sendCalls(CALLS, SEED + CALLS);
  await sendEvents(EVENTS, SEED);
  expect([...new Set(failures)]).toEqual([]);
  expect(errors).toEqual([]);
  const { status } = await fetch(`${server.url}/health/ready`);
  expect(status).toBe(200);
  const after = await heapAfterCollection();
  expect(after).toBeLessThan(before * 1.25);
});
