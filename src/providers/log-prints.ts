import { MOST_PRINTS, type PrintedOrders } from '../../domain/documents/print.ts';
import { isObject } from '../../domain/validate.ts';
import { isNotThere } from './call-error.ts';
import type { HttpClient } from './http-client.ts';
import type { CallRun } from './idempotency-keys.ts';
import { settleInPool } from './pool.ts';

/**
 * Logs what was printed, a thousand orders per call, one call after another, and returns the orders
 * that no longer exist. Throws if a part could not be logged.
 */
export async function logPrints(
  http: HttpClient,
  { kind, orders }: PrintedOrders,
): Promise<{ gone: readonly string[] }> {
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
  return { gone: deleted };
}

async function logSome(
  http: HttpClient,
  { kind, orders }: PrintedOrders,
  run: CallRun,
): Promise<readonly string[]> {
  const invoices = orders.flatMap(({ invoice }) => invoice ?? []);
  const body = {
    kind,
    orders: orders.map(({ id }) => id),
    ...(invoices.length > 0 && { invoices }),
  };
  try {
    const { json } = await http.call('prints', { method: 'POST', body: JSON.stringify(body), run });
    return isObject(json) && Array.isArray(json.gone) ? json.gone.map(String) : [];
  } catch (error) {
    if (isNotThere(error)) return [];
    throw error;
  }
}
