import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { clockText } from '../../../domain/berlin-clock.ts';
import {
  type Appointment,
  appointments as definition,
} from '../../../domain/resources/appointments.ts';
import { useAccess } from '../../kit/access/use-access.ts';
import { dayText } from './appointment-dates.ts';
import { CalendarDay } from './CalendarDay.tsx';
import { HOUR_HEIGHT, MORNING_MINUTE, newAppointmentAddress, pixelsOf } from './calendar-places.ts';
import { useBerlinNow } from './use-berlin-now.ts';

type Props = {
  days: readonly string[];
  tag: string;
  appointments: readonly Appointment[];
  isPending: boolean;
};

/** In pixels. A day of a week is at least so wide that its appointments can be read and touched. */
const HOURS_WIDTH = 52;
const DAY_WIDTH = 140;
const LABEL_HEIGHT = 12;

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Days side by side under their names, with the hours of the clock in Berlin. */
export function CalendarGrid({ days, tag, appointments, isPending }: Props) {
  const translate = useTranslate();
  const { create } = useAccess(definition);
  const now = useBerlinNow();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (frame.current) scrollToNow(frame.current);
  }, []);
  return (
    <>
      <Box
        ref={frame}
        aria-busy={isPending}
        onKeyDown={moveFocus}
        sx={{ ...FRAME, opacity: isPending ? 0.6 : 1 }}
      >
        <Box
          sx={{
            ...GRID,
            gridTemplateColumns: `${HOURS_WIDTH}px repeat(${days.length}, minmax(${days.length > 1 ? DAY_WIDTH : 0}px, 1fr))`,
          }}
        >
          <Box sx={{ ...HEAD, ...AT_EDGE, zIndex: 4 }} />
          {days.map((day) => (
            <DayHead key={day} day={day} tag={tag} isToday={day === now.day} mayAdd={create} />
          ))}
          <Box aria-hidden sx={AT_EDGE}>
            {HOURS.map((hour) => (
              <Box key={hour} sx={HOUR}>
                {hour > 0 && clockText(hour * 60)}
              </Box>
            ))}
          </Box>
          {days.map((day) => (
            <CalendarDay
              key={day}
              day={day}
              appointments={appointments}
              now={day === now.day ? now.minute : undefined}
              mayAdd={create}
              isWide={days.length === 1}
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
  const texts = dayText(day, tag, { weekday: 'short', day: 'numeric', month: 'numeric' });
  const long = dayText(day, tag, { weekday: 'long', day: 'numeric', month: 'long' });
  const label = translate('appointments.calendar.add', { day: long });
  return (
    <Box sx={HEAD}>
      <Box
        component="h3"
        aria-current={isToday ? 'date' : undefined}
        sx={{ ...NAME, fontWeight: isToday ? 700 : 500 }}
      >
        <Box component="span" sx={isToday ? { color: 'primary.main' } : undefined}>
          {texts}
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

/** The hours before the morning are seldom used; who needs them, or the days before, scrolls. */
function scrollToNow(frame: HTMLElement) {
  frame.scrollTop = pixelsOf(MORNING_MINUTE) - LABEL_HEIGHT;
  const today = frame.querySelector('[aria-current=date]')?.parentElement;
  if (!today) return;
  const [outer, inner] = [frame.getBoundingClientRect(), today.getBoundingClientRect()];
  const isMirrored = getComputedStyle(frame).direction === 'rtl';
  frame.scrollLeft += isMirrored
    ? inner.right - outer.right + HOURS_WIDTH
    : inner.left - outer.left - HOURS_WIDTH;
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
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'auto',
  blockSize: { xs: 'calc(100dvh - 240px)', sm: 'calc(100dvh - 216px)' },
  minBlockSize: 320,
  bgcolor: 'background.paper',
} as const;

const GRID = { display: 'grid', position: 'relative', minInlineSize: 'fit-content' } as const;

/** The hours stay in sight where the days are wider than the screen. */
const AT_EDGE = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 3,
  bgcolor: 'background.paper',
} as const;

const HEAD = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 3,
  minBlockSize: 40,
  px: 1,
  display: 'flex',
  alignItems: 'center',
  typography: 'body2',
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
} as const;

const NAME = { m: 0, flex: 1, font: 'inherit', whiteSpace: 'nowrap' } as const;

const HOUR = {
  blockSize: HOUR_HEIGHT,
  textAlign: 'end',
  typography: 'caption',
  lineHeight: 0,
  paddingInlineEnd: 1,
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
} as const;
