import { valueAt } from '../../domain/paths.ts';
import { settings } from '../../domain/resources/settings.ts';
import {
  dueBefore,
  RETENTION_SETTINGS,
  type RetainedKind,
  type RetentionState,
} from '../../domain/retained-kinds.ts';
import { contentRecords } from '../resources/content-records.ts';
import type { Author, Call } from '../resources/request-context.ts';
import type { Executor, WireRecord } from '../resources/storage.ts';
import { identityRetention } from './identity-retention.ts';
import type { Retained } from './retained.ts';

/** Everything that is removed by itself. */
const RETAINED: readonly Retained[] = [identityRetention];

/** The limits in days; a kind without one is kept. */
export type Limits = Readonly<Record<RetainedKind, number | null>>;

const limitOf = (company: WireRecord | undefined, kind: RetainedKind): number | null => {
  const days = company && valueAt(company, `retention.${RETENTION_SETTINGS[kind]}`);
  return typeof days === 'number' ? days : null;
};

/** The limits that the company has set. */
export async function readLimits(executor: Executor): Promise<Limits> {
  const [company] = await contentRecords(executor, settings);
  return { identity: limitOf(company, 'identity') };
}

/** What is due by these limits, and what was removed last. It changes nothing. */
export async function readRetention(
  executor: Executor,
  limits: Limits,
  now: Date,
): Promise<readonly RetentionState[]> {
  const states: RetentionState[] = [];
  for (const { kind, count } of RETAINED) {
    const days = limits[kind];
    const counted = await count(executor, days === null ? null : dueBefore(days, now));
    const last = await executor
      .selectFrom('retention_run')
      .select(['at', 'removed'])
      .where('kind', '=', kind)
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirst();
    states.push({
      kind,
      days,
      ...counted,
      last: last ? { at: last.at.toISOString(), removed: last.removed } : null,
    });
  }
  return states;
}

async function removeAll(
  retained: Retained,
  call: Call<Author>,
  before: Date,
  signal: AbortSignal,
) {
  let removed = 0;
  while (!signal.aborted) {
    const some = await retained.removeSome(call, before);
    if (some === 0) break;
    removed += some;
  }
  return removed;
}

/** Removes what is due by the limits of the company, and notes how much it was. */
export async function runRetention(call: Call<Author>, signal: AbortSignal): Promise<void> {
  const { database, now, newId, log } = call;
  const limits = await readLimits(database);
  for (const retained of RETAINED) {
    const { kind } = retained;
    const days = limits[kind];
    if (days === null) continue;
    const before = dueBefore(days, now);
    const removed = await removeAll(retained, call, before, signal);
    if (removed === 0) continue;
    await database
      .insertInto('retention_run')
      .values({ id: newId(), at: now, kind, before, removed })
      .execute();
    log.info({ kind, days, removed }, 'data whose time is over was removed');
  }
}
