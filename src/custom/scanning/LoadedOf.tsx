import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { loadedOf } from '../../../domain/parcels/loading.ts';
import type { Trip } from '../../../domain/resources/trips.ts';
import { useLoading } from '../../providers/use-loading.ts';

/** How many parcels of the trip are loaded, as a link to those that are not. */
export function LoadedOf({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const loading = useLoading(trip.id);
  if (!loading) return null;
  const { parcels, loaded } = loadedOf(loading.states);
  const text = translate('tripLoading.loaded', { loaded, count: parcels });
  return (
    <Box>
      <Link
        component={RouterLink}
        to={createPath({ resource: 'trips', id: trip.id, type: 'show' })}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}
      >
        {text}
      </Link>
      <LinearProgress
        variant="determinate"
        aria-label={text}
        value={parcels === 0 ? 0 : (100 * loaded) / parcels}
        sx={{ height: 8, borderRadius: 4 }}
      />
    </Box>
  );
}
