import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { MAX_PREFERENCES } from '../../domain/people/preferences.ts';
import { RequestError } from '../base/request-error.ts';
import type { DB, Preference } from '../database/database-types.ts';

/** A preference in its wire form. */
export type WirePreference = {
  readonly key: string;
  readonly value: unknown;
  readonly updatedAt: string;
};

const COLUMNS = ['key', 'value', 'updated_at'] as const;

const toWire = (row: Pick<Selectable<Preference>, (typeof COLUMNS)[number]>): WirePreference => ({
  key: row.key,
  value: row.value,
  updatedAt: row.updated_at.toISOString(),
});

/** All preferences of a person, by key. */
export async function preferencesOf(
  database: Kysely<DB>,
  userId: string,
): Promise<readonly WirePreference[]> {
  const rows = await database
    .selectFrom('preference')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('key')
    .execute();
  return rows.map(toWire);
}

type StoredPreference = {
  readonly userId: string;
  readonly key: string;
  /** The value as JSON. */
  readonly json: string;
  readonly at: Date;
};

/**
 * Rejects one more preference beyond the limit. Two devices that add their preferences at once are
 * counted one after the other.
 */
async function rejectTooMany(
  transaction: Transaction<DB>,
  { userId, key }: Pick<StoredPreference, 'userId' | 'key'>,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`preferences ${userId}`}))`.execute(
    transaction,
  );
  const { others } = await transaction
    .selectFrom('preference')
    .select(({ fn }) => fn.countAll<string>().as('others'))
    .where('user_id', '=', userId)
    .where('key', '<>', key)
    .executeTakeFirstOrThrow();
  if (Number(others) < MAX_PREFERENCES) return;
  throw new RequestError('preferences.full', {
    message: `This account already keeps ${MAX_PREFERENCES} preferences. Remove some of them first.`,
  });
}

/** Creates or replaces a preference. Throws `preferences.full` beyond the limit. */
export async function keepPreference(
  transaction: Transaction<DB>,
  { userId, key, json, at }: StoredPreference,
): Promise<WirePreference> {
  await rejectTooMany(transaction, { userId, key });
  const values = { value: json, updated_at: at };
  const row = await transaction
    .insertInto('preference')
    .values({ user_id: userId, key, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doUpdateSet(values))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return toWire(row);
}

/** Removes a preference, if there is one. */
export async function removePreference(
  database: Kysely<DB>,
  { userId, key }: Pick<StoredPreference, 'userId' | 'key'>,
): Promise<void> {
  await database
    .deleteFrom('preference')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .execute();
}
