// How long does the server take for the work list of the overview after a write, at 100,000 orders,
// beside a plain count of the living orders?
//
//   npm run bench:worklist
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beginningOfDay, todayInBerlin } from '../domain/berlin-clock.ts';
import { resources as registry } from '../domain/resources/registry.ts';
import { MODULES } from '../server/app.ts';
import { connect } from '../server/database/connect.ts';
import { startEmbedded } from '../server/database/embedded.ts';
import { migrate } from '../server/database/migrate.ts';
import { definitionsOf, openResources } from '../server/resources/engine.ts';
import { readLines } from '../server/worklist/read-lines.ts';
import { median, printP95 } from './figures.ts';
import { insertManyOrders } from './many-orders.ts';

const ORDERS = 100_000;
const ROUNDS = 40;
/** The limit, in ms. */
const MOST_P95 = 100;
const DAY_MS = 86_400_000;

const folder = mkdtempSync(join(tmpdir(), 'jisr-bench-worklist-'));
// When root starts this, the database runs as another user.
chmodSync(folder, 0o755);
const server = await startEmbedded(folder, { lost() {}, back() {}, failed() {} });
const database = connect(server.connection, { max: 10 });
try {
  await migrate(database);
  await insertManyOrders(database, { orders: ORDERS });
  await sql`vacuum analyze orders`.execute(database);
  const resources = openResources(registry, MODULES);
  const reading = { database, resources, definitions: definitionsOf(resources) };
  const from = beginningOfDay(todayInBerlin());
  const today = { from: from.toISOString(), to: new Date(from.getTime() + DAY_MS).toISOString() };
  const request = {
    actor: { id: '00000000-0000-7000-8000-000000000000', role: 'admin' } as const,
    times: { since: today.from, today },
    now: new Date(),
  };
  const times: number[] = [];
  const plain: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await sql`update orders set paid = not paid where code = ${`JS-${round + 1}`}`.execute(
      database,
    );
    const start = performance.now();
    await readLines(reading, request);
    const between = performance.now();
    await sql`select count(*) from orders where deleted_at is null`.execute(database);
    times.push(between - start);
    plain.push(performance.now() - between);
  }
  const [ours, count] = [median(times), median(plain)];
  console.log(
    `The work list takes ${ours.toFixed(1)} ms, ${(ours / count).toFixed(1)} times a count of the orders.`,
  );
  printP95('work lists', times, MOST_P95);
} finally {
  await database.destroy();
  await server.stop('immediate');
  rmSync(folder, { recursive: true, force: true });
}
