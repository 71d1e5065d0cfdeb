import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useContext, useMemo } from 'react';
import { DataProviderContext, useLogoutIfAccessDenied } from 'react-admin';
import type { Parcel } from '../../domain/parcels/parcel.ts';
import type { Order } from '../../domain/resources/commands.ts';
import type { Trip } from '../../domain/resources/trips.ts';
import type { TripGroup } from '../../domain/trips/groups.ts';
import type { AppDataProvider } from './app-data-provider.ts';

/**
 * The data provider for our own calls. A rejected session logs out, as with react-admin's hook, but
 * the call still fails: that hook returns `{ data: {} }`, which a screen would report as a success.
 */
export function useAppDataProvider(): AppDataProvider {
  const provider = useContext(DataProviderContext);
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useMemo(() => {
    if (!provider) throw new Error('Back end calls need an AdminContext with a data provider.');
    const call = async (method: string, args: unknown[]): Promise<unknown> => {
      try {
        return await provider[method](...args);
      } catch (error) {
        await logoutIfAccessDenied(error);
        throw error;
      }
    };
    return new Proxy(provider, {
      get: (target, name) =>
        typeof name === 'string' && typeof target[name] === 'function'
          ? (...args: unknown[]) => call(name, args)
          : Reflect.get(target, name),
    }) as AppDataProvider;
  }, [provider, logoutIfAccessDenied]);
}

/** The cache key of a group's open trip; a change of any trip invalidates it. */
const openTripKey = (group: TripGroup) => ['trips', 'getList', 'open', group] as const;

/** Whether a query has read the open trip of a group. */
export const isOpenTripKey = ([resource, method, which]: QueryKey): boolean =>
  resource === 'trips' && method === 'getList' && which === 'open';

/** The reading of a group's open trip, `null` if it has none. */
export const openTripQuery = (provider: AppDataProvider, group: TripGroup) => ({
  queryKey: openTripKey(group),
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    (await provider.getTripByName(group, { signal })) ?? null,
});

/** The open trip of a group; `data` is `null` when the group does not exist (specification 4, "Group existence"). */
export function useOpenTrip(
  group: TripGroup,
  options: Pick<UseQueryOptions<Trip | null>, 'enabled' | 'persister'> = {},
) {
  const provider = useAppDataProvider();
  return useQuery({ ...openTripQuery(provider, group), ...options });
}

/** The parcels of an order, read again when the order has changed; none if the back end keeps none. */
export function useParcels(
  { id, __v }: Pick<Order, 'id' | '__v'>,
  { enabled = true } = {},
): readonly Parcel[] {
  const provider = useAppDataProvider();
  const { data } = useQuery({
    // Below the key of the orders, so that invalidating the orders reloads their parcels too.
    queryKey: ['commands', 'parcels', id, __v],
    queryFn: async ({ signal }) => (await provider.getParcels(id, { signal })) ?? [],
    enabled,
    retry: false,
    // Those that were there stay until the new ones come: somebody may be typing their weights.
    placeholderData: (former, query) => (query?.queryKey[2] === id ? former : undefined),
    // The number of parcels is shown above; without the list the page is still complete.
    throwOnError: false,
  });
  return data ?? [];
}
