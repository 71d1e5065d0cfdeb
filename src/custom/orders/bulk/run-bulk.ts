import type { Order } from '../../../../domain/resources/commands.ts';
import { isSessionEnd } from '../../../providers/http-error.ts';
import { type Settled, settleInPool } from '../../../providers/pool.ts';
import { type FailureReason, failureReason } from './failure-reason.ts';

const WIDTH = 4;
const NOT_BEGUN = Symbol('not begun');

/** An order that was not changed, and why. */
export type Failure = { readonly order: Order; readonly reason: FailureReason };

/** The result of a run: each order is in exactly one of `done`, `failures` and `notBegun`. */
export type BulkResult = {
  readonly done: readonly Order[];
  /** Those of `done` that the run really changed, in their new state; the others were already so. */
  readonly changed: readonly Order[];
  readonly failures: readonly Failure[];
  /** Orders that were not sent because the run was stopped before their turn. */
  readonly notBegun: readonly Order[];
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
 * Changes each order once, a few at a time; one failure does not stop the others. `change` returns the
 * order in its new state, or nothing if there was nothing to do.
 */
export async function runBulk(
  orders: readonly Order[],
  change: (order: Order) => Promise<Order | undefined>,
  { onSettled, stopper = new AbortController() }: Options = {},
): Promise<BulkResult> {
  const once = [...new Map(orders.map((order) => [order.id, order])).values()];
  const { signal } = stopper;
  let notBegun = 0;
  const begin = async (order: Order) => {
    if (signal.aborted) {
      notBegun += 1;
      throw NOT_BEGUN;
    }
    try {
      return await change(order);
    } catch (error) {
      if (isSessionEnd(error)) stopper.abort();
      throw error;
    }
  };
  const told = (settled: number, _of: number, failed: number) =>
    onSettled?.(settled - notBegun, failed - notBegun);
  return resultOf(once, await settleInPool(once, WIDTH, begin, told, signal));
}

function resultOf(
  orders: readonly Order[],
  ends: readonly Settled<Order | undefined>[],
): BulkResult {
  const errorOf = (at: number) => {
    const end = ends[at];
    return end && !end.ok ? end.error : undefined;
  };
  const failed = orders.flatMap((order, at) => {
    const error = errorOf(at);
    return error === undefined || error === NOT_BEGUN ? [] : [{ order, error }];
  });
  return {
    done: orders.filter((_, at) => ends[at]?.ok),
    changed: ends.flatMap((end) => (end.ok && end.value ? [end.value] : [])),
    failures: failed.map(({ order, error }) => ({ order, reason: failureReason(error) })),
    notBegun: orders.filter((_, at) => errorOf(at) === NOT_BEGUN),
    sessionEnded: failed.some(({ error }) => isSessionEnd(error)),
  };
}
