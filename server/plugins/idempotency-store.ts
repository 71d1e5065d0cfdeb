import { type Kysely, sql } from 'kysely';
import type { DB } from '../database/database-types.ts';
import { PRESENCE_LOCK } from '../database/presence.ts';
import { unsynced } from '../database/unsynced.ts';

/**
 * How long a key, and the answer to its request, are stored. A device sends a change again until it is
 * answered, and may have no network for days (docs/unsent-changes.md).
 */
const KEY_LIFE_MS = 7 * 24 * 3_600_000;

export type StoredAnswer = { status: number; body: string };
export type KeyedRequest = {
  actorId: string;
  key: string;
  fingerprint: string;
  /** Distinguishes this claim of the key from earlier and later ones. */
  claim: string;
};

/**
 * The outcome of a claim: this request does the work, or another request did it, is doing it, or
 * did something else.
 */
export type Claim =
  | { state: 'mine' }
  | { state: 'answered'; answer: StoredAnswer }
  | { state: 'busy' }
  | { state: 'otherRequest' };

/** After this time a claim without an answer is free, whichever process made it. */
const LEASE_MS = 120_000;

/** Whether the process that claimed a key has died: it no longer holds its lock. */
const isAbandoned = sql<boolean>`idempotency.worker is not null and not exists (
  select from pg_locks
  where locktype = 'advisory' and classid = ${PRESENCE_LOCK} and objsubid = 2
    and objid = idempotency.worker::bigint::oid and granted
    and database = (select oid from pg_database where datname = current_database())
)`;

/**
 * Whether a key may be claimed: its time is over, or the same request was never answered. A claim that
 * is made later than now comes from a clock that was put back since.
 */
const isFree = (fingerprint: string, now: Date) => {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const ahead = new Date(now.getTime() + LEASE_MS);
  return sql<boolean>`(idempotency.created_at < ${before(KEY_LIFE_MS)} or (
    idempotency.status is null and idempotency.fingerprint = ${fingerprint}
    and (idempotency.created_at < ${before(LEASE_MS)} or idempotency.created_at > ${ahead}
      or ${isAbandoned})
  ))`;
};

/** The state of the request that holds a key. */
async function look(
  database: Kysely<DB>,
  { actorId, key, fingerprint }: Omit<KeyedRequest, 'claim'>,
): Promise<Claim> {
  const row = await database
    .selectFrom('idempotency')
    .select(['fingerprint', 'status', 'body'])
    .where('actor_id', '=', actorId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return { state: 'busy' };
  if (row.fingerprint !== fingerprint) return { state: 'otherRequest' };
  if (row.status === null) return { state: 'busy' };
  return { state: 'answered', answer: { status: row.status, body: String(row.body) } };
}

/**
 * The idempotency keys of mutations, with the answer to the first request; shared by all nodes. A
 * claim is free again once `worker`, the process that made it, has died.
 */
export function idempotencyStore(database: Kysely<DB>, worker: number | undefined) {
  /**
   * One statement decides between simultaneous requests: the key is unique. A claim does not wait for
   * the disk: if it is lost, so is whatever was done under it.
   */
  async function claim({ actorId, key, fingerprint, claim }: KeyedRequest, now: Date) {
    const made = { fingerprint, created_at: now, worker: worker ?? null, claim };
    const claimed = await database
      .insertInto('idempotency')
      .values({ ...made, actor_id: actorId, key, status: null, body: null })
      .onConflict((conflict) =>
        conflict
          .columns(['actor_id', 'key'])
          .doUpdateSet({ ...made, status: null, body: null })
          .where(isFree(fingerprint, now)),
      )
      .returning(unsynced(database).as('commit'))
      .executeTakeFirst();
    const answer: Claim = claimed
      ? { state: 'mine' }
      : await look(database, { actorId, key, fingerprint });
    return answer;
  }

  /**
   * Keeps the answer, inside the transaction of the change if one is given. Returns whether the
   * claim was still valid: another request may have taken over since.
   */
  async function keep(
    { actorId, key, claim }: KeyedRequest,
    { status, body }: StoredAnswer,
    inside: Kysely<DB> = database,
  ): Promise<boolean> {
    const { numUpdatedRows } = await inside
      .updateTable('idempotency')
      .set({ status, body: JSON.stringify(body) })
      .where('actor_id', '=', actorId)
      .where('key', '=', key)
      .where('claim', '=', claim)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /** Releases the key, so that the same request can be tried again. */
  async function release({ actorId, key, claim }: KeyedRequest): Promise<void> {
    await database
      .deleteFrom('idempotency')
      .where('actor_id', '=', actorId)
      .where('key', '=', key)
      .where('claim', '=', claim)
      .where('status', 'is', null)
      .execute();
  }

  return { claim, keep, release };
}

/** Deletes the keys whose time is over, with their answers. */
export async function forgetOldKeys(database: Kysely<DB>, now: Date): Promise<void> {
  await database
    .deleteFrom('idempotency')
    .where('created_at', '<', new Date(now.getTime() - KEY_LIFE_MS))
    .execute();
}
