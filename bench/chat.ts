// How quick is the chat, and what does a connection cost? A thousand clients are connected, fifty
// messages a second are sent, and each is timed from its sending (a call over HTTP, which writes it
// to the database) to its receipt at the other end's socket. A bare Socket.IO relay takes turns with
// the product. Then five thousand clients are connected and do nothing.
//
//   npm run bench:chat          three rounds, in about three minutes
//   npm run bench:chat -- 1     fewer
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MESSAGES_A_SECOND, type Ready, type Task, type Times } from './chat-people.ts';
import { printBesidePlain } from './figures.ts';

const ROUNDS = Number(process.argv[2] ?? 3);
const SECONDS = 15;
const CONNECTED = 1000;
const STAFF = 10;
const IDLE = 5000;
/** Longer than the pause between two signs of life. */
const HOLD_MS = 30_000;
/** How often the disk is asked to keep something, which the product does for each message. */
const SYNCS = 200;
const MOST_TIMES_RELAY = 2;

const start = (file: string, args: readonly (string | number)[] = []): ChildProcess =>
  fork(new URL(file, import.meta.url), args.map(String), { execArgv: ['--expose-gc'] });

async function answer<Answer>(child: ChildProcess, asked?: Task | 'memory'): Promise<Answer> {
  const answered = once(child, 'message');
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`A process of the bench ended with ${code}.`);
  });
  if (asked !== undefined) child.send(asked);
  const [message] = await Promise.race([answered, failed]);
  return message as Answer;
}

const percentile = (times: Times, share: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.NaN;

const [productProcess, relayProcess, clients] = [
  start('./chat-product.ts', [IDLE, STAFF]),
  start('./chat-relay.ts'),
  start('./chat-clients.ts'),
];
const [product, relay] = [await answer<Ready>(productProcess), await answer<Ready>(relayProcess)];
const staff = product.people.filter(({ isStaff }) => isStaff);
const customers = product.people.filter(({ isStaff }) => !isStaff);
const people = [...customers.slice(0, CONNECTED - STAFF), ...staff];

const measured = { product: [] as number[], relay: [] as number[] };
for (let round = 0; round < ROUNDS; round += 1) {
  for (const over of ['relay', 'product'] as const) {
    const { url } = over === 'product' ? product : relay;
    const task = { kind: 'measure', over, url, people, seconds: SECONDS } as const;
    measured[over].push(...(await answer<Times>(clients, task)));
  }
}

const before = await answer<number>(productProcess, 'memory');
await answer(clients, { kind: 'hold', url: product.url, people: customers });
await wait(HOLD_MS);
const held = await answer<number>(clients, { kind: 'count' });
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

const line = (name: string, share: number, mostTimes?: number) => ({
  name,
  ours: percentile(measured.product, share),
  plain: percentile(measured.relay, share),
  unit: 'ms',
  digits: 1,
  mostTimes,
});
printBesidePlain(
  `${CONNECTED} clients, ${measured.product.length} messages (plain: a bare relay)`,
  [line('send to receipt, p50', 0.5), line('send to receipt, p99', 0.99, MOST_TIMES_RELAY)],
);
const syncs = await syncTimes();
const [usual, slow] = [0.5, 0.99].map((share) => percentile(syncs, share).toFixed(1));
console.log(`of it for a sync of this disk, p50 ${usual} ms, p99 ${slow} ms`);
console.log(`\n${held} of ${IDLE} idle connections held for ${HOLD_MS / 1000} s,`);
console.log(`${((after - before) / IDLE / 1024).toFixed(1)} kB of memory each`);
if (held < IDLE) process.exitCode = 1;
for (const child of [productProcess, relayProcess, clients]) child.disconnect();
