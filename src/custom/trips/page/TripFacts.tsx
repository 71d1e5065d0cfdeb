import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Trip } from '../../../../domain/resources/trips.ts';
import { ShownValue } from '../../../kit/show/ShownValue.tsx';
import { daysOf } from './trip-lines.ts';

const PATHS = ['description', 'name', 'status', 'finish', 'createdAt', 'finishedAt'] as const;

/** The main facts of a trip. */
export function TripFacts({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 2,
        alignContent: 'start',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      }}
    >
      {PATHS.map((path) => (
        <ShownValue key={path} path={path} record={trip} />
      ))}
      <Box>
        <Typography component="dt" variant="caption" color="text.secondary">
          {translate('trips.page.duration')}
        </Typography>
        <Typography component="dd" variant="body2" sx={{ m: 0 }}>
          {translate('trips.page.days', { smart_count: daysOf(trip, new Date()) })}
        </Typography>
      </Box>
    </Box>
  );
}
