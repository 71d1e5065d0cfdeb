import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OrderTotals } from '../../../providers/app-data-provider.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

type Filter = Readonly<Record<string, unknown>>;

/**
 * What the orders of a filter add up to, over all its pages; `undefined` where the back end does not
 * add. While the next sums are on their way the last ones stay.
 */
export function useOrderTotals(filter: Filter, { enabled = true } = {}): OrderTotals | undefined {
  const provider = useAppDataProvider();
  const { data } = useQuery({
    queryKey: ['commands', 'getOrderTotals', filter],
    queryFn: async ({ signal }) => (await provider.getOrderTotals(filter, { signal })) ?? null,
    placeholderData: keepPreviousData,
    enabled,
  });
  return data ?? undefined;
}
