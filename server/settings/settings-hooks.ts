import { sql } from 'kysely';
import { settings } from '../../domain/resources/settings.ts';
import { RequestError } from '../request-error.ts';
import type { ResourceHooks } from '../resources/hooks.ts';

/** There is one company: whoever saves it first creates its record, and everybody after changes it. */
export const settingsHooks: ResourceHooks = {
  async creating(_creation, { transaction }) {
    // Two people who save the first form at once are told apart here.
    await sql`select pg_advisory_xact_lock(hashtext('the one company'))`.execute(transaction);
    const present = await transaction
      .selectFrom('content')
      .select('id')
      .where('resource', '=', settings.name)
      .limit(1)
      .executeTakeFirst();
    if (present) {
      throw new RequestError('record.duplicate', {
        message: 'The company has its record already.',
      });
    }
    return {};
  },
};
