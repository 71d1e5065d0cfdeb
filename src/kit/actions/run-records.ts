import type { Identifier, RaRecord } from 'react-admin';
import type { ErrorCode } from '../../../domain/errors.ts';
import { errorKey, failureOf, isSessionEnd, isUnanswered } from '../../providers/call-error.ts';
import type { CallRun, ChangeMeta } from '../../providers/idempotency-keys.ts';
import { PartialFailure } from '../../providers/partial-failure.ts';
import { type Settled, settleInPool } from '../../providers/pool.ts';
import type { OnceResult } from '../view/bulk-action.ts';

const WIDTH = 4;
const NOT_BEGUN = Symbol('not begun');

/** Why a record was not changed, as the report distinguishes it. */
export type FailureReason = {
  readonly kind: 'moved' | 'deleted' | 'unreachable' | 'rejected';
  readonly code: ErrorCode;
  /** The key of its text: of its code, or of what a hook says itself. */
  readonly text: string;
};

/** The result of a run: each record is in exactly one of `done`, `failures` and `notBegun`. */
export type RunResult<R extends RaRecord = RaRecord> = {
  readonly done: readonly R[];
  /** Those of `done` that the run really changed, in their new state; the others were already so. */
  readonly changed: readonly R[];
  readonly failures: readonly { readonly record: R; readonly reason: FailureReason }[];
  /** Records that were not sent because the run was stopped before they were reached. */
  readonly notBegun: readonly R[];
  /** The session ended during the run, which stops it. */
  readonly sessionEnded: boolean;
};

type Options = {
  /** Called after each request with the number of finished and of failed ones. */
  onSettled?: (settled: number, failed: number) => void;
  /** Aborting it stops the run: requests in flight are finished, no new ones are started. */
  stopper?: AbortController;
};

/**
 * Changes each record once, a few at a time; one failure does not stop the others. `change` returns
 * the record in its new state, or nothing if there was nothing to do.
 */
export async function runEach<R extends RaRecord>(
  records: readonly R[],
  change: (record: R, meta: ChangeMeta) => Promise<R | undefined>,
  { onSettled, stopper = new AbortController() }: Options = {},
): Promise<RunResult<R>> {
  const once = [...new Map(records.map((record) => [record.id, record])).values()];
  const { signal } = stopper;
  let notBegun = 0;
  const begin = async (record: R, run: CallRun) => {
    if (signal.aborted) {
      notBegun += 1;
      throw NOT_BEGUN;
    }
    try {
      return await change(record, { run });
    } catch (error) {
      if (isSessionEnd(error)) stopper.abort();
      throw error;
    }
  };
  const report = (settled: number, _of: number, failed: number) =>
    onSettled?.(settled - notBegun, failed - notBegun);
  return resultOf(once, await settleInPool(once, WIDTH, begin, report, signal));
}

/** Hands all records to one call, or to a few. A call that was stopped before it ended has changed nothing. */
export async function runOnce<R extends RaRecord>(
  records: readonly R[],
  change: (records: readonly R[]) => Promise<OnceResult<R> | undefined>,
  { stopper = new AbortController() }: Pick<Options, 'stopper'> = {},
): Promise<RunResult<R>> {
  try {
    const { changed = [], failed = [], notBegun = [] } = (await change(records)) ?? {};
    const errors = new Map(failed.map(({ id, error }) => [id, error]));
    for (const id of notBegun) errors.set(id, NOT_BEGUN);
    const states = new Map(changed.map((record) => [record.id, record]));
    return resultOf(records, records.map(endIn(errors, states)));
  } catch (error) {
    const errors = new Map(
      error instanceof PartialFailure
        ? error.failed.map((one): [Identifier, unknown] => [one.id, one.error])
        : records.map(({ id }) => [id, stopper.signal.aborted ? NOT_BEGUN : error]),
    );
    return resultOf(records, records.map(endIn<R>(errors, new Map())));
  }
}

const endIn =
  <R extends RaRecord>(errors: Map<Identifier, unknown>, states: Map<Identifier, R>) =>
  ({ id }: R): Settled<R | undefined> =>
    errors.has(id) ? { ok: false, error: errors.get(id) } : { ok: true, value: states.get(id) };

function resultOf<R extends RaRecord>(
  records: readonly R[],
  ends: readonly Settled<R | undefined>[],
): RunResult<R> {
  const errorOf = (at: number) => {
    const end = ends[at];
    return end && !end.ok ? { error: end.error } : undefined;
  };
  const failed = records.flatMap((record, at) => {
    const end = errorOf(at);
    return end === undefined || end.error === NOT_BEGUN ? [] : [{ record, error: end.error }];
  });
  return {
    done: records.filter((_, at) => ends[at]?.ok),
    changed: ends.flatMap((end) => (end.ok && end.value ? [end.value] : [])),
    failures: failed.map(({ record, error }) => ({ record, reason: reasonOf(error) })),
    notBegun: records.filter((_, at) => errorOf(at)?.error === NOT_BEGUN),
    sessionEnded: failed.some(({ error }) => isSessionEnd(error)),
  };
}

/** Translates a failed call into a reason for the user. */
function reasonOf(error: unknown): FailureReason {
  const described = { code: failureOf(error).code, text: errorKey(error) };
  const { code } = described;
  if (isUnanswered(error)) return { kind: 'unreachable', ...described };
  if (code === 'transition.forbidden' || code === 'record.stale')
    return { kind: 'moved', ...described };
  return { kind: code === 'record.notFound' ? 'deleted' : 'rejected', ...described };
}

/** Whether the record has left the list and so cannot stay selected. */
export const hasLeft = ({ kind }: FailureReason): boolean => kind === 'moved' || kind === 'deleted';

/** Whether a run has completed everything it was started for. */
export const isComplete = ({ failures, notBegun }: RunResult): boolean =>
  failures.length === 0 && notBegun.length === 0;

/** How many records a run was started for. */
export const totalOf = ({ done, failures, notBegun }: RunResult): number =>
  done.length + failures.length + notBegun.length;

/** The records that can be retried: those not started, and those that failed but still exist. */
export const remainderOf = <R extends RaRecord>({
  failures,
  notBegun,
}: RunResult<R>): readonly R[] => [
  ...failures.filter(({ reason }) => !hasLeft(reason)).map(({ record }) => record),
  ...notBegun,
];

/** Merges a run and the retry of its remainder into one result. */
export const joined = <R extends RaRecord>(
  first: RunResult<R>,
  retry: RunResult<R>,
): RunResult<R> => ({
  done: [...first.done, ...retry.done],
  changed: [...first.changed, ...retry.changed],
  failures: [...first.failures.filter(({ reason }) => hasLeft(reason)), ...retry.failures],
  notBegun: retry.notBegun,
  sessionEnded: retry.sessionEnded,
});
