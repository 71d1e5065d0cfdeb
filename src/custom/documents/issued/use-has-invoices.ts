import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AppDataProvider } from '../../../providers/app-data-provider.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

/** The query, sent once, whether the back end issues invoices. */
export const hasInvoicesQuery = (provider: AppDataProvider) =>
  queryOptions({
    queryKey: ['hasInvoices'],
    queryFn: ({ signal }) => provider.hasInvoices({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  });

/**
 * Whether the back end issues invoices. `undefined` while it is unknown, also after a failed request:
 * then the interface promises nothing.
 */
export function useHasInvoices(): boolean | undefined {
  const { data } = useQuery(hasInvoicesQuery(useAppDataProvider()));
  return data;
}
