import { sql } from 'kysely';
import { eraseOrders } from '../orders/empty-bin.ts';
import type { Executor } from '../resources/storage.ts';
import { type Counted, countedIn, type Deadline, type Removal, type Retained } from './retained.ts';

const ORDERS_AT_ONCE = 100;

async function count(executor: Executor, { before }: Deadline): Promise<Counted> {
  return countedIn(
    await sql<Partial<Counted>>`
      select count(*) filter (where deleted_at <= ${before})::int as due,
        count(*) filter (where (deleted_at <= ${before}) is not true)::int as stored
      from orders where deleted_at is not null
    `.execute(executor),
  );
}

async function removeSome({ context, before }: Removal): Promise<number> {
  const { rows } = await sql<{ id: string; front_file: string; back_file: string }>`
    select id, front_file, back_file from orders where deleted_at <= ${before}
    order by deleted_at, id limit ${ORDERS_AT_ONCE} for update skip locked
  `.execute(context.transaction);
  const orders = rows.map((row) => ({ id: row.id, files: [row.front_file, row.back_file] }));
  await eraseOrders(orders, context);
  return orders.length;
}

/** Orders that nobody has taken out of the bin. Their issued invoices stay. */
export const binRetention: Retained = { kind: 'bin', count, removeSome };
