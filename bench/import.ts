// How quick is the import of a table? 20,000 customers with 300 errors are read, checked, imported
// and taken back, and so is a table of half the size before: work that grows faster than the table
// shows there. Before they are taken back, the same people come once more with other numbers, and
// each is compared with those who are there. Beside it stand as many bare inserts in the same run, each with a commit of its own
// and one after the other through the same pool: half of them before and half after, because a
// shared machine is not equally quick all the time. The memory is what the process has grown by.
//
//   npm run bench:import          20,000 customers
//   npm run bench:import -- 2000  fewer
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { ImportRow, ImportRun } from '../domain/imports/import-run.ts';
import { connect } from '../server/database/connect.ts';
import type { Ready } from './chat-people.ts';
import { printRatio, printRow } from './figures.ts';

const CUSTOMERS = Number(process.argv[2] ?? 20_000);
const INVALID_SHARE = 0.015;
/**
 * Measured on two cores, with other work and without: 0.2 to 0.5 for the checks, 1.0 to 2.9 for the
 * import, 1.5 to 4.3 for taking it back, 0.8 to 2.5 for twice as many rows, and 49 MB. Work that grows
 * with the square has 4.
 */
const MOST_TIMES_BARE = { checking: 1, recognising: 2, importing: 5, undoing: 8 } as const;
/** Whoever corrects a cell waits for its row alone, and for what is known of all records: 0.2. */
const MOST_OF_CHECK = 0.4;
const MOST_GROWTH = 3.2;
const MOST_GROWN_MB = 150;
const MB = 1_000_000;
const LOOK_MS = 50;
const PATHS = ['firstName', 'lastName', 'phone', 'cityName'];
const HALF_TIMEOUT = 36_000;

const product = fork(new URL('./chat-product.ts', import.meta.url), ['0', '1'], {
  execArgv: ['--expose-gc'],
});

async function memory(): Promise<number> {
  product.send('memory');
  const [bytes] = await once(product, 'message');
  return bytes;
}

const [{ url, people, connection }]: [Ready] = (await once(product, 'message')) as [Ready];
const token = people[0]?.token ?? '';
const database = connect(connection, { max: 4 });

async function call<Data>(method: string, path: string, body?: object): Promise<Data> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${url}/api/v1/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { data: Data };
  if (response.status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  return answer.data;
}

/** How long it takes to keep half as many rows, and nothing else. */
async function halfOfBare(): Promise<number> {
  await sql`create table if not exists bare (
    id bigint generated always as identity primary key, content text
  )`.execute(database);
  const started = performance.now();
  for (let row = 0; row < CUSTOMERS / 2; row += 1) {
    await sql`insert into bare (content) values (${`Probe${row}`})`.execute(database);
  }
  return performance.now() - started;
}

/** A table of invented customers; some of them have a number that is none. */
function tableOf(count: number, errors: number, area = '151'): string {
  const every = Math.floor(count / errors);
  const lines = Array.from({ length: count }, (_, at) => {
    const isWrong = at % every === every - 1 && at / every < errors;
    return `Amal;Probe${at};${isWrong ? '12' : `0${area}${10_000_000 + at}`};Bremen`;
  });
  return ['Vorname;Nachname;Telefon;Stadt', ...lines].join('\r\n');
}

const timed = async <T>(work: () => Promise<T>): Promise<readonly [number, T]> => {
  const started = performance.now();
  const result = await work();
  return [performance.now() - started, result];
};

async function until(id: string, state: string): Promise<ImportRun> {
  for (let looks = 0; looks < HALF_TIMEOUT; looks += 1) {
    const run = await call<ImportRun>('GET', `imports/${id}`);
    if (run.state === state) return run;
    if (run.reason !== null) throw new Error(`The import was not ${state}: ${run.reason}`);
    await wait(LOOK_MS);
  }
  throw new Error(`The import was not ${state} in time.`);
}

/** Sends a table and has it checked; how long either took, in ms. */
async function checkTable(table: string) {
  const form = new FormData();
  form.set('file', new Blob([table]), 'kunden.csv');
  const [reading, { _id: id }] = await timed(() =>
    call<ImportRun>('POST', 'imports?resource=users', form),
  );
  const columns = PATHS.map((path, column) => ({ column, path }));
  const [checking, checked] = await timed(async () => {
    await call('PUT', `imports/${id}/mapping`, { columns, country: 'DE' });
    return until(id, 'checked');
  });
  return { id, reading, checking, checked };
}

/** Reads, checks, imports and takes back a table; how long each took, in ms. */
async function walk(count: number, errors: number) {
  const { id, reading, checking, checked } = await checkTable(tableOf(count, errors));
  const rows = await call<ImportRow[]>('GET', `imports/${id}/rows?verdict=faulty&limit=1000`);
  const named = rows.filter(({ errors: [error] }) => error?.header === 'Telefon').length;
  const [importing, imported] = await timed(async () => {
    await call('POST', `imports/${id}/start`);
    return until(id, 'imported');
  });
  const again = await checkTable(tableOf(count, errors, '171'));
  const cells = [{ row: 2, column: 0, value: 'Amina' }];
  const [correcting] = await timed(() => call('PATCH', `imports/${again.id}/cells`, { cells }));
  const [undoing, undone] = await timed(async () => {
    await call('POST', `imports/${id}/undo`);
    return until(id, 'undone');
  });
  const isRight =
    checked.counts.faulty === errors &&
    named === Math.min(errors, 1_000) &&
    imported.counts.created === count - errors &&
    again.checked.counts.similar === count - errors &&
    undone.counts.removed === count - errors;
  if (!isRight)
    throw new Error(`Wrong counts: ${JSON.stringify([checked, imported, again, undone])}`);
  return { reading, checking, recognising: again.checking, correcting, importing, undoing };
}

const firstHalf = await halfOfBare();
const half = await walk(CUSTOMERS / 2, Math.round((CUSTOMERS / 2) * INVALID_SHARE));
const before = await memory();
const whole = await walk(CUSTOMERS, Math.round(CUSTOMERS * INVALID_SHARE));
const grown = ((await memory()) - before) / MB;
const bare = firstHalf + (await halfOfBare());

/** What is timed beside as many bare inserts, each with its commit. */
const STEPS = {
  checking: 'checking it',
  importing: 'importing it',
  recognising: 'checking it once more beside those who are there',
  undoing: 'taking it back',
} as const;
const steps = Object.keys(STEPS) as (keyof typeof STEPS)[];
console.log(`\nan import of ${CUSTOMERS} customers`);
printRow({ name: 'reading the table', ours: whole.reading, unit: 'ms' });
for (const step of steps) {
  printRow({
    name: STEPS[step],
    ours: whole[step],
    unit: 'ms',
    peer: { name: 'as many bare inserts', figure: bare },
    limit: { times: MOST_TIMES_BARE[step] },
  });
}
printRow({
  name: 'correcting one of its cells',
  ours: whole.correcting,
  unit: 'ms',
  peer: { name: 'recognising all', figure: whole.recognising },
  limit: { times: MOST_OF_CHECK },
});
for (const step of steps) {
  printRatio(`${step} twice as many rows`, whole[step] / half[step], MOST_GROWTH);
}
printRow({ name: 'memory has grown by', ours: grown, unit: 'MB', limit: { most: MOST_GROWN_MB } });
await database.destroy();
product.disconnect();
