import type { Kysely } from 'kysely';
import { teamRoles } from '../../domain/resources/team-roles.ts';
import { READY_MADE } from '../../domain/roles/ready-made/ready-made.ts';
import { newId } from '../base/new-id.ts';
import type { DB } from '../database/database-types.ts';
import { withDatabaseLock } from '../database/with-database-lock.ts';
import { contentStore } from '../resources/content-store.ts';
import { THE_SERVER } from '../resources/request-context.ts';
import { writeAudit } from '../resources/write-audit.ts';

const LOCK = 1_784_968_568;

/**
 * Adds the ready-made roles to a database that has never had a composed one, in the server's own name.
 * From then on they are records like all others: what an administrator changes or deletes stays so.
 */
export function deliverRoles(database: Kysely<DB>, now: Date): Promise<void> {
  return withDatabaseLock(database, LOCK, async (transaction) => {
    const ever = await transaction
      .selectFrom('content_revision')
      .select('content_id')
      .where('resource', '=', teamRoles.name)
      .limit(1)
      .executeTakeFirst();
    if (ever) return;
    const store = contentStore(teamRoles);
    for (const role of READY_MADE) {
      const id = newId();
      await store.insert(transaction, id, { values: { ...role }, columns: {}, by: null, at: now });
      const entry = { action: 'create', resource: teamRoles.name, recordId: id };
      await writeAudit([entry], { transaction, actor: THE_SERVER, now, newId });
    }
  });
}
