import type { Kysely } from 'kysely';
import { DAY_MS } from '../../domain/calendar-days.ts';
import { WORKING_STATES } from '../../domain/imports/import-run.ts';
import type { DB } from '../database/database-types.ts';

const UNFINISHED_DAYS = 7;
const ROWS_DAYS = 90;

const FINISHED = ['imported', 'undone'];

/**
 * Forgets tables that were never imported, and later on the rows of those that were: they hold what
 * the records hold, and more. That there was an import stays in the history.
 */
export async function forgetImports(database: Kysely<DB>, now: Date): Promise<void> {
  await database
    .deleteFrom('import_run')
    .where('state', 'not in', [...FINISHED, ...WORKING_STATES])
    .where('updated_at', '<', new Date(now.getTime() - UNFINISHED_DAYS * DAY_MS))
    .execute();
  await database
    .deleteFrom('import_row')
    .using('import_run')
    .whereRef('import_row.run_id', '=', 'import_run.id')
    .where('import_run.state', 'in', FINISHED)
    .where('import_run.updated_at', '<', new Date(now.getTime() - ROWS_DAYS * DAY_MS))
    .execute();
}
