import { sql } from 'kysely';
import { isStoredName } from '../blobs/stored-name.ts';
import { forgetValues } from '../resources/forget-values.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import { type Author, type Call, contextOf } from '../resources/request-context.ts';
import { writeAudit } from '../resources/write-audit.ts';

const AT_ONCE = 100;

type Ended = {
  readonly id: string;
  readonly pdf_file: string | null;
  readonly logo_file: string | null;
};

/**
 * Erases some invoices of people who were erased, once the law no longer requires them. A cancelled one
 * goes after the document that cancels it. The clock is that of the database, which guards them by it.
 */
async function eraseSome(call: Call<Author>): Promise<number> {
  return inTransaction(call.database, async (transaction) => {
    const context = contextOf(call, transaction);
    const { rows } = await sql<Ended>`
      select id, pdf_file, logo_file from invoices
      where kept_until < current_date
        and exists (select from settled_invoice where invoice_id = invoices.id)
        and not exists (select from invoices as storno where storno.cancels_id = invoices.id)
      order by id limit ${AT_ONCE} for update skip locked
    `.execute(transaction);
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    await transaction.deleteFrom('invoices').where('id', 'in', ids).execute();
    await forgetValues(transaction, 'invoices', ids);
    await writeAudit(
      ids.map((id) => ({ action: 'erase', resource: 'invoices', recordId: id })),
      context,
    );
    const files = new Set(rows.flatMap((row) => [row.pdf_file, row.logo_file]));
    await context.discardFiles(
      [...files].filter(
        (name): name is string =>
          name !== null && (isStoredName('invoice', name) || isStoredName('picture', name)),
      ),
    );
    return ids.length;
  });
}

/** Erases all of them, and notes how many they were, without names. */
export async function eraseSettledInvoices(
  call: Call<Author>,
  signal: AbortSignal,
): Promise<number> {
  let removed = 0;
  while (!signal.aborted) {
    const some = await eraseSome(call);
    if (some === 0) break;
    removed += some;
  }
  if (removed === 0) return 0;
  const { database, newId, now, log } = call;
  await database
    .insertInto('retention_run')
    .values({ id: newId(), at: now, kind: 'invoicesOfErased', before: now, removed })
    .execute();
  log.info({ removed }, 'invoices whose time is over were erased');
  return removed;
}
