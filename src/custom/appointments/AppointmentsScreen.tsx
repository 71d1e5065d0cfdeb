import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { beginningOfDay, todayInBerlin } from '../../../domain/berlin-clock.ts';
import { GeneratedList } from '../../kit/list/GeneratedList.tsx';
import { AppointmentCalendar } from './AppointmentCalendar.tsx';
import { AppointmentTextsProvider } from './AppointmentTextsProvider.tsx';
import { LOOKS, type Look, useCalendarLook } from './use-calendar-look.ts';

/** The appointments as a list, or in a calendar by day or week. */
export default function AppointmentsScreen() {
  return (
    <AppointmentTextsProvider>
      <Appointments />
    </AppointmentTextsProvider>
  );
}

function Appointments() {
  const [look, choose] = useCalendarLook();
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1, minBlockSize: 32 }}>
        <LookChoice look={look} onChoose={choose} />
      </Box>
      {look === 'list' ? (
        <GeneratedList opensWith={fromToday()} />
      ) : (
        <AppointmentCalendar look={look} />
      )}
    </>
  );
}

/** What is over is one click away: the filter stands above the list. */
const fromToday = () => ({ start: { gte: beginningOfDay(todayInBerlin()).toISOString() } });

function LookChoice({ look, onChoose }: { look: Look; onChoose: (look: Look) => void }) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={look}
      aria-label={translate('appointments.calendar.look')}
      onChange={(_, next: Look | null) => next && onChoose(next)}
    >
      {LOOKS.map((one) => (
        <ToggleButton key={one} value={one} sx={{ px: 1.5, py: 0.25 }}>
          {translate(`appointments.calendar.${one}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
