import { sql } from 'kysely';
import { FINISHED_STATES } from '../../domain/imports/import-run.ts';
import type { Executor } from '../resources/storage.ts';
import { type Counted, countedIn, type Deadline, type Removal, type Retained } from './retained.ts';

const TABLES_AT_ONCE = 5;

/** Imported tables whose rows are stored. Those that were never imported are forgotten as a whole. */
const stored = sql`
  from import_run where state = any(${[...FINISHED_STATES]}::text[])
    and exists (select from import_row where run_id = import_run.id)
`;

async function count(executor: Executor, { before }: Deadline): Promise<Counted> {
  return countedIn(
    await sql<Partial<Counted>>`
      select count(*) filter (where updated_at < ${before})::int as due,
        count(*) filter (where (updated_at < ${before}) is not true)::int as stored
      ${stored}
    `.execute(executor),
  );
}

async function removeSome({ context: { transaction }, before }: Removal): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select id ${stored} and updated_at < ${before}
    order by id limit ${TABLES_AT_ONCE} for update skip locked
  `.execute(transaction);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) {
    await transaction.deleteFrom('import_row').where('run_id', 'in', ids).execute();
  }
  return ids.length;
}

/**
 * The rows of tables: they hold what the records hold, and more. That there was an import stays in the
 * history.
 */
export const importRetention: Retained = { kind: 'imports', count, removeSome };
