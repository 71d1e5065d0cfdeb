import { Activity, type ReactNode, Suspense, useEffect } from 'react';
import { type Trip, trips } from '../../../domain/resources/trips.ts';
import type { TripGroup } from '../../../domain/trips/groups.ts';
import { useAccess } from '../../kit/access/use-access.ts';
import { LoadFailure } from '../../kit/failure/LoadFailure.tsx';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { useNotice } from '../../kit/notices/use-notice.tsx';
import { Title } from '../../kit/Title.tsx';
import { isUnanswered } from '../../providers/call-error.ts';
import { lastTripFirst } from '../../providers/offline/last-read.ts';
import { useOpenTrip } from '../../providers/use-app-data-provider.ts';

const CreateGroup = lazyPart(() => import('./CreateGroup.tsx'), 'CreateGroup');

type Props = {
  /** The heading of the page where there is nothing of its own to show: the key of a text. */
  title: string;
  group: TripGroup;
  /** The list that needs the group, if it is not the list of the group's own orders. */
  opens?: 'warehouse' | undefined;
  /** The placeholder while it is unknown whether the group exists. */
  loading: ReactNode;
  /**
   * Without the trip while it is unknown: it is then drawn ahead, and nobody sees it. Also for whoever
   * may not read trips.
   */
  children: (trip: Trip | undefined) => ReactNode;
};

/**
 * Shows what needs a group, or the screen to create it (specification 4, "Group existence"). Whoever may
 * not read trips, or not create one, is shown the orders that are there.
 */
export function GroupGate({ title, group, opens, loading, children }: Props) {
  const access = useAccess(trips);
  const isWithoutTrips = access.isKnown && !access.list;
  const {
    data: trip,
    isError,
    error,
    refetch,
  } = useOpenTrip(group, { enabled: !isWithoutTrips, persister: lastTripFirst });
  const notice = useNotice();
  useEffect(() => {
    // Without a connection the frame says it.
    if (isError && !isUnanswered(error)) notice('server.reload', { type: 'error' });
  }, [isError, error, notice]);

  if (trip === null && (access.create || !access.isKnown)) {
    return (
      <Suspense fallback={loading}>
        <Title title={title} />
        <CreateGroup group={group} opens={opens} />
      </Suspense>
    );
  }
  if (isError && !trip) {
    return (
      <>
        <Title title={title} />
        <LoadFailure error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  const isSettled = isWithoutTrips || trip !== undefined;
  return (
    <>
      {!isSettled && loading}
      <Activity mode={isSettled ? 'visible' : 'hidden'}>{children(trip ?? undefined)}</Activity>
    </>
  );
}
