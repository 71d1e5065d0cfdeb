import type { Order } from '../../../../domain/resources/commands.ts';
import { hasLeft } from './failure-reason.ts';
import type { BulkResult } from './run-bulk.ts';

/** Whether a run has completed everything it was asked to do. */
export const isComplete = ({ failures, notBegun }: BulkResult): boolean =>
  failures.length === 0 && notBegun.length === 0;

/** How many orders a run was asked to change. */
export const totalOf = ({ done, failures, notBegun }: BulkResult): number =>
  done.length + failures.length + notBegun.length;

/** The orders that can be retried: those not started, and those that failed but still exist. */
export const remainderOf = ({ failures, notBegun }: BulkResult): readonly Order[] => [
  ...failures.filter(({ reason }) => !hasLeft(reason)).map(({ order }) => order),
  ...notBegun,
];

/** Merges a run and the retry of its remainder into one result. */
export const joined = (first: BulkResult, retry: BulkResult): BulkResult => ({
  done: [...first.done, ...retry.done],
  changed: [...first.changed, ...retry.changed],
  failures: [...first.failures.filter(({ reason }) => hasLeft(reason)), ...retry.failures],
  notBegun: retry.notBegun,
  sessionEnded: retry.sessionEnded,
});
