import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AppDataProvider } from '../../../providers/app-data-provider.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { readPrintContent } from './print-content.ts';

const ONE_MINUTE = 60_000;

/** How what papers are printed with is read and kept. */
export const printContentQuery = (provider: AppDataProvider) =>
  queryOptions({
    queryKey: ['printContent'],
    queryFn: ({ signal }) => readPrintContent(provider, { signal }),
    staleTime: ONE_MINUTE,
    meta: { silent: true },
  });

/**
 * The company as papers print it, and its limits; `undefined` until it has come. `isAwaited` ends with
 * the first failure: nobody is kept from a form for a logo that does not come.
 */
export function useCompany() {
  const { data, failureCount } = useQuery(printContentQuery(useAppDataProvider()));
  return { company: data?.company, isAwaited: data === undefined && failureCount === 0 };
}
