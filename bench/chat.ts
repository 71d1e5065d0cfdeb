// How quick is the chat, and what does a connection cost? A thousand clients are connected, fifty
// messages a second are sent, and each is timed from its sending (a call over HTTP, which writes it
// to the database) to its receipt at the other end's socket. A bare Socket.IO relay takes turns with
// the product. Then five thousand clients are connected and do nothing.
//
//   npm run bench:chat          three rounds, in about three minutes
//   npm run bench:chat -- 1     fewer
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Ready, Task, Times } from './chat-people.ts';
import { printBesidePlain } from './figures.ts';

const ROUNDS = Number(process.argv[2] ?? 3);
const SECONDS = 15;
const CONNECTED = 1000;
const STAFF = 10;
const IDLE = 5000;
/** Longer than the pause between two signs of life. */
const HOLD_MS = Number(process.env.HOLD || 30_000);
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
console.log(`\n${held} of ${IDLE} idle connections held for ${HOLD_MS / 1000} s,`);
console.log(`${((after - before) / IDLE / 1024).toFixed(1)} kB of memory each`);
if (held < IDLE) process.exitCode = 1;
for (const child of [productProcess, relayProcess, clients]) child.disconnect();
