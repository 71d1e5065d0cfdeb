import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Trip } from '../../../domain/resources/trips.ts';
import { FINISHED_STATUS, TRACKING_STEPS } from '../../../domain/trips/steps.ts';

/** The name of a trip's current step, and its place among the steps. */
export function CurrentStep({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  return (
    <>
      <Typography component="h2" sx={{ fontWeight: 600 }}>
        {translate(`orders.steps.${TRACKING_STEPS[trip.status] ?? 'finished'}`)}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {translate('orders.steps.current', {
          step: Math.min(trip.status + 1, FINISHED_STATUS),
          count: FINISHED_STATUS,
        })}
      </Typography>
    </>
  );
}
