import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AppDataProvider } from '../../../providers/app-data-provider.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { readPrintContent } from './print-content.ts';

const ONE_MINUTE = 60_000;

/** The query for the content for printing, and its caching. */
export const printContentQuery = (provider: AppDataProvider) =>
  queryOptions({
    queryKey: ['printContent'],
    queryFn: ({ signal }) => readPrintContent(provider, { signal }),
    staleTime: ONE_MINUTE,
    meta: { silent: true },
  });

/**
 * The company data for printing, with its limits; `undefined` until they have loaded. `isAwaited` ends
 * with the first failure: a form must not wait forever for a logo. It does not begin again when the data
 * is read once more: the form would close and open, and lose what was pressed in it.
 */
export function useCompany() {
  const { data, failureCount, isFetched } = useQuery(printContentQuery(useAppDataProvider()));
  return { company: data?.company, isAwaited: !isFetched && failureCount === 0 };
}
