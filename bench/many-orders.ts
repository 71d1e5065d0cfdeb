// A carrier's orders by the hundred thousand: most have arrived, the others are at every stage.
import { type Kysely, sql } from 'kysely';
import { SEARCH_FORM } from '../domain/search/searchable-text.ts';
import type { DB } from '../server/database/database-types.ts';

const ORDERS_A_CUSTOMER = 50;

/** How many there are of each; by default each customer has fifty orders. */
export type Many = { readonly orders: number; readonly customers?: number };

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

async function insertOrders(
  connection: Kysely<DB>,
  count: number,
  customers: number,
): Promise<void> {
  await sql`
    insert into orders (id, code, trip_group, stage, finished, sender_id, sender_code, sender_name,
      sender_phone, sender_city, sender_tour, sender_search, own_search, search_form,
      recipient_first_name, recipient_phone, recipient_address, city_rank, package_count,
      weight_grams, total_cents, paid, with_bill, created_at)
    select gen_random_uuid(), 'JS-' || n, case when n % 4 = 0 then 'B' else 'A' end,
      case when n % 4 = 0 or n % 100 < 70 then 'tracking'
        when n % 100 < 85 then 'Validation' else 'facturation' end,
      n % 100 < 65, u.id, u.code, u.name, u.phone, u.city_name, u.tour_name, u.search,
      'js-' || n || ' vorname' || n % 113, ${sql.lit(SEARCH_FORM)},
      'Vorname' || n % 113, '+2126' || (10000000 + n), 'Stadt ' || n % 40, n % 13, n % 9,
      n % 30000, n % 90000, n % 3 = 0, n % 2 = 0, now() - n * interval '3 minutes'
    from generate_series(1, ${sql.lit(count)}) as n
    join (
      select *, row_number() over (order by phone) as place from users where role = 'customer'
    ) as u on u.place = n % ${sql.lit(customers)} + 1
  `.execute(connection);
}

/** Fills an empty, migrated database with this many orders and customers. */
export async function insertManyOrders(
  database: Kysely<DB>,
  { orders, customers = orders / ORDERS_A_CUSTOMER }: Many,
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
    await insertOrders(connection, orders, customers);
    for (const { definition } of indexes) await sql.raw(definition).execute(connection);
    await sql`set session_replication_role = origin`.execute(connection);
  });
  await sql`vacuum analyze orders`.execute(database);
  await sql`vacuum analyze users`.execute(database);
}
