import { type Kysely, sql, type Transaction } from 'kysely';
import { SEARCH_FORM } from '../../domain/search/searchable-text.ts';
import type { DB } from '../database/database-types.ts';
import { inTransaction } from './in-transaction.ts';
import type { Resource, Resources } from './resource.ts';
import { isSearchable, searchForm, searchText } from './search-text.ts';
import type { Storage } from './storage.ts';
import { assignments, type TableMapping } from './table-store.ts';

const ROWS_AT_ONCE = 200;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

type Renewal = { readonly storage: Storage; readonly table: TableMapping; readonly form: string };

/** Rewrites the next rows of an older form, except those that another node is working on. */
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

/** Brings the rows of tables with a form column up to `SEARCH_FORM`. */
async function renewTables(
  database: Kysely<DB>,
  resources: Resources,
  signal: AbortSignal,
): Promise<void> {
  for (const { storage, table } of resources.values()) {
    const form = table?.searchForm;
    if (!table || !form) continue;
    let renewed = Number.POSITIVE_INFINITY;
    while (renewed > 0 && !signal.aborted) {
      renewed = await inTransaction(database, (transaction) =>
        renewSome(transaction, { storage, table, form }),
      );
    }
  }
}

type ContentRow = Record<string, unknown> & { readonly id: string; readonly version: number };

/** Brings the records of a resource of the generic store up to the form that its definition has now. */
async function renewContent(
  database: Kysely<DB>,
  { definition: { fields }, storage }: Resource,
  signal: AbortSignal,
): Promise<void> {
  const form = searchForm(fields);
  let last: string | undefined = FIRST_ID;
  while (last && !signal.aborted) {
    const { rows }: { rows: ContentRow[] } = await sql<ContentRow>`
      select ${storage.selection('t')} from ${sql.table(storage.table)} as t
      where ${storage.living('t')} and t.search_form <> ${form} and t.id > ${last}::uuid
      order by t.id limit ${ROWS_AT_ONCE}
    `.execute(database);
    for (const row of rows) {
      await database
        .updateTable('content')
        .set({ search: searchText(fields, storage.toRecord(row)), search_form: form })
        .where('id', '=', row.id)
        .where('version', '=', row.version)
        .execute();
    }
    last = rows.at(-1)?.id;
  }
}

/**
 * Brings records that were written before `SEARCH_FORM` up to it, including whatever else is
 * derived from a row of a table. Their version and timestamps do not change. A second run finds
 * nothing to do.
 */
export async function renewSearchTexts(
  database: Kysely<DB>,
  resources: Resources,
  signal: AbortSignal,
): Promise<void> {
  await renewTables(database, resources, signal);
  for (const resource of resources.values()) {
    if (!resource.table && isSearchable(resource.definition.fields)) {
      await renewContent(database, resource, signal);
    }
  }
}
