import { useQuery } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import type { Loading } from '../../domain/parcels/loading.ts';
import { useAppDataProvider } from './use-app-data-provider.ts';

/** The cache keys of how far trips are loaded, for whoever has changed a parcel. */
export const LOADING_KEY = ['trips', 'loading'] as const;

/** How far a trip is loaded; nothing until it is known, and if the back end does not say. */
export function useLoading(
  trip: Identifier | undefined,
  { enabled = true } = {},
): Loading | undefined {
  const provider = useAppDataProvider();
  const { data } = useQuery({
    queryKey: [...LOADING_KEY, trip],
    queryFn: async ({ signal }) =>
      trip === undefined ? null : ((await provider.getLoading(trip, { signal })) ?? null),
    enabled: enabled && trip !== undefined,
    retry: false,
    // The page is complete without it.
    throwOnError: false,
  });
  return data ?? undefined;
}
