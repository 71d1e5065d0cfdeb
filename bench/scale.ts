// How much do one and two processes of the product hold? 50 clerks and 1,000 customers, all of them
// connected, read lists, orders and their own orders, change orders and write messages at a steady
// pace, among 20,000 orders: first a bare handler on the same database, then one process, then two.
// Then the pace grows until calls become slow. All of it shares the cores of this machine.
//
//   npm run bench:scale                  in about five minutes
//   npm run bench:scale -- 20 minutes    the usual pace on two processes, and how their memory grows
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile, realpath } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { connect } from '../server/database/connect.ts';
import { connectionOf } from '../server/database/postmaster.ts';
import { socketFolderOf } from '../server/database/socket-folder.ts';
import { databaseUrl } from '../tests/support/own-database.ts';
import { dataFolder, startProcess } from '../tests/support/started-server.ts';
import { type Line, median, printBesidePeer, printRow } from './figures.ts';
import { insertPeople } from './insert-people.ts';
import { insertManyOrders, insertOpenTrips } from './many-orders.ts';
import { type Borne, KINDS, type Load } from './scale-load.ts';

const [number = '', unit] = process.argv.slice(2);
const SOAK_MINUTES = unit === 'minutes' ? Number(number) : 0;
const SECONDS = 20;
const ORDERS = 20_000;
const CUSTOMERS = 1_000;
const CLERKS = 50;
/** Calls that a person does not wait for. */
const QUICK_MS = 500;
const PACES = [2, 4, 6, 8, 12, 16];
const PACE_SECONDS = 8;
/** Calls a second at the usual pace. */
const USUAL = 50;
/** What the product may take at the median beside a bare handler, and memory at the end of a soak. */
const MOST_TIMES = { list: 8, show: 8, own: 8, write: 12, message: 12 } as const;
const MOST_GROWTH = 1.2;

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? Number.NaN;

/** Resident memory of a process in megabytes. */
async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

const limits = {
  RATE_LIMIT: '1000000',
  LIVE_CONNECTIONS: '1000000',
  DAILY_MESSAGES: '1000000',
};
const folder = await dataFolder();
const first = await startProcess({ DATA_DIR: folder.path, ...limits });
const connection = connectionOf(socketFolderOf(join(await realpath(folder.path), 'pg18')), 'jisr');
const database = connect(connection, { max: 2 });
const url = databaseUrl({ ...connection, port: 5432 });
const people = await insertPeople(database, { customers: CUSTOMERS, staff: CLERKS });
await insertManyOrders(database, { orders: ORDERS, customers: CUSTOMERS, withParcels: true });
await insertOpenTrips(database);
// The orders belong to the customers who call.
await sql`
  with caller as (
    select id, row_number() over (order by code) as place from users where code like 'B-%' and role = 'customer'
  ), numbered as (
    select id, row_number() over (order by created_at) as place from orders
  )
  update orders set sender_id = caller.id from numbered, caller
  where orders.id = numbered.id and caller.place = numbered.place % ${sql.lit(CUSTOMERS)} + 1
`.execute(database);
await sql`vacuum analyze orders`.execute(database);
const { rows: orders } = await sql<{ id: string }>`
  select id from orders where stage = 'Validation' limit 500`.execute(database);
const second = await startProcess({ DATA_DIR: folder.path, DATABASE_URL: url, ...limits });
const servers = [first, second];
const plain = fork(new URL('./scale-plain.ts', import.meta.url), [url]);
const callers = fork(new URL('./scale-load.ts', import.meta.url));
const [{ port }] = (await once(plain, 'message')) as [{ port: number }];

async function bear(given: Partial<Load> & Pick<Load, 'urls'>): Promise<Borne> {
  const load: Load = {
    isPlain: false,
    people,
    orders: orders.map(({ id }) => id),
    seconds: SECONDS,
    times: 1,
    ...given,
  };
  const answered = once(callers, 'message');
  callers.send(load);
  const [borne] = (await answered) as [Borne];
  return borne;
}

const oneUrl = [first.url];
const bothUrls = servers.map((server) => server.url);

function printFailures(title: string, { failed }: Borne): void {
  if (failed.length > 0) console.log(`The first failure: ${failed[0]}`);
  printRow({ name: `${title}: calls that failed`, ours: failed.length, limit: { most: 0 } });
}

/** Prints what one load was like, beside the bare handler. */
function print(title: string, borne: Borne, bare: Borne): void {
  const lines = KINDS.flatMap((kind) =>
    ([0.5, 0.99] as const).map(
      (share): Line => ({
        name: `${kind}: ${share === 0.5 ? 'p50' : 'p99'}`,
        ours: percentile(borne.calls[kind], share),
        plain: percentile(bare.calls[kind], share),
        unit: 'ms',
        digits: 1,
        ...(share === 0.5 && { mostTimes: MOST_TIMES[kind] }),
      }),
    ),
  );
  printBesidePeer(title, { peer: 'bare node:http', subject: title }, lines);
  for (const share of [0.5, 0.99]) {
    const name = `${title}: ${share * 100} of 100 messages, sent to received`;
    printRow({ name, ours: percentile(borne.live, share), unit: 'ms', digits: 1 });
  }
  printFailures(title, borne);
}

/** The highest pace at which 99 of 100 calls of each kind are quick and none fails. */
async function paceOf(urls: readonly string[]): Promise<number> {
  let pace = 1;
  for (const times of PACES) {
    const { calls, failed } = await bear({ urls, times, seconds: PACE_SECONDS });
    const slowest = Math.max(...KINDS.map((kind) => percentile(calls[kind], 0.99)));
    if (failed.length > 0 || slowest > QUICK_MS) break;
    pace = times;
  }
  return pace * USUAL;
}

async function soak(minutes: number): Promise<void> {
  const samples: number[][] = [];
  const sampling = setInterval(async () => {
    samples.push(await Promise.all(servers.map(({ pid }) => memoryOf(pid))));
  }, 10_000);
  const borne = await bear({ urls: bothUrls, seconds: minutes * 60 });
  clearInterval(sampling);
  const third = Math.floor(samples.length / 3);
  const of = (some: readonly number[][], at: number) => median(some.map((one) => one[at] ?? 0));
  const title = `${minutes} minutes at the usual pace`;
  console.log(`\n${title}`);
  for (const at of servers.keys()) {
    // The first third warms caches up.
    const [middle, last] = [of(samples.slice(third, -third), at), of(samples.slice(-third), at)];
    printRow({
      name: `memory of process ${at + 1} in the last third of ${title}`,
      ours: last,
      unit: 'MB',
      peer: { name: 'the second third', figure: middle },
      limit: { times: MOST_GROWTH },
    });
  }
  printFailures(title, borne);
}

try {
  if (SOAK_MINUTES > 0) await soak(SOAK_MINUTES);
  else {
    const bare = await bear({ urls: [`http://127.0.0.1:${port}`], isPlain: true });
    print(
      `${CLERKS} clerks and ${CUSTOMERS} customers, one process`,
      await bear({ urls: oneUrl }),
      bare,
    );
    print(
      `${CLERKS} clerks and ${CUSTOMERS} customers, two processes`,
      await bear({ urls: bothUrls }),
      bare,
    );
    const [one, two] = [await paceOf(oneUrl), await paceOf(bothUrls)];
    console.log(`\ncalls a second with 99 of 100 below ${QUICK_MS} ms`);
    printRow({ name: 'by one process', ours: one });
    printRow({ name: 'by two processes', ours: two });
  }
  console.log(`${availableParallelism()} cores with a load of ${loadavg()[0]?.toFixed(1)}`);
} finally {
  plain.disconnect();
  callers.disconnect();
  await database.destroy();
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await folder.remove();
}
