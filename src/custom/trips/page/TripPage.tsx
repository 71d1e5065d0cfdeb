import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { type RaRecord, useRecordContext, useTranslate } from 'react-admin';
import type { Trip } from '../../../../domain/resources/trips.ts';
import type { MessageKey } from '../../../i18n/en.ts';
import { GeneratedShow } from '../../../kit/show/GeneratedShow.tsx';
import { TripTracker } from '../TripTracker.tsx';
import { TripFacts } from './TripFacts.tsx';
import { TripOrders } from './TripOrders.tsx';
import { TripTimeline } from './TripTimeline.tsx';

/** One trip, also long after it is finished: its dates, its steps, and its orders. */
export default function TripPage() {
  return (
    <GeneratedShow isEditable={isOpen}>
      <TripSections />
    </GeneratedShow>
  );
}

/** A finished trip cannot be changed: the server rejects every change. */
const isOpen = ({ finish }: RaRecord): boolean => finish !== true;

function TripSections() {
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
      <Box sx={{ mt: 4 }}>
        <TripOrders key={trip.id} trip={trip} />
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
