import { useQuery } from '@tanstack/react-query';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { AppDataProvider } from '../../../providers/app-data-provider.ts';
import { settleInPool } from '../../../providers/pool.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { hasPartQuery } from '../../../providers/use-capabilities.ts';

type IssuedCount = {
  /** `undefined` while it is unknown. */
  count: number | undefined;
  /** Whether the request failed. */
  isUnknown: boolean;
};

/**
 * Counts the issued invoices of some orders. Only an order with a number can have one, but a number
 * alone is not an invoice: it may have been typed.
 */
export function useIssuedCount(orders: readonly Order[]): IssuedCount {
  const provider = useAppDataProvider();
  const numbered = orders.filter(({ rechnr }) => rechnr).map(({ id }) => String(id));
  const { data, isError } = useQuery({
    queryKey: ['invoices', 'countOf', numbered],
    queryFn: async ({ client, signal }) =>
      (await client.ensureQueryData(hasPartQuery(provider, 'invoices')))
        ? countIssued(provider, numbered, { signal })
        : 0,
    enabled: numbered.length > 0,
    retry: false,
    meta: { silent: true },
  });
  return { count: numbered.length === 0 ? 0 : data, isUnknown: isError };
}

/** Orders per URL: servers reject a URL of more than 16 kB, and a proxy may have a lower limit. */
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
