import { type Kysely, sql } from 'kysely';
import type { DB } from '../database/database-types.ts';
import { StartError } from '../database/start-error.ts';
import { WISH_COLUMNS } from './stops.ts';

/** Throws if the database has no place for the consents and stops of a channel. */
export async function checkChannels(database: Kysely<DB>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = 'users'::regclass and attnum > 0 and not attisdropped
  `.execute(database);
  const known = new Set(rows.map(({ name }) => name));
  const lacking = Object.values(WISH_COLUMNS).filter((column) => !known.has(column));
  if (lacking.length === 0) return;
  throw new StartError(
    `The table "users" lacks ${lacking.join(', ')}: a channel in domain/messages/channels.ts needs a migration that adds them.`,
  );
}
