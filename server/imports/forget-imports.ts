import type { Kysely } from 'kysely';
import { DAY_MS } from '../../domain/calendar-days.ts';
import { FINISHED_STATES, WORKING_STATES } from '../../domain/imports/import-run.ts';
import type { DB } from '../database/database-types.ts';

const UNFINISHED_DAYS = 7;

/**
 * Forgets tables that were never imported. The rows of those that were are removed by their limit in the
 * settings (server/retention/import-retention.ts).
 */
export async function forgetImports(database: Kysely<DB>, now: Date): Promise<void> {
  await database
    .deleteFrom('import_run')
    .where('state', 'not in', [...FINISHED_STATES, ...WORKING_STATES])
    .where('updated_at', '<', new Date(now.getTime() - UNFINISHED_DAYS * DAY_MS))
    .execute();
}
