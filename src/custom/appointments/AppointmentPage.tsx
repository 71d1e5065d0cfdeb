import Divider from '@mui/material/Divider';
import { useRecordContext } from 'react-admin';
import type { Appointment } from '../../../domain/resources/appointments.ts';
import { GeneratedShow } from '../../kit/show/GeneratedShow.tsx';
import { ShowSections } from '../../kit/show/ShowSections.tsx';
import { AppointmentBookings } from './AppointmentBookings.tsx';
import { AppointmentHead } from './AppointmentHead.tsx';
import { AppointmentTextsProvider } from './AppointmentTextsProvider.tsx';
import { MovedQuestion } from './MovedQuestion.tsx';

/** One appointment: when and where, whether a change is to be notified, and who has booked. */
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
      <AppointmentHead appointment={appointment} />
      <MovedQuestion appointment={appointment} />
      <AppointmentBookings appointment={appointment} />
      <Divider />
      <ShowSections />
    </>
  );
}
