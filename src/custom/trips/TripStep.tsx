import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Trip } from '../../../domain/resources/trips.ts';
import { CurrentStep } from './CurrentStep.tsx';
import { TripRoad } from './TripRoad.tsx';

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
