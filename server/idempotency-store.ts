import type { Kysely } from 'kysely';
import type { DB } from './database-types.ts';

export type StoredAnswer = { status: number; body: string };
export type KeyedRequest = { actorId: string; key: string; fingerprint: string };

/** What became of a claim: this request does the work, or another did, does, or did something else. */
export type Claim =
  | { state: 'mine' }
  | { state: 'answered'; answer: StoredAnswer }
  | { state: 'busy' }
  | { state: 'otherRequest' };

const KEPT_MS = 24 * 3_600_000;
/** After this a claim without an answer belongs to a process that died. */
const LEASE_MS = 120_000;

/** The keys of mutations, with the answer that the first request got; shared by all nodes. */
export function idempotencyStore(database: Kysely<DB>) {
  /** One statement decides between requests that arrive at once: the key is unique. */
  async function claim({ actorId, key, fingerprint }: KeyedRequest, now: Date): Promise<Claim> {
    const row = { actor_id: actorId, key, fingerprint, created_at: now };
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('idempotency')
      .values({ ...row, status: null, body: null })
      .onConflict((conflict) =>
        conflict
          .columns(['actor_id', 'key'])
          .doUpdateSet({ fingerprint, created_at: now, status: null, body: null })
          .where((where) =>
            where.or([
              where('idempotency.created_at', '<', new Date(now.getTime() - KEPT_MS)),
              where.and([
                where('idempotency.status', 'is', null),
                where('idempotency.fingerprint', '=', fingerprint),
                where('idempotency.created_at', '<', new Date(now.getTime() - LEASE_MS)),
              ]),
            ]),
          ),
      )
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 1n) return { state: 'mine' };
    return look({ actorId, key, fingerprint });
  }

  async function look({ actorId, key, fingerprint }: KeyedRequest): Promise<Claim> {
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

  /** Keeps the answer; inside the transaction of the change where that is given. */
  async function keep(
    { actorId, key }: KeyedRequest,
    { status, body }: StoredAnswer,
    inside: Kysely<DB> = database,
  ): Promise<void> {
    await inside
      .updateTable('idempotency')
      .set({ status, body: JSON.stringify(body) })
      .where('actor_id', '=', actorId)
      .where('key', '=', key)
      .execute();
  }

  /** Gives the key back, so that the same request can be tried again. */
  async function release({ actorId, key }: KeyedRequest): Promise<void> {
    await database
      .deleteFrom('idempotency')
      .where('actor_id', '=', actorId)
      .where('key', '=', key)
      .where('status', 'is', null)
      .execute();
  }

  return { claim, keep, release };
}
