import { sql } from 'kysely';
import { CUSTOMER_ROLES } from '../../domain/access.ts';
import type { FieldErrors } from '../../domain/errors.ts';
import { RequestError } from '../base/request-error.ts';
import type { Executor } from '../resources/storage.ts';

/** A list that is wrong in many places is explained by the first ones. */
const MOST_NAMED = 20;

const reject = (wrong: readonly (readonly [string, string])[], what: string): void => {
  if (wrong.length === 0) return;
  const named = wrong.slice(0, MOST_NAMED);
  const fields: FieldErrors = Object.fromEntries(
    named.map(([path]) => [path, { code: 'unknownReference' }]),
  );
  throw new RequestError('record.invalid', {
    fields,
    message: `Not the ID of ${what}: ${named.map(([, id]) => id).join(', ')}.`,
  });
};

/** Rejects ids that are not customers', such as those of staff, by their places in the list. */
export async function demandCustomers(executor: Executor, ids: readonly string[]): Promise<void> {
  const rows = await executor
    .selectFrom('users')
    .select('id')
    .where('role', 'in', CUSTOMER_ROLES)
    .where((is) => is('id', '=', is.fn.any(sql<string[]>`${ids}::uuid[]`)))
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  reject(
    ids.flatMap((id, at) => (known.has(id) ? [] : [[`ids.${at}`, id] as const])),
    'a customer',
  );
}

/** Rejects orders that are not those of the customers beside whom they are named. */
export async function demandTheirOrders(
  executor: Executor,
  orders: Readonly<Record<string, readonly string[]>>,
): Promise<void> {
  const requested = Object.entries(orders).flatMap(([customer, theirs]) =>
    theirs.map((order) => [customer, order] as const),
  );
  if (requested.length === 0) return;
  const ids = requested.map(([, order]) => order);
  const rows = await executor
    .selectFrom('orders')
    .select(['id', 'sender_id'])
    .where('deleted_at', 'is', null)
    .where((is) => is('id', '=', is.fn.any(sql<string[]>`${ids}::uuid[]`)))
    .execute();
  const senders = new Map(rows.map(({ id, sender_id }) => [id, sender_id]));
  reject(
    requested.flatMap(([customer, order]) =>
      senders.get(order) === customer ? [] : [[`orders.${customer}`, order] as const],
    ),
    'an order of this customer',
  );
}
