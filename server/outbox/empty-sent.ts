import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';
import type { DB } from '../database/database-types.ts';

/** Rows that say nothing any more of whom they went to. */
export const isEmptied = sql<boolean>`outbox.person = outbox.id::text`;

/**
 * Empties what was sent: each stays as a line of its campaign, so that its counts and costs are right,
 * and says nothing of whom it went to or what it said. What still waits is not sent. Returns the ids.
 */
export async function emptySent(
  transaction: Transaction<DB>,
  condition: RawBuilder<SqlBool>,
  now: Date,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    update outbox set customer_id = null, order_id = null, order_ids = '[]', message_id = null,
      person = id::text, person_name = '', phone = null, body = '', secret = null, approved = null,
      detail = null, provider_id = null, search = '', not_before = null,
      reason = case when status = 'queued' then 'stopped' else reason end,
      status = case when status = 'queued' then 'skipped' else status end,
      updated_at = ${now}, version = version + 1
    where ${condition} returning id
  `.execute(transaction);
  return rows.map(({ id }) => id);
}
