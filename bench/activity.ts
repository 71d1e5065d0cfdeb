// How long does the server take for a page of who did what, at 100,000 orders and a million entries:
// of everybody, of a person, of a day, of a kind of record, and of one record?
//
//   npm run bench:activity
import { sql } from 'kysely';
import { resources as registry } from '../domain/resources/registry.ts';
import { presentEntries } from '../server/activity/present-entries.ts';
import { type EntryQuery, entriesStatement } from '../server/activity/read-entries.ts';
import { MODULES } from '../server/app.ts';
import { openResources } from '../server/resources/engine.ts';
import { printP95, printRow } from './figures.ts';
import { onManyOrders } from './many-orders.ts';

const ORDERS = 100_000;
const ENTRIES = 1_000_000;
const PEOPLE = 12;
const ROUNDS = 20;
const PAGE = 50;
/** The limit, in ms. */
const MOST_P95 = 100;

await onManyOrders({ orders: ORDERS }, async (database) => {
  // Half of it are messages, as where customers write all day; each thousandth entry is about a tour.
  await sql`
    with numbered as (
      select id, row_number() over (order by id) as place from orders
    ), people as (
      select array_agg(id) as ids from
        (select id from users order by id limit ${sql.lit(PEOPLE)}) as staff
    )
    insert into audit_entry (id, at, by_id, by_name, action, resource, record_id, changes)
    select gen_random_uuid(), now() - n * interval '20 seconds', people.ids[1 + n % ${sql.lit(PEOPLE)}],
      'Vorname', 'change',
      case when n % 2 = 0 then 'message' when n % 1000 = 1 then 'tours' else 'commands' end,
      numbered.id, '{"wights":{"from":4,"to":5},"paid":{"from":false,"to":true}}'
    from generate_series(1, ${sql.lit(ENTRIES)}) as n
    join numbered on numbered.place = 1 + n % ${sql.lit(ORDERS)}
    cross join people
  `.execute(database);
  await sql`analyze`.execute(database);
  const { rows } = await sql<{ by_id: string; record_id: string; id: string }>`
    select by_id, record_id, id from audit_entry where resource = 'commands'
    order by at limit 1 offset 200000
  `.execute(database);
  const [some] = rows;
  if (!some) throw new Error('There are no entries.');
  const DAY_MS = 86_400_000;
  const from = new Date(Date.now() - 100 * DAY_MS);
  const to = new Date(from.getTime() + DAY_MS);
  const QUERIES: Readonly<Record<string, Omit<EntryQuery, 'limit'>>> = {
    everybody: {},
    'a page far back': { before: some.id },
    'a person': { person: some.by_id },
    'a person on a day': { person: some.by_id, from, to },
    'a day': { from, to },
    'a rare kind': { resource: 'tours' },
    'orders of a person': { resource: 'commands', person: some.by_id },
    'one order': { resource: 'commands', record: some.record_id },
    'a kind that nobody has changed': { resource: 'gallery' },
    nobody: { person: '00000000-0000-7000-8000-000000000000' },
  };
  const reading = {
    resources: openResources(registry, MODULES),
    actor: { id: 'somebody', role: 'admin' },
    executor: database,
    locale: 'de',
  };
  const times: number[] = [];
  for (const [name, query] of Object.entries(QUERIES)) {
    const own: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const start = performance.now();
      const page = await entriesStatement(reading, { ...query, limit: PAGE }).execute(database);
      await presentEntries(page.rows, reading);
      own.push(performance.now() - start);
    }
    // The first one reads from the disk what stays in memory afterwards.
    times.push(...own.slice(1));
    printRow({ name: `${name}, at most`, ours: Math.max(...own.slice(1)), unit: 'ms', digits: 1 });
  }
  printP95('pages', times, { most: MOST_P95 });
});
