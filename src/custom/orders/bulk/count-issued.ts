import type { AppDataProvider } from '../../../providers/app-data-provider.ts';
import { settleInPool } from '../../../providers/pool.ts';

/** Orders per URL: servers refuse a URL of more than 16 kB, and a proxy may have a lower limit. */
const IN_ONE_CALL = 100;

/** Number of concurrent calls. */
const POOL = 4;

type Options = { signal?: AbortSignal };

/** Counts the valid invoices issued for some orders. Throws if a part could not be counted. */
export async function countIssued(
  provider: AppDataProvider,
  orders: readonly string[],
  { signal }: Options = {},
): Promise<number> {
  const calls = Array.from({ length: Math.ceil(orders.length / IN_ONE_CALL) }, (_, at) =>
    orders.slice(at * IN_ONE_CALL, (at + 1) * IN_ONE_CALL),
  );
  const counts = await settleInPool(calls, POOL, async (some) => {
    const { total = 0 } = await provider.getList('invoices', {
      filter: { order: some, kind: 'invoice', status: 'issued' },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'number', order: 'ASC' },
      ...(signal && { signal }),
    });
    return total;
  });
  return counts.reduce((sum, count) => {
    if (!count.ok) throw count.error;
    return sum + count.value;
  }, 0);
}
