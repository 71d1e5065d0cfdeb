import { queryOptions, useQuery } from '@tanstack/react-query';
import { staff } from '../../../../domain/access.ts';
import { useIsRejected } from '../../../kit/access/use-access.ts';
import type { AppDataProvider } from '../../../providers/app-data-provider.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

/**
 * Whether the back end keeps deleted orders; loaded once. `undefined` while it is unknown, also after
 * a failed request: then the interface promises nothing.
 */
export function useHasBin(): boolean | undefined {
  const isRejected = useIsRejected(staff);
  const { data } = useQuery({ ...hasBinQuery(useAppDataProvider()), enabled: !isRejected });
  return isRejected ? false : data;
}

/** The question whether the back end keeps deleted orders. */
export const hasBinQuery = (provider: AppDataProvider) =>
  queryOptions({
    queryKey: ['hasBin'],
    queryFn: ({ signal }) => provider.hasBin({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  });
