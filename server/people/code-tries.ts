import { type Kysely, sql } from 'kysely';
import {
  CODES_ASKED_AT_ADDRESS,
  CODES_OF_ADDRESS,
  CODES_OF_DEVICE,
  CODES_OF_NUMBER,
  CODES_TRIED_AT_ADDRESS,
  TRIES_OF_CODE,
} from '../../domain/people/code-limits.ts';
import { CODE_LIFE_MS } from '../../domain/people/sign-in-codes.ts';
import type { DB } from '../database/database-types.ts';
import { takeAllowance } from './allowances.ts';
import { bucketOf, type Counted } from './attempts.ts';
import type { Asked } from './code-source.ts';
import { forgetFailures } from './failures.ts';

type Place = { readonly database: Kysely<DB>; readonly now: Date };

const askedFrom = ({ number, source }: Asked): Counted => ({
  of: 'code-asked',
  who: `${number} ${source}`,
});
const triedFrom = ({ number, purpose, source }: Asked): Counted => ({
  of: `code-tried-${purpose}`,
  who: `${number} ${source}`,
});
const endOf = (now: Date): Date => new Date(now.getTime() + CODE_LIFE_MS);

/**
 * Takes what one request for a code costs; it belongs in a transaction, which gives back the first
 * when the second is refused. A device that the owner has used has an allowance of its own, which no
 * stranger can use up. Throws `request.tooMany` with the time to wait.
 */
export async function takeRequest({ database, now }: Place, asked: Asked): Promise<void> {
  const { number, source, device } = asked;
  if (device) {
    return takeAllowance(database, askedFrom(asked), { allowance: CODES_OF_DEVICE, now });
  }
  const atAddress = { of: 'code-asked-address', who: source };
  const byStrangers = { of: 'code-asked-number', who: number };
  await takeAllowance(database, atAddress, { allowance: CODES_ASKED_AT_ADDRESS, now });
  await takeAllowance(database, askedFrom(asked), { allowance: CODES_OF_ADDRESS, now });
  await takeAllowance(database, byStrangers, { allowance: CODES_OF_NUMBER, now });
}

/** A new code gives the source that has asked for it all its tries. */
export async function renewTries({ database, now }: Place, asked: Asked): Promise<void> {
  const fresh = { hits: 0, ends_at: endOf(now) };
  await database
    .insertInto('attempt')
    .values({ bucket: bucketOf(triedFrom(asked)), ...fresh })
    .onConflict((conflict) => conflict.column('bucket').doUpdateSet(fresh))
    .execute();
}

/**
 * Counts a try before its outcome is known, so that simultaneous ones are counted too. Returns
 * whether there was one left: a source that has not asked has one, and then none while a code lives.
 * Throws `request.tooMany` at an address that tries many numbers.
 */
export async function takeTry({ database, now }: Place, asked: Asked): Promise<boolean> {
  if (!asked.device) {
    const atAddress = { of: 'code-tried-address', who: asked.source };
    await takeAllowance(database, atAddress, { allowance: CODES_TRIED_AT_ADDRESS, now });
  }
  const isOver = sql<boolean>`attempt.ends_at <= ${now}`;
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('attempt')
    .values({ bucket: bucketOf(triedFrom(asked)), hits: TRIES_OF_CODE, ends_at: endOf(now) })
    .onConflict((conflict) =>
      conflict
        .column('bucket')
        .doUpdateSet({
          hits: sql`case when ${isOver} then ${TRIES_OF_CODE} else attempt.hits + 1 end`,
          ends_at: sql`case when ${isOver} then ${endOf(now)} else attempt.ends_at end`,
        })
        .where(sql<boolean>`(${isOver} or attempt.hits < ${TRIES_OF_CODE})`),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Forgets what was asked for and tried by somebody who has had the right code. */
export async function forgiveCode(database: Kysely<DB>, asked: Asked): Promise<void> {
  await forgetFailures(database, askedFrom(asked));
  await forgetFailures(database, triedFrom(asked));
}
