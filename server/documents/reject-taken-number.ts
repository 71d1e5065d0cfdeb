import { sql } from 'kysely';
import { duplicateOf } from '../resources/reject.ts';
import type { WriteContext } from '../resources/request-context.ts';

/**
 * Rejects the number of an issued document as the number of another order: only issuing an invoice
 * gives its order that number. Numbers that differ only in case or blanks count as the same.
 */
export async function rejectTakenNumber(
  rechnr: unknown,
  { transaction }: Pick<WriteContext, 'transaction'>,
): Promise<void> {
  if (typeof rechnr !== 'string') return;
  const taken = await transaction
    .selectFrom('invoices')
    .select('id')
    .where(sql`lower(number)`, '=', rechnr.trim().toLowerCase())
    .executeTakeFirst();
  if (taken) throw duplicateOf(['rechnr']);
}
