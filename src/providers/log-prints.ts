import { MOST_PRINTS, type PrintedOrders } from '../../domain/documents/print.ts';
import { isObject } from '../../domain/validate.ts';
import type { ApiClient } from './capabilities.ts';
import type { CallRun } from './idempotency-keys.ts';
import { settleInPool } from './pool.ts';

/**
 * Logs what was printed, a thousand orders per call, one call after another, and returns the orders
 * that no longer exist. Throws if a part could not be logged.
 */
export async function logPrints(
  http: ApiClient,
  { kind, orders }: PrintedOrders,
): Promise<{ deleted: readonly string[] }> {
  const calls = Array.from({ length: Math.ceil(orders.length / MOST_PRINTS) }, (_, at) =>
    orders.slice(at * MOST_PRINTS, (at + 1) * MOST_PRINTS),
  );
  const settled = await settleInPool(calls, 1, (some, run) =>
    logSome(http, { kind, orders: some }, run),
  );
  const deleted = settled.flatMap((call) => {
    if (!call.ok) throw call.error;
    return call.value;
  });
  return { deleted };
}

async function logSome(
  http: ApiClient,
  { kind, orders }: PrintedOrders,
  run: CallRun,
): Promise<readonly string[]> {
  const invoices = orders.flatMap(({ invoice }) => invoice ?? []);
  const body = {
    kind,
    orders: orders.map(({ id }) => id),
    ...(invoices.length > 0 && { invoices }),
  };
  const request = { method: 'POST', body: JSON.stringify(body), run };
  const json = await http.callIfThere('prints', request);
  return isObject(json) && Array.isArray(json.gone) ? json.gone.map(String) : [];
}
