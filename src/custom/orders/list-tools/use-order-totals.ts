import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OrderTotals } from '../../../providers/app-data-provider.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

type Filter = Readonly<Record<string, unknown>>;

type Answer = {
  /** None where the back end does not add. */
  totals: OrderTotals | undefined;
  /** These are the sums of the filter before; those of this one are on their way. */
  isOfBefore: boolean;
};

/** What the orders of a filter add up to, over all its pages. */
export function useOrderTotals(filter: Filter, { enabled = true } = {}): Answer {
  const provider = useAppDataProvider();
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['commands', 'getOrderTotals', filter],
    queryFn: async ({ signal }) => (await provider.getOrderTotals(filter, { signal })) ?? null,
    placeholderData: keepPreviousData,
    enabled,
  });
  return { totals: data ?? undefined, isOfBefore: isPlaceholderData };
}
