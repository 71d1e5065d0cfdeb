import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Trip } from '../../../domain/resources/trips.ts';
import { FINISHED_STATUS, TRACKING_STEPS } from '../../../domain/trips/steps.ts';

/** The current step of a trip in one line, with a link to its page, where it is moved and finished. */
export function TripStep({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={translate('orders.steps.label')}
      sx={LINE}
    >
      <CurrentStep trip={trip} />
      <Box sx={{ flex: '1 1 120px', maxWidth: 320 }}>
        <TripRoad reached={trip.status} />
      </Box>
      <Button
        size="small"
        component={Link}
        to={`/trips/${encodeURIComponent(trip.id)}/show`}
        startIcon={<LocalShippingOutlined />}
        sx={{ marginInlineStart: 'auto' }}
      >
        {translate('trips.tracking.open')}
      </Button>
    </Paper>
  );
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  mt: 2,
  px: 2,
  py: 1,
} as const;

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

/** The seven steps as segments of a road, coloured up to the current one; the text beside it says the same. */
export function TripRoad({ reached }: { reached: number }) {
  return (
    <Box aria-hidden sx={{ display: 'flex', gap: 0.5 }}>
      {TRACKING_STEPS.map((step, place) => (
        <Box
          key={step}
          sx={{
            flex: 1,
            height: 6,
            borderRadius: 3,
            bgcolor: place <= reached ? 'primary.main' : 'divider',
          }}
        />
      ))}
    </Box>
  );
}
