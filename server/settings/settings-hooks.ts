import { sql } from 'kysely';
import { settings } from '../../domain/resources/settings.ts';
import { RequestError } from '../base/request-error.ts';
import type { ResourceHooks } from '../resources/hooks.ts';
import type { Module } from '../resources/module.ts';

/** There is one company: the first save creates its record, and every later one changes it. */
const settingsHooks: ResourceHooks = {
  async creating(_creation, { transaction }) {
    // This lock serializes two administrators who save the first form at once.
    await sql`select pg_advisory_xact_lock(hashtext('the one company'))`.execute(transaction);
    const present = await transaction
      .selectFrom('content')
      .select('id')
      .where('resource', '=', settings.name)
      .limit(1)
      .executeTakeFirst();
    if (present) {
      throw new RequestError('record.duplicate', {
        message: 'The company already has its record.',
      });
    }
    return {};
  },
};

/** The settings of the company. */
export const settingsModule: Module = {
  name: 'settings',
  resources: { settings: { hooks: settingsHooks } },
};
