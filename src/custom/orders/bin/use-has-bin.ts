import { useQuery } from '@tanstack/react-query';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

/**
 * Whether the back end keeps deleted orders; loaded once. `undefined` while it is unknown, also after
 * a failed request: then the interface promises nothing.
 */
export function useHasBin(): boolean | undefined {
  const provider = useAppDataProvider();
  const { data } = useQuery({
    queryKey: ['hasBin'],
    queryFn: ({ signal }) => provider.hasBin({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  });
  return data;
}
