import type { Kysely } from 'kysely';
import type { DB } from '../database/database-types.ts';

/** No provider repeats anything for so long; whoever does changes nothing by it anyway. */
const RETENTION_MS = 90 * 24 * 60 * 60_000;

/** Forgets events that providers reported long ago. */
export async function forgetOldEvents(database: Kysely<DB>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_MS);
  await database.deleteFrom('provider_event').where('at', '<', before).execute();
  await database.deleteFrom('rejected_event').where('at', '<', before).execute();
}
