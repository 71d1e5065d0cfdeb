import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { addDays, daysOfWeek } from '../../../domain/calendar-days.ts';
import { LoadFailure } from '../../kit/failure/LoadFailure.tsx';
import { useShortcuts } from '../../kit/shortcuts/use-shortcuts.ts';
import { Title } from '../../kit/Title.tsx';
import { berlinNow, daysText, dayText, tagOf } from './appointment-dates.ts';
import { CalendarGrid } from './CalendarGrid.tsx';
import { DayDownload } from './DayDownload.tsx';
import { useAppointmentsOfDays } from './use-appointments-of-days.ts';

type Props = { look: 'week' | 'day' };

const WEEK_DAYS = 7;
const LONG = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const SHORT = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;

/** The appointments of a week or a day by the clock in Berlin; on a phone, a week is wider than it. */
export function AppointmentCalendar({ look }: Props) {
  const translate = useTranslate();
  const tag = tagOf(useLocale());
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [day, setDay] = useState(() => berlinNow().day);
  useShortcuts('calendar');
  const isWeek = look === 'week';
  const days = isWeek ? daysOfWeek(day, tag) : [day];
  const step = isWeek ? WEEK_DAYS : 1;
  const { data, isPending, error, refetch, isCut } = useAppointmentsOfDays(days);
  const byKey: Readonly<Record<string, () => void>> = {
    PageUp: () => setDay(addDays(day, -step)),
    PageDown: () => setDay(addDays(day, step)),
    Home: () => setDay(berlinNow().day),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const turn = byKey[event.key];
    if (!turn || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    turn();
  };
  return (
    <Box
      component="section"
      aria-label={translate('appointments.calendar.region')}
      onKeyDown={onKeyDown}
    >
      <Title title={translate('resources.appointments.name', { smart_count: 2 })} />
      <Box sx={BAR}>
        <Turner label="previous" onTurn={() => setDay(addDays(day, -step))} />
        <Button size="small" onClick={() => setDay(berlinNow().day)}>
          {translate('appointments.calendar.today')}
        </Button>
        <Turner label="next" onTurn={() => setDay(addDays(day, step))} />
        <Typography component="h2" aria-live="polite" sx={{ flex: 1, fontWeight: 600, px: 1 }}>
          {isWeek
            ? daysText(days[0] ?? day, days.at(-1) ?? day, tag)
            : dayText(day, tag, onPhone ? SHORT : LONG)}
        </Typography>
        {!isWeek && data && <DayDownload day={day} appointments={data} />}
      </Box>
      {isCut && <Alert severity="info">{translate('appointments.calendar.more')}</Alert>}
      {error && !data ? (
        <LoadFailure error={error} onRetry={() => refetch()} />
      ) : (
        <CalendarGrid days={days} tag={tag} isPending={isPending} appointments={data ?? []} />
      )}
    </Box>
  );
}

const BAR = { display: 'flex', alignItems: 'center', gap: 0.5, minBlockSize: 48, flexWrap: 'wrap' };

function Turner({ label, onTurn }: { label: 'previous' | 'next'; onTurn: () => void }) {
  const translate = useTranslate();
  const texts = translate(`appointments.calendar.${label}`);
  const Arrow = label === 'previous' ? ChevronLeft : ChevronRight;
  return (
    <IconButton size="small" aria-label={texts} data-hint={texts} onClick={onTurn}>
      <Arrow sx={{ 'html[dir=rtl] &': { transform: 'scaleX(-1)' } }} />
    </IconButton>
  );
}
