import type { Kysely } from 'kysely';
import { TEXT_KEYS } from '../../domain/company/text-blocks.ts';
import { texts } from '../../domain/resources/texts.ts';
import { newId } from '../base/new-id.ts';
import type { DB } from '../database/database-types.ts';
import { withDatabaseLock } from '../database/with-database-lock.ts';
import { contentStore } from '../resources/content-store.ts';
import { THE_SERVER } from '../resources/request-context.ts';
import { writeAudit } from '../resources/write-audit.ts';
import { INITIAL_TEXTS } from './initial-texts.ts';

const LOCK = 1_784_968_565;

/**
 * Adds every text block that a database does not have, in the server's own name. Existing blocks
 * are left as users have written them, so that an update of the product changes no legal text.
 */
export function deliverTexts(database: Kysely<DB>, now: Date): Promise<void> {
  return withDatabaseLock(database, LOCK, async (transaction) => {
    const present = await transaction
      .selectFrom('content_unique')
      .select('value')
      .where('resource', '=', texts.name)
      .where('field', '=', 'key')
      .execute();
    const known = new Set(present.map(({ value }) => value));
    const store = contentStore(texts);
    for (const key of TEXT_KEYS.filter((one) => !known.has(one))) {
      const id = newId();
      const values = { key, text: INITIAL_TEXTS[key], note: null };
      await store.insert(transaction, id, { values, columns: {}, by: null, at: now });
      const entry = { action: 'create', resource: texts.name, recordId: id };
      await writeAudit([entry], { transaction, actor: THE_SERVER, now, newId });
    }
  });
}
