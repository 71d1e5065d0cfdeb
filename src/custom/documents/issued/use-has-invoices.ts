import { useQuery } from '@tanstack/react-query';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

/**
 * Whether the back end issues invoices; asked for once. `undefined` as long as it is not known, also
 * when it could not be found out: then nothing is promised.
 */
export function useHasInvoices(): boolean | undefined {
  const provider = useAppDataProvider();
  const { data } = useQuery({
    queryKey: ['hasInvoices'],
    queryFn: ({ signal }) => provider.hasInvoices({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  });
  return data;
}
