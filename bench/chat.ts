// How quick is the chat, and what does a connection cost? A thousand clients are connected, and each
// message is timed from its sending to its receipt at the other end's socket, on three ways that
// alternate with every message: the product (a call over HTTP, which writes it to the database), a bare
// Socket.IO relay, and a relay that inserts it with a commit of its own. Fifty a second go each way.
// Then five thousand clients are connected and do nothing, and then all of them lose their connection at
// once and make it anew: to the product, and to the relays.
//
//   npm run bench:chat          forty-five seconds of messages, in about three minutes
//   npm run bench:chat -- 15    fewer
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  MESSAGES_A_SECOND,
  type Measured,
  type Ready,
  type Task,
  type Times,
} from './chat-people.ts';
import { printRow } from './figures.ts';
import type { Row } from './row.ts';

const SECONDS = Number(process.argv[2] ?? 45);
const CONNECTED = 1000;
const STAFF = 10;
const IDLE = 5000;
/** Longer than the pause between two signs of life. */
const HOLD_MS = 30_000;
/** How often the disk is made to store something, which the product does for each message. */
const SYNCS = 200;
/** What is aimed at: 99 of 100 messages within so many times those of a relay, a connection's kB, and seconds. */
const GOALS = { timesRelay: 2, timesKeeping: 1.3, kilobytes: 8, reconnected: 5 };
/**
 * What every build keeps to, on a busy machine too: the usual message beside a relay that makes the
 * one commit which a message must have (docs/decisions/0061).
 */
const MOST_TIMES_KEEPING = 10;

type Bounds = Pick<Row, 'limit' | 'goal'>;

const start = (file: string, args: readonly (string | number)[] = []): ChildProcess =>
  fork(new URL(file, import.meta.url), args.map(String), { execArgv: ['--expose-gc'] });

async function answer<Answer>(child: ChildProcess, requested?: Task | 'memory'): Promise<Answer> {
  const answered = once(child, 'message');
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`A process of the bench ended with ${code}.`);
  });
  if (requested !== undefined) child.send(requested);
  const [message] = await Promise.race([answered, failed]);
  return message as Answer;
}

const percentile = (times: Times, share: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.NaN;

const [productProcess, clients] = [
  start('./chat-product.ts', [IDLE, STAFF]),
  start('./chat-clients.ts'),
];
const product = await answer<Ready>(productProcess);
const relayProcess = start('./chat-relay.ts', [JSON.stringify(product.connection)]);
const relay = await answer<{ url: string }>(relayProcess);
const staff = product.people.filter(({ isStaff }) => isStaff);
const customers = product.people.filter(({ isStaff }) => !isStaff);
const people = [...customers.slice(0, CONNECTED - STAFF), ...staff];
const urls = { product: product.url, relay: relay.url };
const task = { kind: 'measure', ...urls, people, seconds: SECONDS } as const;
console.log(`${CONNECTED} clients connect and write for ${SECONDS} s`);
const measured = await answer<Measured>(clients, task);
console.log(`${IDLE} clients connect and wait`);

type Connections = {
  /** Those that are still connected after a while. */
  readonly current: number;
  /** What each connection takes, in kB. */
  readonly kilobytes: number;
  /** After how many milliseconds all are back that have lost their connection at once. */
  readonly reconnected: number;
};

async function connectAll(server: ChildProcess, url: string): Promise<Connections> {
  const before = await answer<number>(server, 'memory');
  await answer(clients, { kind: 'hold', url, people: customers });
  await wait(HOLD_MS);
  const current = await answer<number>(clients, { kind: 'count' });
  const kilobytes = ((await answer<number>(server, 'memory')) - before) / IDLE / 1024;
  const reconnected = await answer<number>(clients, { kind: 'reconnect' });
  await answer(clients, { kind: 'leave' });
  return { current, kilobytes, reconnected };
}
const ours = await connectAll(productProcess, product.url);
const bare = await connectAll(relayProcess, relay.url);

/** How long the disk takes to keep a page for good, as it has to for each message. */
async function syncTimes(): Promise<Times> {
  const folder = await mkdtemp(join(tmpdir(), 'jisr-bench-sync-'));
  const file = await open(join(folder, 'page'), 'w');
  const times: number[] = [];
  for (let one = 0; one < SYNCS; one += 1) {
    await file.write(Buffer.alloc(8192), 0, 8192, one * 8192);
    const started = performance.now();
    await file.datasync();
    times.push(performance.now() - started);
    await wait(1000 / MESSAGES_A_SECOND);
  }
  await file.close();
  await rm(folder, { recursive: true });
  return times;
}

const MS = { unit: 'ms', digits: 1 } as const;
console.log(`\n${CONNECTED} clients, ${measured.product.length} messages on each way`);
console.log(`${availableParallelism()} cores with a load of ${loadavg()[0]?.toFixed(1)}\n`);

/** Prints how long of 100 messages so many take from sending to receipt, beside a relay. */
function printTimes(share: number, over: 'relay' | 'keeping relay', bounds: Bounds): void {
  printRow({
    name: `${share * 100} of 100 messages, beside a ${over}`,
    ours: percentile(measured.product, share),
    ...MS,
    peer: { name: `${over} of Socket.IO`, figure: percentile(measured[over], share) },
    ...bounds,
  });
}
printTimes(0.5, 'keeping relay', { limit: { times: MOST_TIMES_KEEPING } });
printTimes(0.99, 'keeping relay', { goal: { times: GOALS.timesKeeping } });
printTimes(0.5, 'relay', {});
printTimes(0.99, 'relay', { goal: { times: GOALS.timesRelay } });
const synced = await syncTimes();
for (const share of [0.5, 0.99]) {
  printRow({
    name: `${share * 100} of 100 syncs of this disk`,
    ours: percentile(synced, share),
    ...MS,
  });
}
printRow({ name: 'how late the clients are', ours: measured.clientsLate, ...MS });
printRow({
  name: `of ${IDLE} idle connections, closed within ${HOLD_MS / 1000} s`,
  ours: IDLE - ours.current,
  limit: { most: 0 },
});
printRow({
  name: 'memory of an idle connection',
  ours: ours.kilobytes,
  unit: 'kB',
  digits: 1,
  peer: { name: 'relay of Socket.IO', figure: bare.kilobytes },
  goal: { most: GOALS.kilobytes },
});
printRow({
  name: `${IDLE} clients that have lost their connection are back after`,
  ours: ours.reconnected / 1000,
  unit: 's',
  digits: 1,
  peer: { name: 'relay of Socket.IO', figure: bare.reconnected / 1000 },
  goal: { most: GOALS.reconnected },
});
for (const child of [productProcess, relayProcess, clients]) child.disconnect();
