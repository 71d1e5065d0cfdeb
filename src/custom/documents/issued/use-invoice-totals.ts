import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

/** What the issued documents of a filter add up to, over all its pages. */
export function useInvoiceTotals(filter: Readonly<Record<string, unknown>>) {
  const provider = useAppDataProvider();
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['invoices', 'totals', filter],
    queryFn: async ({ signal }) => (await provider.getInvoiceTotals(filter, { signal })) ?? null,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  return { totals: data ?? undefined, isOfBefore: isPlaceholderData };
}
