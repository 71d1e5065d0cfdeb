import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import {
  type Appointment,
  appointments as definition,
} from '../../../domain/resources/appointments.ts';
import { useAccess } from '../../kit/access/use-access.ts';
import { clockWords, dayWords } from './appointment-dates.ts';
import { CalendarDay } from './CalendarDay.tsx';
import { HOUR_HEIGHT, MORNING_MINUTE, newAppointmentAddress, pixelsOf } from './calendar-places.ts';
import { useBerlinNow } from './use-berlin-now.ts';

type Props = {
  days: readonly string[];
  tag: string;
  appointments: readonly Appointment[];
  isPending: boolean;
};

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Days side by side under their names, with the hours of the clock in Berlin. */
export function CalendarGrid({ days, tag, appointments, isPending }: Props) {
  const translate = useTranslate();
  const { create } = useAccess(definition);
  const now = useBerlinNow();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The hours before are seldom used; who needs them scrolls.
    if (frame.current) frame.current.scrollTop = pixelsOf(MORNING_MINUTE);
  }, []);
  return (
    <>
      <Box ref={frame} onKeyDown={moveFocus} sx={{ ...FRAME, opacity: isPending ? 0.6 : 1 }}>
        <Box sx={{ ...GRID, gridTemplateColumns: `52px repeat(${days.length}, minmax(0, 1fr))` }}>
          <Box sx={HEAD} />
          {days.map((day) => (
            <DayHead key={day} {...{ day, tag }} isToday={day === now.day} mayAdd={create} />
          ))}
          <Box aria-hidden>
            {HOURS.map((hour) => (
              <Box key={hour} sx={HOUR}>
                {hour > 0 && clockWords(hour * 60)}
              </Box>
            ))}
          </Box>
          {days.map((day) => (
            <CalendarDay
              key={day}
              {...{ day, appointments }}
              now={day === now.day ? now.minute : undefined}
              mayAdd={create}
            />
          ))}
        </Box>
      </Box>
      <Typography
        role="status"
        variant="body2"
        color="text.secondary"
        sx={{ minBlockSize: 28, pt: 1 }}
      >
        {!isPending && appointments.length === 0 && translate('appointments.calendar.none')}
        {!isPending && appointments.length === 0 && create && (
          <> {translate('appointments.calendar.noneHint')}</>
        )}
      </Typography>
    </>
  );
}

type HeadProps = { day: string; tag: string; isToday: boolean; mayAdd: boolean };

/** The name of a day, and the way to a new appointment on it for those who do not drag. */
function DayHead({ day, tag, isToday, mayAdd }: HeadProps) {
  const translate = useTranslate();
  const words = dayWords(day, tag, { weekday: 'short', day: 'numeric', month: 'numeric' });
  const long = dayWords(day, tag, { weekday: 'long', day: 'numeric', month: 'long' });
  const label = translate('appointments.calendar.add', { day: long });
  return (
    <Box sx={HEAD}>
      <Box
        component="h3"
        aria-current={isToday ? 'date' : undefined}
        sx={{ m: 0, flex: 1, font: 'inherit', fontWeight: isToday ? 700 : 500 }}
      >
        <Box component="span" sx={isToday ? { color: 'primary.main' } : undefined}>
          {words}
        </Box>
      </Box>
      {mayAdd && (
        <IconButton
          size="small"
          component={Link}
          to={newAppointmentAddress(day, { from: MORNING_MINUTE, to: MORNING_MINUTE + 60 })}
          aria-label={label}
          data-hint={label}
        >
          <Add fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}

/** The arrows lead from one appointment to the next, in the order of the days and times. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-appointment]')];
  const at = all.findIndex((one) => one.matches(':focus'));
  const next = all[at < 0 ? 0 : at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const FRAME = {
  ...{ border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'auto' },
  ...{ blockSize: 'calc(100dvh - 250px)', minBlockSize: 320, bgcolor: 'background.paper' },
} as const;

const GRID = { display: 'grid', position: 'relative' } as const;

const HEAD = {
  ...{ position: 'sticky', insetBlockStart: 0, zIndex: 2, minBlockSize: 40, px: 1 },
  ...{ display: 'flex', alignItems: 'center', typography: 'body2', bgcolor: 'background.paper' },
  ...{ borderBottom: 1, borderColor: 'divider', fontVariantNumeric: 'tabular-nums' },
} as const;

const HOUR = {
  ...{ blockSize: HOUR_HEIGHT, textAlign: 'end', typography: 'caption', lineHeight: 0 },
  ...{ paddingInlineEnd: 1, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
} as const;
