import { sql } from 'kysely';
import type {
  ArchiveDamage,
  ArchiveFinding,
} from '../../domain/documents/invoice/issued-invoice.ts';
import { RequestError } from '../base/request-error.ts';
import type { WriteContext } from '../resources/request-context.ts';
import type { Executor } from '../resources/storage.ts';

/** What was found in place of an archived file. */
export type Found = {
  readonly finding: ArchiveFinding;
  /** The hash of the bytes that were found; `null` if there are none. */
  readonly sha256: string | null;
};

/** Records once that a file is damaged, however often it is requested. */
export async function noteDamage(
  executor: Executor,
  invoice: string,
  { found: { finding, sha256 }, id, at }: { found: Found; id: string; at: Date },
): Promise<void> {
  await sql`
    insert into archive_damages (id, invoice_id, finding, found_at, found_sha256)
    values (${id}, ${invoice}, ${finding}, ${at}, ${sha256})
    on conflict (invoice_id) where restored_at is null do nothing
  `.execute(executor);
}

/** Records that the original has been restored, if it was damaged. */
export async function noteRestored(executor: Executor, invoice: string, at: Date): Promise<void> {
  await sql`
    update archive_damages set restored_at = ${at}
    where invoice_id = ${invoice} and restored_at is null
  `.execute(executor);
}

type Row = {
  id: string;
  invoice_id: string;
  number: string;
  finding: ArchiveFinding;
  found_at: Date;
  restored_at: Date | null;
};

const toDamage = (row: Row): ArchiveDamage => ({
  _id: row.id,
  invoice: row.invoice_id,
  number: row.number,
  finding: row.finding,
  foundAt: row.found_at.toISOString(),
  restoredAt: row.restored_at?.toISOString() ?? null,
});

/** The damages that no administrator has seen yet, the latest first. */
export async function unseenDamages(executor: Executor): Promise<readonly ArchiveDamage[]> {
  const { rows } = await sql<Row>`
    select d.id, d.invoice_id, i.number, d.finding, d.found_at, d.restored_at
    from archive_damages d join invoices i on i.id = d.invoice_id
    where d.seen_at is null order by d.found_at desc, d.id desc
  `.execute(executor);
  return rows.map(toDamage);
}

/** Notes who has seen a damage. Throws `record.notFound` if there is no such unseen damage. */
export async function markSeen(
  { transaction, actor, now }: WriteContext,
  id: string,
): Promise<void> {
  const { numAffectedRows } = await sql`
    update archive_damages set seen_at = ${now}, seen_by = ${actor.id}
    where id = ${id} and seen_at is null
  `.execute(transaction);
  if (numAffectedRows !== 1n) throw new RequestError('record.notFound');
}
