import { type Kysely, sql } from 'kysely';
import { DAY_MS } from '../../domain/calendar-days.ts';
import type { DB } from '../database/database-types.ts';
import { TRAIL_LIFE_MS } from '../people/sign-in-trail.ts';
import { type Anchor, type Damage, type Verified, verifyChain } from './verify-chain.ts';

/** What is known of the chain without reading all of it. */
export type ChainState = {
  readonly number: number;
  readonly hash: string;
  readonly waiting: number;
  readonly sealedAt: Date | null;
  readonly verifiedNumber: number | null;
  readonly verifiedAt: Date | null;
  readonly damage: Damage | null;
};

type Row = {
  readonly number: string;
  readonly hash: Buffer;
  readonly waiting: string;
  readonly sealed_at: Date | null;
  readonly verified_number: string | null;
  readonly verified_at: Date | null;
  readonly damage: Damage | null;
};

export async function chainState(database: Kysely<DB>): Promise<ChainState> {
  const { rows } = await sql<Row>`
    select *, (select count(distinct entry_id) from audit_unsealed) as waiting from audit_chain
  `.execute(database);
  const [row] = rows;
  if (!row) throw new Error('The row of the audit chain is missing.');
  return {
    number: Number(row.number),
    hash: row.hash.toString('hex'),
    waiting: Number(row.waiting),
    sealedAt: row.sealed_at,
    verifiedNumber: row.verified_number === null ? null : Number(row.verified_number),
    verifiedAt: row.verified_at,
    damage: row.damage,
  };
}

type Verifying = {
  readonly now: Date;
  readonly expected?: Anchor | undefined;
  readonly signal?: AbortSignal | undefined;
};

/** Verifies the whole trail. */
export const verifyTrail = (database: Kysely<DB>, verifying: Verifying): Promise<Verified> => {
  // Attempts to get in may be gone once they are this old; a day more for clocks that differ.
  const expiring = new Date(verifying.now.getTime() - TRAIL_LIFE_MS + DAY_MS);
  return verifyChain(database, { ...verifying, expiring });
};

/** Verifies the whole trail, and stores what was found for administrators to read. */
export async function verifyAndNote(
  database: Kysely<DB>,
  now: Date,
  signal?: AbortSignal,
): Promise<Verified> {
  const verified = await verifyTrail(database, { now, signal });
  await sql`
    update audit_chain set verified_number = ${verified.end.number}, verified_at = ${now},
      damage = ${verified.damage === undefined ? null : JSON.stringify(verified.damage)}::jsonb
  `.execute(database);
  return verified;
}
