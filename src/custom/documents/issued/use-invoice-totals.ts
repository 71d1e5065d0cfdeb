import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

/** The totals of the issued documents that a filter finds, over all pages. */
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
