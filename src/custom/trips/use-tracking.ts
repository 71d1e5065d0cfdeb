import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import type { Trip } from '../../../domain/resources/trips.ts';
import { useNotice } from '../../kit/notices/use-notice.tsx';
import { failureOf } from '../../providers/call-error.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';

/** The changes that tracking can make to a trip: go to a step, restart it, or finish it. */
export type TrackingChange = { readonly status: number; readonly finish?: boolean };

/**
 * Changes the tracking of a trip. The change names the version that it was decided on: of two users who
 * change the same trip, the second is first shown its current state.
 */
export function useTracking(trip: Trip) {
  const provider = useAppDataProvider();
  const queryClient = useQueryClient();
  const notice = useNotice();
  const [overtaken, setOvertaken] = useState(false);

  const { mutateAsync, isPending } = useMutation({
    mutationFn: (change: TrackingChange) =>
      provider.updateTrip(trip.id, { ...change, ...versionOf(trip) }),
    onSuccess: () => notice('trips.updated', { type: 'success' }),
    onError: (error) => {
      setOvertaken(isConflict(error));
      notice('server.reload', { type: 'error' });
    },
    // Also after a conflict: the trip is then not where the screen shows it.
    onSettled: () =>
      Promise.all(
        ['trips', 'commands'].map((name) => queryClient.invalidateQueries({ queryKey: [name] })),
      ),
  });

  return {
    /** Resolves once the current state of the trip is shown, whether the change succeeded or not. */
    change: (change: TrackingChange) => {
      setOvertaken(false);
      return ignoringFailure(mutateAsync(change), 'The notice of the mutation says it.');
    },
    isPending,
    /** Whether the last change was rejected because another user had changed the trip first. */
    overtaken,
    settle: () => setOvertaken(false),
  };
}

/** Another back end may keep no versions; there the last change wins. */
const versionOf = ({ __v }: Partial<Pick<Trip, '__v'>>) => (__v === undefined ? {} : { __v });

const isConflict = (error: unknown): boolean =>
  ['record.stale', 'trip.closed', 'record.notFound'].includes(failureOf(error).code);
