// How quick is a broadcast? A text goes to two thousand customers: the call that orders it is timed,
// then the whole until it has been written to the last conversation. Beside it stand as many bare
// inserts in the same run, each with a commit of its own and one after the other through the same
// pool: half of them before and half after, because a shared machine is not equally quick all the
// time. A call that wrote to each customer would take as long as all of them. The memory is what the
// process has grown by.
//
//   npm run bench:broadcast          2,000 customers
//   npm run bench:broadcast -- 500   fewer
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect } from '../server/database/connect.ts';
import type { Ready } from './chat-people.ts';
import { printRow } from './figures.ts';

const CUSTOMERS = Number(process.argv[2] ?? 2000);
/**
 * What every build keeps to. With 2,000 customers, on two cores with six times as much to do, were
 * measured: 1.3 to 7 times the bare inserts, 0.02 to 0.19 of them until the answer, 43 to 86 MB.
 */
const MOST_TIMES_BARE = 10;
const MOST_SHARE_ANSWERED = 0.3;
const MOST_GROWN_MB = 150;
const MB = 1_000_000;
const LOOK_MS = 100;

const product = fork(new URL('./chat-product.ts', import.meta.url), [`${CUSTOMERS}`, '1'], {
  execArgv: ['--expose-gc'],
});

async function memory(): Promise<number> {
  product.send('memory');
  const [bytes] = await once(product, 'message');
  return bytes;
}

const [{ url, people, connection }]: [Ready] = (await once(product, 'message')) as [Ready];
const ids = people.filter(({ isStaff }) => !isStaff).map(({ id }) => id);
const token = people.find(({ isStaff }) => isStaff)?.token ?? '';
const database = connect(connection, { max: 16 });

/** How long it takes to keep half as many messages as they are, and nothing else. */
async function halfOfBare(): Promise<number> {
  await sql`create table if not exists bare (
    id bigint generated always as identity primary key, content text
  )`.execute(database);
  const started = performance.now();
  for (const id of ids.slice(ids.length / 2))
    await sql`insert into bare (content) values (${id})`.execute(database);
  return performance.now() - started;
}

/** How many messages have come to stand in conversations. */
async function countSent(): Promise<number> {
  const { count } = await database
    .selectFrom('message')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const firstHalf = await halfOfBare();
const before = await memory();
const started = performance.now();
const response = await fetch(`${url}/api/v1/messages/broadcast`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  body: JSON.stringify({ ids, message: { type: 'text', content: 'Ihre Pakete sind da.' } }),
});
const body = await response.text();
const answered = performance.now() - started;
if (response.status !== 200) throw new Error(`The broadcast was answered with ${body}`);
while ((await countSent()) < ids.length) await wait(LOOK_MS);
const whole = performance.now() - started;
const grown = ((await memory()) - before) / MB;
const bare = firstHalf + (await halfOfBare());

console.log(`\na broadcast to ${ids.length} customers`);
const beside = { unit: 'ms', peer: { name: 'as many bare inserts', figure: bare } };
printRow({
  name: 'until the call is answered',
  ours: answered,
  ...beside,
  limit: { times: MOST_SHARE_ANSWERED },
});
printRow({
  name: 'until the last conversation has it',
  ours: whole,
  ...beside,
  limit: { times: MOST_TIMES_BARE },
});
printRow({
  name: 'memory has grown by',
  ours: grown,
  unit: 'MB',
  limit: { most: MOST_GROWN_MB },
});
await database.destroy();
product.disconnect();
