import { type Kysely, sql } from 'kysely';
import {
  type Allowance,
  CODES_OF_ADDRESS,
  CODES_OF_DEVICE,
  CODES_OF_NUMBER,
  CODES_OF_PREFIX,
  CODES_REQUESTED_AT_ADDRESS,
  CODES_TRIED_AT_ADDRESS,
  NOBODY_NOTIFIED_AT_ADDRESS,
  TRIES_OF_CODE,
  widened,
} from '../../domain/people/code-limits.ts';
import { CODE_LIFE_MS } from '../../domain/people/sign-in-codes.ts';
import type { DB } from '../database/database-types.ts';
import { takeAllowance } from './allowances.ts';
import type { RequestedCode } from './code-source.ts';
import { bucketOf, type Counted } from './counted-attempts.ts';
import { forgetFailures } from './failures.ts';
import { isKnownNetwork } from './known-networks.ts';

type Place = { readonly database: Kysely<DB>; readonly now: Date };

const requestedFrom = ({ number }: RequestedCode, source: string): Counted => ({
  of: 'code-asked',
  who: `${number} ${source}`,
});
const triedFrom = ({ number, purpose }: RequestedCode, source: string): Counted => ({
  of: `code-tried-${purpose}`,
  who: `${number} ${source}`,
});
const endOf = (now: Date): Date => new Date(now.getTime() + CODE_LIFE_MS);

/** Takes one of what is allowed in each network that an address is in. */
async function takeInNetworks(
  { database, now }: Place,
  { sources }: RequestedCode,
  { allowance, counted }: { allowance: Allowance; counted: (source: string) => Counted },
): Promise<void> {
  for (const { name, times } of sources) {
    await takeAllowance(database, counted(name), { allowance: widened(allowance, times), now });
  }
}

/**
 * Takes what one request for a code costs, before any work is done for it. It belongs in a
 * transaction, which gives back the first when the second is rejected. A device that the owner has
 * used has an allowance of its own, which no stranger can use up; so has a provider's network that
 * the owner has signed in from, which no stranger elsewhere can use up. Throws `request.tooMany` with
 * the time to wait.
 */
export async function takeRequest(place: Place, requested: RequestedCode): Promise<void> {
  const { database, now } = place;
  const { number, prefix, address, device, purpose, owner } = requested;
  const ofNumber = (source: string) => requestedFrom(requested, source);
  if (device) {
    return takeInNetworks(place, requested, { allowance: CODES_OF_DEVICE, counted: ofNumber });
  }
  await takeInNetworks(place, requested, {
    allowance: CODES_REQUESTED_AT_ADDRESS,
    counted: (who) => ({ of: 'code-asked-address', who }),
  });
  if (purpose === 'recovery') await takeAnswer(place, requested);
  await takeInNetworks(place, requested, { allowance: CODES_OF_ADDRESS, counted: ofNumber });
  const inPrefix = { of: 'code-asked-prefix', who: `${number} ${prefix}` };
  await takeAllowance(database, inPrefix, { allowance: CODES_OF_PREFIX, now });
  // What strangers elsewhere have used up is not theirs who have signed in from here.
  if (await isKnownNetwork(place, { userId: owner?.id ?? '', address })) return;
  const byStrangers = { of: 'code-asked-number', who: number };
  await takeAllowance(database, byStrangers, { allowance: CODES_OF_NUMBER, now });
}

/**
 * Takes what it costs to learn that nobody has a number; it is given back if somebody has it. An
 * address that has used it up waits with every number, and learns of none.
 */
async function takeAnswer(place: Place, requested: RequestedCode): Promise<void> {
  await sql`savepoint telling`.execute(place.database);
  await takeInNetworks(place, requested, {
    allowance: NOBODY_NOTIFIED_AT_ADDRESS,
    counted: (who) => ({ of: 'code-nobody-address', who }),
  });
  const end = sql.raw(requested.owner ? 'rollback to' : 'release');
  await sql`${end} savepoint telling`.execute(place.database);
}

/** A new code gives the source that has requested it all its tries. */
export async function renewTries(
  { database, now }: Place,
  requested: RequestedCode,
): Promise<void> {
  const fresh = { hits: 0, ends_at: endOf(now) };
  await database
    .insertInto('attempt')
    .values({ bucket: bucketOf(triedFrom(requested, requested.sources[0].name)), ...fresh })
    .onConflict((conflict) => conflict.column('bucket').doUpdateSet(fresh))
    .execute();
}

/**
 * Counts a try before its outcome is known, so that simultaneous ones are counted too. Returns
 * whether there was one left: a source that has not requested a code has one, then none while a code
 * lives. Throws `request.tooMany` at an address that tries many numbers.
 */
export async function takeTry(place: Place, requested: RequestedCode): Promise<boolean> {
  const [own, ...wider] = requested.sources;
  if (!requested.device) {
    await takeInNetworks(place, requested, {
      allowance: CODES_TRIED_AT_ADDRESS,
      counted: (who) => ({ of: 'code-tried-address', who }),
    });
  }
  // The wider networks first: a try that they reject takes none of the own source.
  for (const { name, times } of wider) {
    const most = TRIES_OF_CODE * times;
    if (!(await countOne(place, triedFrom(requested, name), { first: 1, most }))) return false;
  }
  const rule = { first: TRIES_OF_CODE, most: TRIES_OF_CODE };
  return countOne(place, triedFrom(requested, own.name), rule);
}

/**
 * Counts one more in the time that a code lives, which begins with `first`; returns whether there
 * were fewer than `most`.
 */
async function countOne(
  { database, now }: Place,
  counted: Counted,
  { first, most }: { first: number; most: number },
): Promise<boolean> {
  const isOver = sql<boolean>`attempt.ends_at <= ${now}`;
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('attempt')
    .values({ bucket: bucketOf(counted), hits: first, ends_at: endOf(now) })
    .onConflict((conflict) =>
      conflict
        .column('bucket')
        .doUpdateSet({
          hits: sql`case when ${isOver} then ${first} else attempt.hits + 1 end`,
          ends_at: sql`case when ${isOver} then ${endOf(now)} else attempt.ends_at end`,
        })
        .where(sql<boolean>`(${isOver} or attempt.hits < ${most})`),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Forgets what was requested and tried by somebody who has had the right code. */
export async function forgiveCode(database: Kysely<DB>, requested: RequestedCode): Promise<void> {
  for (const { name } of requested.sources) {
    await forgetFailures(database, requestedFrom(requested, name));
    await forgetFailures(database, triedFrom(requested, name));
  }
}
