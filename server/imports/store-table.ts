import { sql } from 'kysely';
import { fold } from '../../domain/fold.ts';
import { sha256 } from '../base/sha256.ts';
import type { WriteContext } from '../resources/request-context.ts';
import { findRun, type StoredRun } from './run-store.ts';
import type { Table } from './table-reader.ts';

type Given = { readonly resource: string; readonly fileName: string; readonly table: Table };

const ROWS_A_STATEMENT = 2_000;

/** Keeps a table that was read, for its check. */
export async function keepTable(
  { transaction, actor, now, newId }: WriteContext,
  { resource, fileName, table }: Given,
): Promise<StoredRun> {
  const id = newId();
  await transaction
    .insertInto('import_run')
    .values({
      id,
      created_at: now,
      updated_at: now,
      by_id: actor.id,
      by_name: actor.name,
      resource,
      file_name: fileName,
      sheet: table.sheet ?? null,
      state: 'read',
      sheets: JSON.stringify(table.sheets),
      headers: JSON.stringify(table.headers),
      signature: sha256(table.headers.map(fold).join('\n')).toString('hex').slice(0, 16),
      total: table.rows.length,
    })
    .execute();
  for (let from = 0; from < table.rows.length; from += ROWS_A_STATEMENT) {
    const some = JSON.stringify(table.rows.slice(from, from + ROWS_A_STATEMENT));
    await sql`
      insert into import_row (run_id, number, cells)
      select ${id}::uuid, number, cells
      from jsonb_to_recordset(${some}::jsonb) as row (number integer, cells jsonb)
    `.execute(transaction);
  }
  return findRun(transaction, id);
}
