import type { Order } from '../../../../domain/resources/commands.ts';
import { settleInPool } from '../../../providers/pool.ts';
import type { Failure } from './bulk-state.ts';
import { failureReason } from './failure-reason.ts';

const WIDTH = 4;

/** How a run ended: each order is in exactly one of the two lists. */
export type BulkResult = { readonly done: readonly Order[]; readonly failures: readonly Failure[] };

/**
 * Changes each order once, a few at a time, and never gives up on the rest because one failed.
 * `onSettled` hears after each call how far the run is.
 */
export async function runBulk(
  orders: readonly Order[],
  change: (order: Order) => Promise<void>,
  onSettled: (settled: number, failed: number) => void = () => undefined,
): Promise<BulkResult> {
  const once = [...new Map(orders.map((order) => [order.id, order])).values()];
  const results = await settleInPool(once, WIDTH, change, (settled, _of, failed) =>
    onSettled(settled, failed),
  );
  return {
    done: once.filter((_, at) => results[at]?.ok),
    failures: once.flatMap((order, at) => {
      const result = results[at];
      return result && !result.ok ? [{ order, reason: failureReason(result.error) }] : [];
    }),
  };
}
