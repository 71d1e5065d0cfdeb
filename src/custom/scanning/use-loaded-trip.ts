import { useStore } from 'react-admin';
import type { Trip } from '../../../domain/resources/trips.ts';
import type { TripGroup } from '../../../domain/trips/groups.ts';
import { useOpenTrip } from '../../providers/use-app-data-provider.ts';

type LoadedTrip = {
  /** The open trips, at most one of each group. */
  readonly trips: readonly Trip[];
  /** The one that is loaded; nothing if none is open. */
  readonly trip: Trip | undefined;
  readonly choose: (group: TripGroup) => void;
};

/** The trip that is loaded: the one that was chosen on this device, as long as it is open. */
export function useLoadedTrip(): LoadedTrip {
  const [group, choose] = useStore<TripGroup>('scan.group', 'A');
  const toMorocco = useOpenTrip('A');
  const fromMorocco = useOpenTrip('B');
  const trips = [toMorocco.data, fromMorocco.data].filter((trip) => trip != null);
  return { trips, trip: trips.find(({ name }) => name === group) ?? trips[0], choose };
}
