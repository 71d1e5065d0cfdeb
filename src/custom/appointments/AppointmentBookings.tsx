import ChatOutlined from '@mui/icons-material/ChatOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { berlinDay } from '../../../domain/berlin-clock.ts';
import type { Appointment } from '../../../domain/resources/appointments.ts';
import type { Booking } from '../../../domain/resources/bookings.ts';
import { LoadFailure } from '../../kit/failure/LoadFailure.tsx';
import { BookCustomer } from './BookCustomer.tsx';
import { BookingLine } from './BookingLine.tsx';
import { DayDownload } from './DayDownload.tsx';

const MessageToBooked = lazy(() => import('./MessageToBooked.tsx'));

/** There are at most so many places, and some that were given back. */
const ALL = { page: 1, perPage: 1_000 };

/** Who has booked an appointment, who has cancelled, and what can be done about it. */
export function AppointmentBookings({ appointment }: { appointment: Appointment }) {
  const translate = useTranslate();
  const { id, start, booked, capacity } = appointment;
  const { data, error, refetch } = useGetList<Booking>('bookings', {
    filter: { appointment: id },
    sort: { field: 'createdAt', order: 'ASC' },
    pagination: ALL,
  });
  const [isWriting, setIsWriting] = useState(false);
  const [there, cancelled] = [ofStatus(data, 'booked'), ofStatus(data, 'cancelled')];
  const free = Math.max(0, (capacity ?? 0) - (booked ?? 0));
  return (
    <Box component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h2" sx={{ fontWeight: 600 }}>
          {translate('appointments.page.bookings')}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ flex: 1 }}>
          {free > 0
            ? translate('appointments.page.free', { smart_count: free })
            : translate('appointments.page.noFree')}
        </Typography>
        <DayDownload day={berlinDay(start)} appointments={[appointment]} />
        {there.length > 0 && (
          <Button size="small" startIcon={<ChatOutlined />} onClick={() => setIsWriting(true)}>
            {translate('appointments.page.message')}
          </Button>
        )}
      </Box>
      {error && !data && <LoadFailure error={error} onRetry={() => refetch()} />}
      {!error && !data && <Skeleton height={120} />}
      {data && there.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {translate('appointments.page.nobody')}
        </Typography>
      )}
      <Lines bookings={there} />
      <BookCustomer appointment={id} isFull={free === 0} />
      {cancelled.length > 0 && (
        <Typography component="h3" variant="body2" color="text.secondary" sx={{ mt: 2 }}>
          {translate('appointments.page.cancelledOnes')}
        </Typography>
      )}
      <Lines bookings={cancelled} />
      {isWriting && (
        <Suspense fallback={null}>
          <MessageToBooked
            appointment={String(id)}
            bookings={there}
            onClose={() => setIsWriting(false)}
          />
        </Suspense>
      )}
    </Box>
  );
}

const ofStatus = (all: readonly Booking[] = [], wanted: Booking['status']): readonly Booking[] =>
  all.filter(({ status }) => status === wanted);

const Lines = ({ bookings }: { bookings: readonly Booking[] }) =>
  bookings.length > 0 && (
    <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
      {bookings.map((booking) => (
        <BookingLine key={booking.id} booking={booking} />
      ))}
    </Box>
  );
