import { isMoney } from '../../domain/money.ts';
import { isObject } from '../../domain/validate.ts';
import type { AppDataProvider, OrderTotals } from './app-data-provider.ts';
import type { HttpClient } from './http-client.ts';
import { isNotThere } from './http-error.ts';
import { listQuery, queryString } from './list-query.ts';

/**
 * Asks the back end for the sums over a list of orders. A back end without them takes the path for
 * an order's id.
 */
export const orderTotals =
  (http: HttpClient): AppDataProvider['getOrderTotals'] =>
  async (filter, { signal } = {}) => {
    const query = queryString(listQuery({ filter }));
    const path = `commands/totals${query ? `?${query}` : ''}`;
    try {
      const { json } = await http.call(path, { signal: signal ?? null });
      return readTotals(isObject(json) ? json.data : undefined);
    } catch (error) {
      if (isNotThere(error)) return undefined;
      throw error;
    }
  };

function readTotals(data: unknown): OrderTotals | undefined {
  if (!isObject(data)) return undefined;
  const { count, packages, weight, unpaid } = data;
  return typeof count === 'number' &&
    typeof packages === 'number' &&
    typeof weight === 'number' &&
    isMoney(unpaid)
    ? { count, packages, weight, unpaid }
    : undefined;
}
