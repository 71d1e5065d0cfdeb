import { sql } from 'kysely';
import { NO_FILE } from '../../domain/orders/identity-files.ts';
import { isStoredName } from '../blobs/stored-name.ts';
import type { Executor } from '../resources/storage.ts';
import { writeAudit } from '../resources/write-audit.ts';
import { type Counted, countedIn, type Deadline, type Removal, type Retained } from './retained.ts';

const ORDERS_AT_ONCE = 100;

/** Orders that have arrived and have a picture of an ID card, with the moment when their trip ended. */
const arrived = sql`
  from orders left join trips on trips.id = orders.trip_id
  where orders.finished and (orders.front_file <> ${sql.lit(NO_FILE)} or orders.back_file <> ${sql.lit(NO_FILE)})
`;
const ended = sql`coalesce(trips.finished_at, orders.updated_at)`;

async function count(executor: Executor, { before }: Deadline): Promise<Counted> {
  return countedIn(
    await sql<Partial<Counted>>`
      select count(*) filter (where ${ended} < ${before})::int as due,
        count(*) filter (where (${ended} < ${before}) is not true)::int as stored
      ${arrived}
    `.execute(executor),
  );
}

/**
 * Removes the pictures of the next orders. What was verified counts as seen from now on: it does not
 * lack an ID card because its pictures are gone.
 */
async function removeSome({ context, before }: Removal): Promise<number> {
  const { transaction, now } = context;
  const { rows } = await sql<{ id: string; front_file: string; back_file: string }>`
    select orders.id, orders.front_file, orders.back_file ${arrived} and ${ended} < ${before}
    order by orders.id limit ${ORDERS_AT_ONCE} for update of orders skip locked
  `.execute(transaction);
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await sql`
    update orders set front_file = ${NO_FILE}, back_file = ${NO_FILE}, identity_requested_at = null,
      identity_seen_at = case when verified then coalesce(identity_seen_at, ${now})
        else identity_seen_at end,
      version = version + 1, updated_at = ${now}
    where id = any(${ids}::uuid[])
  `.execute(transaction);
  await writeAudit(
    ids.map((id) => ({ action: 'expireIdentity', resource: 'commands', recordId: id })),
    context,
  );
  const files = new Set(rows.flatMap((row) => [row.front_file, row.back_file]));
  await context.discardFiles([...files].filter((name) => isStoredName('document', name)));
  return ids.length;
}

/** The pictures of ID cards, some time after the order has arrived. */
export const identityRetention: Retained = { kind: 'identity', count, removeSome };
