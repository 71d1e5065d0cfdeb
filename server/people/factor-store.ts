import { type Kysely, sql, type Transaction } from 'kysely';
import { DAY_MS } from '../../domain/calendar-days.ts';
import type { Factor, SecondFactorState, SignInPolicy } from '../../domain/people/second-factor.ts';
import type { Config } from '../base/config.ts';
import type { DB } from '../database/database-types.ts';
import { stepOfCode } from './app-codes.ts';
import { unsealed } from './sealed-secrets.ts';

type Place = {
  readonly transaction: Transaction<DB>;
  readonly config: Pick<Config, 'secondFactorKey'>;
  readonly now: Date;
};

/**
 * What of somebody's can stand for a second factor; nothing if they have none. Recovery codes alone are
 * none.
 */
export async function factorsOf(database: Kysely<DB>, userId: string): Promise<readonly Factor[]> {
  const { rows } = await sql<{ app: boolean; passkey: boolean; recovery: boolean }>`
    select
      exists (select from authenticator
        where user_id = ${userId} and confirmed_at is not null) as app,
      exists (select from passkey where user_id = ${userId}) as passkey,
      exists (select from recovery_code where user_id = ${userId}) as recovery
  `.execute(database);
  const [found] = rows;
  if (!found?.app && !found?.passkey) return [];
  return (['app', 'passkey', 'recovery'] as const).filter((factor) => found[factor]);
}

/**
 * Accepts a code of somebody's app, once: it moves the step of the last one on, which a second call
 * with the same code, here or in another process, finds already there.
 */
export async function acceptAppCode(
  { transaction, config, now }: Place,
  userId: string,
  typed: string,
  { toConfirm = false } = {},
): Promise<boolean> {
  const stored = await transaction
    .selectFrom('authenticator')
    .select(['secret', 'sealed'])
    .where('user_id', '=', userId)
    .where('confirmed_at', toConfirm ? 'is' : 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  const step = stored && stepOfCode(unsealed(stored, userId, config), typed, now);
  if (step === undefined) return false;
  const used = await transaction
    .updateTable('authenticator')
    .set({ last_step: step, ...(toConfirm && { confirmed_at: now }) })
    .where('user_id', '=', userId)
    .where('last_step', '<', String(step))
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Which roles have to have a second factor; none as delivered. */
export async function signInPolicy(database: Kysely<DB>): Promise<SignInPolicy> {
  const row = await database
    .selectFrom('sign_in_policy')
    .select(['roles', 'grace_days'])
    .executeTakeFirst();
  return { roles: row?.roles ?? [], graceDays: row?.grace_days ?? 0 };
}

/** How many days somebody may wait who has no factor and needs one; nothing for everybody else. */
async function graceOf(database: Kysely<DB>, userId: string): Promise<number | undefined> {
  const row = await database
    .selectFrom('sign_in_policy')
    .innerJoin('users', (join) =>
      join.on(sql<boolean>`users.role = any(sign_in_policy.roles)`).on('users.id', '=', userId),
    )
    .select('grace_days')
    .where(sql<boolean>`not exists (select from authenticator
      where user_id = ${userId} and confirmed_at is not null)`)
    .where(sql<boolean>`not exists (select from passkey where user_id = ${userId})`)
    .executeTakeFirst();
  return row?.grace_days;
}

/**
 * Until when somebody who signs in has to have set up a second factor. The time begins with the first
 * sign-in at which one was missing.
 */
export async function factorDueAt(
  transaction: Transaction<DB>,
  userId: string,
  now: Date,
): Promise<Date | null> {
  const grace = await graceOf(transaction, userId);
  if (grace === undefined) return null;
  await transaction
    .insertInto('factor_demand')
    .values({ user_id: userId, since: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  const { since } = await transaction
    .selectFrom('factor_demand')
    .select('since')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return new Date(since.getTime() + grace * DAY_MS);
}

/** What somebody has beside their password, and what they lack. */
export async function secondFactorState(
  database: Kysely<DB>,
  { id, role }: { readonly id: string; readonly role: string },
): Promise<SecondFactorState> {
  const [app, passkeys, recovery, policy, demand] = await Promise.all([
    database
      .selectFrom('authenticator')
      .select('confirmed_at')
      .where('user_id', '=', id)
      .executeTakeFirst(),
    database
      .selectFrom('passkey')
      .select(['id', 'name', 'created_at', 'used_at'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute(),
    database
      .selectFrom('recovery_code')
      .select(({ fn }) => fn.countAll<string>().as('left'))
      .where('user_id', '=', id)
      .executeTakeFirst(),
    signInPolicy(database),
    database
      .selectFrom('factor_demand')
      .select('since')
      .where('user_id', '=', id)
      .executeTakeFirst(),
  ]);
  const isRequired = policy.roles.includes(role);
  const has = app?.confirmed_at || passkeys.length > 0;
  const dueAt =
    isRequired && !has && demand
      ? new Date(demand.since.getTime() + policy.graceDays * DAY_MS)
      : undefined;
  return {
    appSince: app?.confirmed_at?.toISOString() ?? null,
    passkeys: passkeys.map((one) => ({
      _id: one.id,
      name: one.name,
      createdAt: one.created_at.toISOString(),
      usedAt: one.used_at?.toISOString() ?? null,
    })),
    recoveryLeft: Number(recovery?.left ?? 0),
    isRequired,
    dueAt: dueAt?.toISOString() ?? null,
  };
}
