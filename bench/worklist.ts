// How long does the server take for the work list of the overview after a write, at 100,000 orders with
// their parcels, an open trip of each group and 50,000 issued invoices, beside a plain count of the
// living orders? The lines that are not counted by the filter of a list are also measured alone.
//
//   npm run bench:worklist
import { sql } from 'kysely';
import { beginningOfDay, todayInBerlin } from '../domain/berlin-clock.ts';
import { resources as registry } from '../domain/resources/registry.ts';
import { MODULES } from '../server/app.ts';
import { overdueInvoices } from '../server/documents/list-invoices.ts';
import { definitionsOf, openResources } from '../server/resources/engine.ts';
import { readWorkList } from '../server/worklist/read-work-list.ts';
import { openTrips } from '../server/worklist/trip-loads.ts';
import { median, printP95, printRow } from './figures.ts';
import { insertInvoices, insertOpenTrips, onManyOrders } from './many-orders.ts';

const ORDERS = 100_000;
const ROUNDS = 40;
/** The limit, in ms. */
const MOST_P95 = 100;
const DAY_MS = 86_400_000;

await onManyOrders({ orders: ORDERS, withParcels: true }, async (database) => {
  await insertOpenTrips(database);
  await insertInvoices(database);
  const resources = openResources(registry, MODULES);
  const reading = { database, resources, definitions: definitionsOf(resources) };
  const from = beginningOfDay(todayInBerlin());
  const today = { from: from.toISOString(), to: new Date(from.getTime() + DAY_MS).toISOString() };
  const request = {
    actor: { id: '00000000-0000-7000-8000-000000000000', role: 'admin' } as const,
    times: { since: today.from, today },
    now: new Date(),
  };
  const { lines } = await readWorkList(reading, request);
  for (const { line, count } of lines) console.log(`${line}: ${count.toLocaleString('en')}`);
  const idle = ['tripA', 'tripB', 'overdueInvoices'].filter(
    (name) => !lines.some(({ line, count }) => line === name && count > 1000),
  );
  if (idle.length > 0) throw new Error(`These lines count next to nothing: ${idle.join(', ')}.`);

  /** What is measured, each by itself, after a write to the orders. */
  const measured = {
    'the whole call': () => readWorkList(reading, request),
    'overdue invoices': () => overdueInvoices(database, todayInBerlin()),
    'loads of the open trips': () => openTrips(database),
    'a count of the orders': () =>
      sql`select count(*) from orders where deleted_at is null`.execute(database),
  };
  const times: Record<string, number[]> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, read] of Object.entries(measured)) {
      await sql`update orders set paid = not paid where code = ${`JS-${round + 1}`}`.execute(
        database,
      );
      const start = performance.now();
      await read();
      times[name] ??= [];
      times[name].push(performance.now() - start);
    }
  }
  const plain = median(times['a count of the orders'] ?? []);
  for (const [name, own] of Object.entries(times)) {
    const peer = { name: 'a count of the orders', figure: plain };
    if (name !== peer.name) printRow({ name, ours: median(own), unit: 'ms', digits: 1, peer });
  }
  printP95('work lists', times['the whole call'] ?? [], { most: MOST_P95 });
});
