// How quick is the chat, and what does a connection cost? A thousand clients are connected, and each
// message is timed from its sending to its receipt at the other end's socket, on three ways that
// alternate with every message: the product (a call over HTTP, which writes it to the database), a bare
// Socket.IO relay, and a relay that inserts it with a commit of its own. Fifty a second go each way.
// Then five thousand clients are connected and do nothing.
//
//   npm run bench:chat          forty-five seconds of messages, in about two minutes
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
  WAYS,
} from './chat-people.ts';
import { printRatio } from './figures.ts';

const SECONDS = Number(process.argv[2] ?? 45);
const CONNECTED = 1000;
const STAFF = 10;
const IDLE = 5000;
/** Longer than the pause between two signs of life. */
const HOLD_MS = 30_000;
/** How often the disk is made to store something, which the product does for each message. */
const SYNCS = 200;
/** What the chat aims at: 99 of 100 messages within this many times those of a bare relay. */
const AIM_TIMES_RELAY = 2;
/**
 * What every build keeps to, on a busy machine too: the usual message beside a relay that makes the
 * one commit which a message must have (docs/decisions/0061).
 */
const MOST_TIMES_KEEPING = 10;

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

const before = await answer<number>(productProcess, 'memory');
await answer(clients, { kind: 'hold', url: product.url, people: customers });
await wait(HOLD_MS);
const current = await answer<number>(clients, { kind: 'count' });
const after = await answer<number>(productProcess, 'memory');
await answer(clients, { kind: 'leave' });

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

const late = measured.clientsLate.toFixed(1).padStart(8);
const inMs = (times: Times) =>
  [0.5, 0.99].map((share) => `${percentile(times, share).toFixed(1).padStart(8)} ms`).join('');
console.log(`\n${CONNECTED} clients, ${measured.product.length} messages on each way`);
console.log(`${'send to receipt'.padEnd(34)}        p50        p99`);
for (const way of WAYS) console.log(`${way.padEnd(34)}${inMs(measured[way])}`);
console.log(`${'a sync of this disk'.padEnd(34)}${inMs(await syncTimes())}`);
console.log(`${'how late the clients are'.padEnd(45)}${late} ms`);
console.log(`${availableParallelism()} cores with a load of ${loadavg()[0]?.toFixed(1)}\n`);

/** How many times as long as a relay the product takes. */
const timesOf = (over: 'relay' | 'keeping relay', share: number): number =>
  percentile(measured.product, share) / percentile(measured[over], share);
const aimed = timesOf('relay', 0.99);
const result = aimed <= AIM_TIMES_RELAY ? 'reached' : 'MISSED';
const aim = `p99 beside the relay (aim ${AIM_TIMES_RELAY}: ${result})`;
console.log(`${aim.padEnd(58)} ${aimed.toFixed(2)}`);
printRatio('p50 beside the keeping relay', timesOf('keeping relay', 0.5), MOST_TIMES_KEEPING);
console.log(`\n${current} of ${IDLE} idle connections stayed open for ${HOLD_MS / 1000} s,`);
console.log(`${((after - before) / IDLE / 1024).toFixed(1)} kB of memory each`);
if (current < IDLE) process.exitCode = 1;
for (const child of [productProcess, relayProcess, clients]) child.disconnect();
