import { type SqlBool, sql } from 'kysely';
import { lettersFreeBefore } from '../../domain/retained-kinds.ts';
import { emptySent, isEmptied } from '../outbox/empty-sent.ts';
import type { Executor } from '../resources/storage.ts';
import { type Counted, countedIn, type Deadline, type Removal, type Retained } from './retained.ts';

const MESSAGES_AT_ONCE = 500;

/** What has gone out, or never will, and still says to whom. */
const settled = sql`from outbox where status not in ('queued', 'sending') and not ${isEmptied}`;

/**
 * What is said of an order is a letter of business, which the law demands; advertising and codes are not.
 * The year of a letter is the one in which it was sent at last.
 */
const isFree = (now: Date) => sql`(
  purpose <> 'transactional' or greatest(created_at, sent_at) < ${lettersFreeBefore(now)}
)`;

async function count(executor: Executor, { before, now }: Deadline): Promise<Counted> {
  return countedIn(
    await sql<Partial<Counted>>`
      select count(*) filter (where created_at < ${before} and ${isFree(now)})::int as due,
        count(*) filter (where created_at < ${before} and not ${isFree(now)})::int as exempt,
        count(*) filter (where (created_at < ${before}) is not true)::int as stored
      ${settled}
    `.execute(executor),
  );
}

async function removeSome({ context, before, now }: Removal): Promise<number> {
  const { transaction } = context;
  const { rows } = await sql<{ id: string }>`
    select id ${settled} and created_at < ${before} and ${isFree(now)}
    order by created_at, id limit ${MESSAGES_AT_ONCE} for update skip locked
  `.execute(transaction);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await emptySent(transaction, sql<SqlBool>`id = any(${ids}::uuid[])`, now);
  return ids.length;
}

/** Whom messages went to and what they said; their campaigns keep their counts and costs. */
export const sentRetention: Retained = { kind: 'sent', count, removeSome };
