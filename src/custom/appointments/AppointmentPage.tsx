import Divider from '@mui/material/Divider';
import { useRecordContext } from 'react-admin';
import type { Appointment } from '../../../domain/resources/appointments.ts';
import { GeneratedShow } from '../../kit/show/GeneratedShow.tsx';
import { ShowSections } from '../../kit/show/ShowSections.tsx';
import { AppointmentBookings } from './AppointmentBookings.tsx';
import { AppointmentTextsProvider } from './AppointmentTextsProvider.tsx';
import { MovedQuestion } from './MovedQuestion.tsx';

/** One appointment: whether its customers are to be told of a change, who has booked, and its values. */
export default function AppointmentPage() {
  return (
    <AppointmentTextsProvider>
      <GeneratedShow>
        <OfAppointment />
      </GeneratedShow>
    </AppointmentTextsProvider>
  );
}

function OfAppointment() {
  const appointment = useRecordContext<Appointment>();
  if (!appointment) return null;
  return (
    <>
      <MovedQuestion appointment={appointment} />
      <AppointmentBookings appointment={appointment} />
      <Divider />
      <ShowSections />
    </>
  );
}
