import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { DB } from '../database/database-types.ts';
import { LONGEST_PAUSE_MS } from './next-try.ts';

/**
 * Whether a queued message may be sent. What has been tried pauses for an hour at most: a pause that
 * ends later was set by a clock that has been put back since.
 */
export const isDue =
  (now: Date) =>
  (is: ExpressionBuilder<DB, 'outbox'>): Expression<SqlBool> =>
    is.or([
      is('not_before', 'is', null),
      is('not_before', '<=', now),
      is.and([
        is('attempts', '>', 0),
        is('not_before', '>', new Date(now.getTime() + LONGEST_PAUSE_MS)),
      ]),
    ]);
