import { useQuery } from '@tanstack/react-query';
import { useObjectUrl } from '../../../kit/files/use-stored-file.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

/**
 * One side of an ID card, loaded with the bearer token. Nothing is cached: it leaves the memory when it
 * leaves the screen.
 */
export function useIdentityImage(file: string | undefined) {
  const provider = useAppDataProvider();
  const { data, isError, refetch } = useQuery({
    // Not below the key of the orders: each view is logged, and a changed order has the same card.
    queryKey: ['identity', file],
    queryFn: ({ signal }) => provider.getCommandFile(file ?? '', { signal }),
    enabled: file !== undefined,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return { address: useObjectUrl(data), failed: isError, retry: () => void refetch() };
}
