import { groupDescription } from '../../domain/trips/groups.ts';
import { TRACKING_STEPS } from '../../domain/trips/steps.ts';
import type { TripLine } from '../trips/trip-history.ts';
import type { SampleTrip } from './sample-data.ts';
import type { Reader, SampleRecord } from './sample-records.ts';

/** A trip of the sample week; its `updatedAt` is that of its last step. */
export type LoadedTrip = SampleRecord & {
  readonly key: string;
  readonly version: number;
  readonly updatedAt: Date;
  readonly vehicle: string;
  readonly passage: string | null;
  readonly isOpenTo: 'A' | 'B' | undefined;
};

/** The trips, as far as they have come. */
export const loadedTrips = (
  { calendar, named }: Reader,
  trips: readonly SampleTrip[],
  clerk: string,
): readonly LoadedTrip[] =>
  trips.map(({ key, group, vehicle, passage: planned, finish, steps }) => {
    const moments = calendar.moments(steps);
    const [at = calendar.now] = moments;
    const updatedAt = moments.at(-1) ?? at;
    const history = moments.map(
      (moment, to): TripLine => ({
        at: moment.toISOString(),
        by: clerk,
        from: to === 0 ? null : to - 1,
        to,
      }),
    );
    const border = moments[TRACKING_STEPS.indexOf('morocco')]?.toISOString().slice(0, 10);
    const passage = planned === null ? (border ?? null) : calendar.day(planned);
    return {
      key,
      id: named(key, at),
      at,
      updatedAt,
      version: history.length,
      vehicle,
      passage,
      isOpenTo: finish ? undefined : group,
      values: {
        name: group,
        description: groupDescription(group),
        status: history.length - 1,
        finish,
        vehicle,
        passage,
        finishedAt: finish ? updatedAt.toISOString() : null,
        history,
      },
    };
  });
