// How quick is a broadcast? A text goes to two thousand customers: the call that orders it is timed,
// then the whole until it has been written to the last conversation. Beside it stand as many bare
// inserts in the same run, each with a commit of its own and one after the other through the same
// pool, and how much memory the process has grown by.
//
//   npm run bench:broadcast          2,000 customers
//   npm run bench:broadcast -- 500   fewer
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect } from '../server/database/connect.ts';
import type { Ready } from './chat-people.ts';
import { printRatio } from './figures.ts';

const CUSTOMERS = Number(process.argv[2] ?? 2000);
/** What every build keeps to, on a busy machine too. */
const MOST_ANSWER_MS = 1_000;
const MOST_TIMES_BARE = 6;
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

/** How long it takes to keep as many messages as they are, and nothing else. */
async function bareInserts(): Promise<number> {
  await sql`create table bare (id bigint generated always as identity primary key, content text)`.execute(
    database,
  );
  const started = performance.now();
  for (const id of ids) await sql`insert into bare (content) values (${id})`.execute(database);
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

const bare = await bareInserts();
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

const line = (name: string, figure: number, unit: string) =>
  console.log(`${name.padEnd(58)} ${figure.toFixed(0)} ${unit}`);
console.log(`\na broadcast to ${ids.length} customers`);
line('until the call is answered', answered, 'ms');
line('until the last conversation has it', whole, 'ms');
line('as many bare inserts, each with its commit', bare, 'ms');
line('memory has grown by', grown, 'MB');
printRatio('the whole beside the bare inserts', whole / bare, MOST_TIMES_BARE);
printRatio('seconds until the call is answered', answered / 1000, MOST_ANSWER_MS / 1000);
printRatio('MB of memory grown', grown, MOST_GROWN_MB);
await database.destroy();
product.disconnect();
