import type { Order } from '../../../../domain/resources/commands.ts';
import { isSessionEnd } from '../../../providers/http-error.ts';
import { type Settled, settleInPool } from '../../../providers/pool.ts';
import { type FailureReason, failureReason } from './failure-reason.ts';

const WIDTH = 4;
const NOT_BEGUN = Symbol('not begun');

/** An order that was not changed, and why. */
export type Failure = { readonly order: Order; readonly reason: FailureReason };

/** How a run ended: each order is in exactly one of `done`, `failures` and `notBegun`. */
export type BulkResult = {
  readonly done: readonly Order[];
  /** Those of the done that the run has really changed, as they are since: others were so already. */
  readonly changed: readonly Order[];
  readonly failures: readonly Failure[];
  /** Orders that were not sent, because the run was stopped before their turn. */
  readonly notBegun: readonly Order[];
  /** The session ended on the way, which stops a run. */
  readonly sessionEnded: boolean;
};

type Options = {
  /** Hears after each call how many have ended, and how many of them badly. */
  onSettled?: (settled: number, failed: number) => void;
  /** Aborted, it stops the run: what is under way is finished, nothing new is begun. */
  stopper?: AbortController;
};

/**
 * Changes each order once, a few at a time, and never gives up on the rest because one failed.
 * `change` answers the order as it is afterwards, or nothing where nothing had to be done.
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
