import { useQuery } from '@tanstack/react-query';
import type { TripGroup } from '../../../domain/trips/groups.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';

/** The cache key of a group's open trip; a change of any trip invalidates it. */
const openTripKey = (group: TripGroup) => ['trips', 'getList', 'open', group] as const;

/** The open trip of a group; `data` is `null` when the group does not exist (specification 4, "Group existence"). */
export function useOpenTrip(group: TripGroup) {
  const provider = useAppDataProvider();
  return useQuery({
    queryKey: openTripKey(group),
    queryFn: async ({ signal }) => (await provider.getTripByName(group, { signal })) ?? null,
  });
}
