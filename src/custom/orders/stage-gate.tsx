import Card from '@mui/material/Card';
import { type ReactNode, Suspense } from 'react';
import type { TripGroup } from '../../../domain/trips/groups.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { LastReadBadge } from '../../kit/list/LastReadBadge.tsx';
import { LoadingRows } from '../../kit/list/ListLoading.tsx';
import { Title } from '../../kit/Title.tsx';
import { GroupGate } from '../trips/GroupGate.tsx';

const TripStep = lazyPart(() => import('../trips/TripStep.tsx'), 'TripStep');
const TripTracker = lazyPart(() => import('../trips/TripTracker.tsx'), 'TripTracker');

type Stage = {
  title: string;
  /** The group without which the Create Group screen is shown (specification 2.4 and 2.6). */
  group: TripGroup;
  /** What is shown above the list about its group's trip: all steps, or only the current one. */
  trip?: 'steps' | 'step';
  /** The list that the Create Group screen opens, if it is not that of the group's own orders. */
  opens?: 'warehouse';
};

/** A stage is shown once its group exists, with the trip of that group above it. */
export const stageGate = ({ title, group, trip, opens }: Stage) =>
  function StageGate({ children }: { children: ReactNode }) {
    return (
      <GroupGate title={title} group={group} opens={opens} loading={<Waiting title={title} />}>
        {(open) => (
          <Suspense fallback={<Waiting title={title} />}>
            {open && trip && <LastReadBadge resource="trips" />}
            {open && trip === 'steps' && <TripTracker key={open.id} trip={open} />}
            {open && trip === 'step' && <TripStep trip={open} />}
            {children}
          </Suspense>
        )}
      </GroupGate>
    );
  };

function Waiting({ title }: { title: string }) {
  return (
    <>
      <Title title={title} />
      <Card sx={{ mt: 11 }}>
        <LoadingRows rows={11} />
      </Card>
    </>
  );
}
