import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { type LeftParcel, type Loading, loadedOf } from '../../../domain/parcels/loading.ts';
import { parcelAccess } from '../../../domain/parcels/parcel.ts';
import { spacedParcelCode } from '../../../domain/parcels/parcel-code.ts';
import type { Trip } from '../../../domain/resources/trips.ts';
import { useIsRejected } from '../../kit/access/use-access.ts';
import { Code } from '../../kit/format/formats.tsx';
import { useLoading } from '../../providers/use-loading.ts';

/** How many of a trip's parcels are loaded, and which are not; nothing if the back end does not say. */
export function TripLoading({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  const headingId = useId();
  const loading = useLoading(trip.id, { enabled: !useIsRejected(parcelAccess.show) });
  if (!loading) return null;
  const { parcels, loaded } = loadedOf(loading.states);
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} component="h2" sx={{ fontWeight: 600, mb: 1 }}>
        {translate('tripLoading.heading')}
      </Typography>
      {parcels === 0 ? (
        <Typography color="text.secondary">{translate('tripLoading.none')}</Typography>
      ) : (
        <>
          <Typography sx={{ fontSize: 20, fontWeight: 650 }}>
            {translate('tripLoading.loaded', { loaded, count: parcels })}
          </Typography>
          <LinearProgress
            variant="determinate"
            aria-labelledby={headingId}
            value={(100 * loaded) / parcels}
            sx={{ height: 8, borderRadius: 4, my: 1 }}
          />
          <NotLoaded count={parcels - loaded} left={loading.left} />
        </>
      )}
    </Box>
  );
}

function NotLoaded({ count, left }: { count: number; left: Loading['left'] }) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  if (count === 0) return <Typography>{translate('tripLoading.all')}</Typography>;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography>{translate('tripLoading.left', { smart_count: count })}</Typography>
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} sx={{ minHeight: 44 }}>
          {translate(isOpen ? 'tripLoading.hide' : 'tripLoading.show')}
        </Button>
      </Box>
      {isOpen && (
        <>
          {left.length < count && (
            <Typography variant="body2" color="text.secondary">
              {translate('tripLoading.first', { count: left.length })}
            </Typography>
          )}
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {left.map((parcel) => (
              <Box component="li" key={parcel.code} sx={{ borderTop: 1, borderColor: 'divider' }}>
                <ParcelLink parcel={parcel} />
              </Box>
            ))}
          </Box>
        </>
      )}
    </>
  );
}

/** A parcel that is not in the vehicle, as a link to its order. */
function ParcelLink({ parcel }: { parcel: LeftParcel }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { order: id, billCode, code, number, of, state, destination, recipient } = parcel;
  return (
    <ListItemButton
      component={Link}
      to={createPath({ resource: 'commands', id, type: 'show' })}
      sx={{ display: 'block', py: 1, px: 1 }}
    >
      <Box sx={SPREAD}>
        <Typography component="span" noWrap dir="auto" sx={{ fontWeight: 600 }}>
          {[destination, recipient].filter(Boolean).join(' · ')}
        </Typography>
        <Typography component="span" variant="body2">
          {translate(`parcels.states.${state}`)}
        </Typography>
      </Box>
      <Box sx={SPREAD}>
        <Typography component="span" variant="body2" color="text.secondary">
          <Code value={billCode} /> · {translate('parcels.title', { number, count: of })}
        </Typography>
        <Typography component="span" variant="body2" color="text.secondary">
          <Code value={spacedParcelCode(code)} />
        </Typography>
      </Box>
    </ListItemButton>
  );
}

const SPREAD = { display: 'flex', justifyContent: 'space-between', gap: 1 } as const;
