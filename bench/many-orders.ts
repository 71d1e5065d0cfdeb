// A carrier's orders by the hundred thousand: most have arrived, the others are at every stage.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { SEARCH_FORM } from '../domain/search/searchable-text.ts';
import { connect } from '../server/database/connect.ts';
import type { DB } from '../server/database/database-types.ts';
import { startEmbedded } from '../server/database/embedded.ts';
import { migrate } from '../server/database/migrate.ts';

const ORDERS_A_CUSTOMER = 50;

/** How many there are of each; by default each customer has fifty orders, and no order has parcels. */
export type Many = {
  readonly orders: number;
  readonly customers?: number;
  readonly withParcels?: boolean;
};

async function insertCustomers(connection: Kysely<DB>, count: number): Promise<void> {
  await sql`
    insert into users (id, code, role, status, first_name, last_name, phone, city_name, tour_name,
      search, search_form)
    select gen_random_uuid(), 'C-' || n, 'customer', 'active', 'Vorname' || n % 97, 'Name' || n,
      '+4915' || (100000000 + n), 'Stadt' || n % 60, 'Tour ' || n % 8, 'name' || n,
      ${sql.lit(SEARCH_FORM)}
    from generate_series(1, ${sql.lit(count)}) as n
  `.execute(connection);
}

/** Half of the orders with parcels are in the vehicle, and of a tenth some parcels are. */
const PARCEL_STATES = sql`case
  when n % 9 = 0 then '[]'
  when n % 10 < 5 then '["received"]'
  when n % 10 = 5 and n % 9 > 1 then '["loaded", "received"]'
  else '["loaded"]' end::jsonb`;

/** The parcels of all orders, in the states that the orders name. */
async function insertParcels(connection: Kysely<DB>): Promise<void> {
  await sql`
    insert into parcels (code, order_id, number, state, updated_at)
    select '8' || lpad((row_number() over ())::text, 11, '0'), id, place,
      case when parcel_states ? 'loaded' and (place % 2 = 1 or not parcel_states ? 'received')
        then 'loaded' else 'received' end,
      created_at
    from orders cross join lateral generate_series(1, package_count) as place
  `.execute(connection);
}

async function insertOrders(
  connection: Kysely<DB>,
  { orders: count, customers, withParcels }: Required<Many>,
): Promise<void> {
  await sql`
    insert into orders (id, code, trip_group, stage, finished, sender_id, sender_code, sender_name,
      sender_phone, sender_city, sender_tour, sender_search, own_search, search_form,
      recipient_first_name, recipient_phone, recipient_address, destination, city_rank, package_count,
      weight_grams, total_cents, paid, with_bill, parcel_states, created_at)
    select gen_random_uuid(), 'JS-' || n, case when n % 4 = 0 then 'B' else 'A' end,
      case when n % 4 = 0 or n % 100 < 70 then 'tracking'
        when n % 100 < 85 then 'Validation' else 'facturation' end,
      n % 100 < 65, u.id, u.code, u.name, u.phone, u.city_name, u.tour_name, u.search,
      'js-' || n || ' vorname' || n % 113, ${sql.lit(SEARCH_FORM)},
      'Vorname' || n % 113, '+2126' || (10000000 + n), 'Stadt ' || n % 40,
      'Stadt ' || n % 40, n % 13, n % 9,
      n % 30000, n % 90000, n % 3 = 0, n % 2 = 0,
      ${withParcels ? PARCEL_STATES : sql`'[]'::jsonb`}, now() - n * interval '3 minutes'
    from generate_series(1, ${sql.lit(count)}) as n
    join (
      select *, row_number() over (order by phone) as place from users where role = 'customer'
    ) as u on u.place = n % ${sql.lit(customers)} + 1
  `.execute(connection);
}

/** Fills an empty, migrated database with this many orders and customers. */
export async function insertManyOrders(
  database: Kysely<DB>,
  { orders, customers = orders / ORDERS_A_CUSTOMER, withParcels = false }: Many,
): Promise<void> {
  await database.connection().execute(async (connection) => {
    // Inserted at once, with the sender's values included and the indexes built afterwards: row by
    // row, a million orders would take an hour.
    await sql`set session_replication_role = replica`.execute(connection);
    await sql`set maintenance_work_mem = '512MB'`.execute(connection);
    await insertCustomers(connection, customers);
    const { rows: indexes } = await sql<{ name: string; definition: string }>`
      select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
      from pg_index where indrelid = 'orders'::regclass and not indisunique
    `.execute(connection);
    for (const { name } of indexes) await sql`drop index ${sql.raw(name)}`.execute(connection);
    await insertOrders(connection, { orders, customers, withParcels });
    if (withParcels) await insertParcels(connection);
    for (const { definition } of indexes) await sql.raw(definition).execute(connection);
    await sql`set session_replication_role = origin`.execute(connection);
    // No trigger has counted them.
    await sql`select fill_order_counters(), fill_user_counters()`.execute(connection);
  });
  await sql`vacuum analyze orders`.execute(database);
  await sql`vacuum analyze users`.execute(database);
  await sql`vacuum analyze parcels`.execute(database);
}

/** An open trip of each group. */
export async function insertOpenTrips(database: Kysely<DB>): Promise<void> {
  await sql`
    insert into trips (id, name, status)
    values (gen_random_uuid(), 'A', 2), (gen_random_uuid(), 'B', 0)
  `.execute(database);
}

/** About as much as the snapshot of an issued invoice holds: it makes the rows of invoices wide. */
const SNAPSHOT = sql`jsonb_build_object('lines', (
  select string_agg(md5(code || place), '') from generate_series(1, 40) as place
))`;

/** An invoice for each order with one, which is due 30 days later, whether it is paid or not. */
export async function insertInvoices(database: Kysely<DB>): Promise<void> {
  await sql`
    insert into invoices (id, kind, number, order_id, order_code, customer_name, date, total_cents,
      issued_at, issued_by, issued_by_name, snapshot, kept_until)
    select gen_random_uuid(), 'invoice', 'RE-' || code, id, code, sender_name, created_at::date,
      total_cents, created_at, sender_id, 'Vorname', ${SNAPSHOT}, created_at::date + 3650
    from orders where with_bill
  `.execute(database);
  await sql`vacuum analyze invoices`.execute(database);
}

/** Measures something on an embedded database with this many orders, which exists only meanwhile. */
export async function onManyOrders(
  many: Many,
  measure: (database: Kysely<DB>) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'jisr-bench-'));
  // When root starts this, the database runs as another user.
  chmodSync(folder, 0o755);
  const server = await startEmbedded(folder, { lost() {}, back() {}, failed() {} });
  const database = connect(server.connection, { max: 10 });
  try {
    await migrate(database);
    await insertManyOrders(database, many);
    await measure(database);
  } finally {
    await database.destroy();
    await server.stop('immediate');
    rmSync(folder, { recursive: true, force: true });
  }
}
