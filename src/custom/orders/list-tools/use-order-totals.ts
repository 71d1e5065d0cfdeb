import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { OrderTotals } from '../../../providers/app-data-provider.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

type Filter = Readonly<Record<string, unknown>>;

type Answer = {
  /** None if the back end does not add up. */
  totals: OrderTotals | undefined;
  /** These are the totals of the previous filter; those of the current one are loading. */
  isOfBefore: boolean;
};

/** The totals of the orders that a filter finds, over all pages. */
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
