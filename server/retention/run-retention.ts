import { sql, type Transaction } from 'kysely';
import { isOneOf } from '../../domain/is-one-of.ts';
import { valueAt } from '../../domain/paths.ts';
import { settings } from '../../domain/resources/settings.ts';
import {
  dueBefore,
  limitOf,
  REMOVED_KINDS,
  RETENTION_RULES,
  type RetainedKind,
  type RetentionRun,
  type RetentionState,
} from '../../domain/retained-kinds.ts';
import type { DB } from '../database/database-types.ts';
import { contentRecords } from '../resources/content-records.ts';
import { inTransaction } from '../resources/in-transaction.ts';
import { type Author, type Call, contextOf } from '../resources/request-context.ts';
import type { Executor } from '../resources/storage.ts';
import type { Retained } from './retained.ts';
import { RETAINED } from './retained-data.ts';

const RUNS_SHOWN = 20;

/** A run that fails for so many goes no further: then it is not they who are wrong. */
const MOST_FAILED = 20;

/** How many of each kind a run has removed. */
export type Removed = Readonly<Partial<Record<RetainedKind, number>>>;

/** Limits in the units of their kinds; `null` for what is kept. */
export type Limits = Readonly<Partial<Record<RetainedKind, number | null>>>;

/** The limits that hold for the company. */
export async function readLimits(executor: Executor): Promise<Limits> {
  const [company] = await contentRecords(executor, settings);
  return Object.fromEntries(
    RETAINED.map(({ kind }) => {
      const stored = company && valueAt(company, `retention.${RETENTION_RULES[kind].setting}`);
      return [kind, limitOf(kind, stored)];
    }),
  );
}

/** What is due by these limits, and what was removed last, of the kinds that have one here. It changes nothing. */
export async function readRetention(
  executor: Executor,
  limits: Limits,
  now: Date,
): Promise<readonly RetentionState[]> {
  const states: RetentionState[] = [];
  for (const { kind, count } of RETAINED) {
    const limit = limits[kind];
    if (limit === undefined) continue;
    const before = limit === null ? null : dueBefore(limit, RETENTION_RULES[kind].unit, now);
    const counted = await count(executor, { before, now });
    const last = await executor
      .selectFrom('retention_run')
      .select(['at', 'removed'])
      .where('kind', '=', kind)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    states.push({
      kind,
      limit,
      ...counted,
      last: last ? { at: last.at.toISOString(), removed: last.removed } : null,
    });
  }
  return states;
}

/** The latest removals of all kinds. */
export async function readRuns(executor: Executor): Promise<readonly RetentionRun[]> {
  const rows = await executor
    .selectFrom('retention_run')
    .select(['at', 'kind', 'removed'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(RUNS_SHOWN)
    .execute();
  return rows.flatMap(({ at, kind, removed }) =>
    isOneOf(REMOVED_KINDS, kind) ? [{ at: at.toISOString(), kind, removed }] : [],
  );
}

/** Whether no other process removes anything, until the transaction ends. */
async function isAlone(transaction: Transaction<DB>): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('retention')) as free
  `.execute(transaction);
  return rows[0]?.free === true;
}

type Run = {
  readonly call: Call<Author>;
  readonly before: Date;
  readonly signal: AbortSignal;
  /** Called after each transaction. */
  readonly onRemoved: (count: number) => void;
};

/**
 * Removes what is due of a kind, a bounded number in each transaction, which also notes how many it
 * were. What cannot be removed is logged, and the others go without it.
 */
async function removeAll(
  { kind, removeSome }: Retained,
  { call, before, signal, onRemoved }: Run,
): Promise<void> {
  const { database, now, resources, log } = call;
  const id = call.newId();
  const failed: string[] = [];
  while (!signal.aborted) {
    const attempted: string[] = [];
    const attempting = (one: string) => void attempted.push(one);
    try {
      const some = await inTransaction(database, async (transaction) => {
        if (!(await isAlone(transaction))) return 0;
        const context = contextOf(call, transaction);
        const count = await removeSome({ context, resources, before, now, failed, attempting });
        if (count === 0) return 0;
        await transaction
          .insertInto('retention_run')
          .values({ id, at: now, kind, before, removed: count })
          .onConflict((conflict) =>
            conflict
              .column('id')
              .doUpdateSet({ removed: sql`retention_run.removed + excluded.removed` }),
          )
          .execute();
        return count;
      });
      if (some === 0) break;
      onRemoved(some);
    } catch (error) {
      const last = attempted.at(-1);
      if (last === undefined || failed.length >= MOST_FAILED) throw error;
      failed.push(last);
      log.error({ err: error, kind, id: last }, 'one of what is due could not be removed');
    }
  }
}

/**
 * Removes what is due by the limits of the company, and notes how much it was. What fails is logged, and
 * stops no other kind. Returns how many were removed of each.
 */
export async function runRetention(
  call: Call<Author>,
  signal: AbortSignal,
  kinds: readonly Retained[] = RETAINED,
): Promise<Removed> {
  const { database, now, log } = call;
  const limits = await readLimits(database);
  const done: Partial<Record<RetainedKind, number>> = {};
  for (const retained of kinds) {
    const { kind } = retained;
    const limit = limits[kind] ?? null;
    if (limit === null) continue;
    const { unit } = RETENTION_RULES[kind];
    const before = dueBefore(limit, unit, now);
    let removed = 0;
    const onRemoved = (count: number) => {
      removed += count;
    };
    try {
      await removeAll(retained, { call, before, signal, onRemoved });
    } catch (error) {
      log.error({ err: error, kind, removed }, 'data whose time is over could not be removed');
    }
    done[kind] = removed;
    if (removed > 0)
      log.info({ kind, limit, unit, removed }, 'data whose time is over was removed');
  }
  return done;
}
