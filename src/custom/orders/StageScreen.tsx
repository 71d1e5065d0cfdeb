import Card from '@mui/material/Card';
import { Title } from 'react-admin';
import { Outlet } from 'react-router-dom';
import { LoadingRows } from '../../kit/list/ListLoading.tsx';
import { PrintListButton } from '../documents/lists/PrintButton.tsx';
import { GroupGate } from '../trips/GroupGate.tsx';
import { TripStep } from '../trips/TripStep.tsx';
import { TripTracker } from '../trips/TripTracker.tsx';
import { AddOrderButton } from './AddOrderButton.tsx';
import type { OrderStart } from './form/order-values.ts';
import { StageList } from './StageList.tsx';
import { STAGE_LISTS, type StageConfig, type StageName } from './stages.ts';

/**
 * A stage: its list once its group exists, and on top of it what the sub-paths open. The list stays
 * mounted below them.
 */
export default function StageScreen({ name }: { name: StageName }) {
  const stage = STAGE_LISTS[name];
  return (
    <>
      <GroupGate
        group={stage.group}
        opens={name === 'warehouse' ? name : undefined}
        loading={<Waiting title={stage.title} />}
      >
        {(trip) => (
          <>
            {stage.trip === 'steps' && <TripTracker key={trip.id} trip={trip} />}
            {stage.trip === 'step' && <TripStep trip={trip} />}
            <StageList
              key={name}
              stage={stage}
              tools={
                <>
                  <PrintListButton stage={stage} />
                  <AddOrderButton start={startOf(stage)} />
                </>
              }
            />
          </>
        )}
      </GroupGate>
      <Outlet />
    </>
  );
}

/** The initial state of an order that is added from the list of a stage. */
const startOf = ({ filter }: StageConfig): OrderStart => ({
  tripGroup: filter.tripGroup === 'B' ? 'B' : 'A',
  ...(filter.commandMode === 'facturation' ? { commandMode: 'facturation' } : {}),
});

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
