import { sql } from 'kysely';
import type { Hindrances, UndoneChange } from '../resources/hooks.ts';
import type { Executor } from '../resources/storage.ts';

/**
 * Changes of an order's stage after which an invoice was issued that is not cancelled: the document
 * says that the order had come so far.
 */
export async function invoicedSince(
  changes: readonly UndoneChange[],
  executor: Executor,
): Promise<Hindrances> {
  const moves = changes.filter((move) => Object.hasOwn(move.changes, 'commandMode'));
  if (moves.length === 0) return new Map();
  const { rows } = await sql<{ entry: string }>`
    select move.entry from unnest(
      ${moves.map(({ entry }) => entry)}::uuid[],
      ${moves.map(({ recordId }) => recordId)}::uuid[],
      ${moves.map(({ at }) => at.toISOString())}::timestamptz[]
    ) as move (entry, order_id, at)
    where exists (
      select 1 from invoices where invoices.order_id = move.order_id and kind = 'invoice'
        and status = 'issued' and issued_at >= move.at
    )
  `.execute(executor);
  return new Map(rows.map(({ entry }) => [entry, 'invoiced']));
}
