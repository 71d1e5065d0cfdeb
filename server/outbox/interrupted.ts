import { sql } from 'kysely';
import { PRESENCE_LOCK } from '../database/presence.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import { type Author, type Call, contextOf } from '../resources/request-context.ts';
import { notifySendings } from './notify-sendings.ts';

/** Longer than any provider is waited for: whoever still sends then has not recorded the answer. */
const LONGEST_MS = 10 * 60_000;

/** Whether the process that sends a message has died: it no longer holds its lock. */
const isAbandoned = sql<boolean>`not exists (
  select from pg_locks
  where locktype = 'advisory' and classid = ${PRESENCE_LOCK} and objsubid = 2
    and objid = outbox.worker::bigint::oid and granted
    and database = (select oid from pg_database where datname = current_database())
)`;

/**
 * Messages on their way in a process that has died may have been sent or not: they become unknown,
 * and are never sent again by themselves.
 */
export async function markInterrupted(call: Call<Author>): Promise<void> {
  const { database, now } = call;
  await inTransaction(database, async (transaction) => {
    const rows = await transaction
      .updateTable('outbox')
      .set((is) => ({
        status: 'unknown',
        reason: 'interrupted',
        secret: null,
        updated_at: now,
        version: is('version', '+', 1),
      }))
      .where('status', '=', 'sending')
      .where((is) =>
        is.or([
          isAbandoned,
          is('claimed_at', '<', new Date(now.getTime() - LONGEST_MS)),
          // It was taken by a clock that was put back since.
          is('claimed_at', '>', new Date(now.getTime() + LONGEST_MS)),
        ]),
      )
      .returning('id')
      .execute();
    const ids = rows.map(({ id }) => id);
    await notifySendings(ids, contextOf(call, transaction));
  });
}
