import FlagOutlined from '@mui/icons-material/FlagOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Trip, trips } from '../../../domain/resources/trips.ts';
import { useAccess } from '../../kit/access/use-access.ts';
import { EarlierTrips } from './CreateGroup.tsx';
import { TrackingQuestion, type TrackingWish } from './TrackingQuestion.tsx';
import { TrackingSteps } from './TrackingSteps.tsx';
import { CurrentStep } from './TripStep.tsx';
import { useTracking } from './use-tracking.ts';

/** The position of a trip on its seven steps, and its controls (specification 2.6 and 4, "Tracking status"). */
export function TripTracker({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  const mayChange = useAccess(trips).edit;
  const { change, isPending, overtaken, settle } = useTracking(trip);
  const [wish, setWish] = useState<TrackingWish>();
  const close = () => setWish(undefined);
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={translate('orders.steps.label')}
      sx={{ mt: 2, px: 2, pt: 1.5, pb: 1 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 140px', minWidth: 0 }}>
          <CurrentStep trip={trip} />
        </Box>
        <EarlierTrips group={trip.name} />
        {mayChange && (
          <Box sx={{ display: 'flex', gap: 1, flexBasis: { xs: '100%', sm: 'auto' } }}>
            <Button
              size="small"
              startIcon={<ReplayOutlined />}
              onClick={() => setWish({ kind: 'restart' })}
            >
              {translate('trips.tracking.restart.action')}
            </Button>
            <Button
              size="small"
              variant="outlined"
              startIcon={<FlagOutlined />}
              onClick={() => setWish({ kind: 'finish' })}
            >
              {translate('trips.tracking.finish.action')}
            </Button>
          </Box>
        )}
      </Box>
      {overtaken && (
        <Alert severity="info" onClose={settle} sx={{ mt: 1 }}>
          {translate('trips.tracking.meanwhile')}
        </Alert>
      )}
      <TrackingSteps
        trip={trip}
        onJump={mayChange ? (to) => setWish({ kind: 'update', step: to }) : undefined}
      />
      <TrackingQuestion
        wish={wish}
        trip={trip}
        busy={isPending}
        onConfirm={(tracking) => void change(tracking).then(close)}
        onClose={close}
      />
    </Paper>
  );
}
