import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ComponentType, type ReactNode, useId } from 'react';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import type { Trip } from '../../../domain/resources/trips.ts';
import type { MessageKey } from '../../i18n/en.ts';
import { GeneratedShow } from '../../kit/show/GeneratedShow.tsx';
import { ShownValue } from '../../kit/show/ShownValue.tsx';
import { TripLoading } from './TripLoading.tsx';
import { daysOf, TripTimeline } from './TripTimeline.tsx';
import { TripTracker } from './TripTracker.tsx';

type Props = {
  /** The list of the orders that the trip carries, which belongs to the orders. */
  orders: ComponentType<{ trip: Trip }>;
};

/** One trip, also long after it is finished: its dates, its steps, and its orders. */
export function TripPage({ orders }: Props) {
  return (
    <GeneratedShow isEditable={isOpen}>
      <TripSections orders={orders} />
    </GeneratedShow>
  );
}

/** A finished trip cannot be changed: the server rejects every change. */
const isOpen = ({ finish }: RaRecord): boolean => finish !== true;

function TripSections({ orders: Orders }: Props) {
  const trip = useRecordContext<Trip>();
  if (!trip) return null;
  return (
    <Box sx={{ p: { xs: 2, sm: 3 } }}>
      {isOpen(trip) && (
        <Box sx={{ mb: 4 }}>
          <TripTracker trip={trip} />
        </Box>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { md: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <TripFacts trip={trip} />
        <Section heading="trips.page.steps">
          <TripTimeline trip={trip} />
        </Section>
      </Box>
      <Box sx={{ mt: 4, maxWidth: 720 }}>
        <TripLoading trip={trip} />
      </Box>
      <Box sx={{ mt: 4 }}>
        <Orders key={trip.id} trip={trip} />
      </Box>
    </Box>
  );
}

function Section({ heading, children }: { heading: MessageKey; children: ReactNode }) {
  const translate = useTranslate();
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} component="h2" sx={{ fontWeight: 600, mb: 1.5 }}>
        {translate(heading)}
      </Typography>
      {children}
    </Box>
  );
}

const PATHS = [
  'description',
  'name',
  'status',
  'finish',
  'vehicle',
  'passage',
  'createdAt',
  'finishedAt',
] as const;

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
