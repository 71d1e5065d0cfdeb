import { type Kysely, sql, type Transaction } from 'kysely';
import { SEARCH_FORM } from '../../domain/search/searchable-text.ts';
import type { DB } from '../database-types.ts';
import { businessTables } from './business.ts';
import { inTransaction } from './in-transaction.ts';
import type { Resources } from './resource.ts';
import type { Storage } from './storage.ts';
import { assignments, type TableMapping } from './table-store.ts';

const ROWS_AT_ONCE = 200;

type Renewal = { readonly storage: Storage; readonly table: TableMapping; readonly form: string };

/** Writes the next rows of an older form anew; what another node is at already is left to it. */
async function renewSome(
  transaction: Transaction<DB>,
  { storage, table, form }: Renewal,
): Promise<number> {
  const { rows } = await sql<Record<string, unknown>>`
    select ${storage.selection('t')} from ${sql.table(table.table)} as t
    where ${sql.ref(`t.${form}`)} < ${sql.lit(SEARCH_FORM)}
    order by t.id limit ${ROWS_AT_ONCE} for update skip locked
  `.execute(transaction);
  for (const row of rows) {
    const derived = assignments(table.derive(storage.toRecord(row)));
    await sql`update ${sql.table(table.table)} set ${derived} where id = ${row.id}`.execute(
      transaction,
    );
  }
  return rows.length;
}

/**
 * Brings rows that were written before `SEARCH_FORM` to it, with whatever else follows from a
 * record. Neither their version nor their age changes. Doing it again finds nothing to do.
 */
export async function renewSearchTexts(
  database: Kysely<DB>,
  resources: Resources,
  signal: AbortSignal,
): Promise<void> {
  for (const [name, table] of businessTables) {
    const { storage } = resources.get(name) ?? {};
    const { searchForm: form } = table;
    if (!storage || !form) continue;
    let renewed = Number.POSITIVE_INFINITY;
    while (renewed > 0 && !signal.aborted) {
      renewed = await inTransaction(database, (transaction) =>
        renewSome(transaction, { storage, table, form }),
      );
    }
  }
}
