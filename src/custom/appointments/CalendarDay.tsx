import Box from '@mui/material/Box';
import { layOutDay } from '../../../domain/appointments/day-layout.ts';
import { spanOfDay } from '../../../domain/appointments/span-of-day.ts';
import { clockText } from '../../../domain/berlin-clock.ts';
import type { Appointment } from '../../../domain/resources/appointments.ts';
import { AppointmentBlock } from './AppointmentBlock.tsx';
import { HOUR_HEIGHT, pixelsOf } from './calendar-places.ts';
import { useDraggedSpan } from './use-dragged-span.ts';

type Props = {
  day: string;
  appointments: readonly Appointment[];
  /** The minute of the day that it is now, if it is today. */
  now: number | undefined;
  mayAdd: boolean;
  /** Whether it stands alone. */
  isWide: boolean;
};

/** The appointments of a day, each as high as it lasts, side by side where they overlap. */
export function CalendarDay({ day, appointments, now, mayAdd, isWide }: Props) {
  const drag = useDraggedSpan(day, mayAdd);
  const placed = layOutDay(
    appointments.flatMap((appointment) => {
      const span = spanOfDay(appointment, day);
      return span ? { ...span, appointment } : [];
    }),
  );
  return (
    <Box component="ol" {...drag.handlers} sx={DAY}>
      {placed.map(({ item, column, columns }) => (
        <AppointmentBlock
          key={item.appointment.id}
          appointment={item.appointment}
          isWide={isWide && columns === 1}
          place={{
            insetBlockStart: pixelsOf(item.from) + 1,
            blockSize: pixelsOf(item.to - item.from) - 2,
            insetInlineStart: `calc(${(column / columns) * 100}% + 2px)`,
            inlineSize: `calc(${100 / columns}% - 4px)`,
          }}
        />
      ))}
      {drag.span && (
        <Box
          component="li"
          aria-hidden
          sx={{
            ...GHOST,
            insetBlockStart: pixelsOf(drag.span.from),
            blockSize: pixelsOf(drag.span.to - drag.span.from),
          }}
        >
          {`${clockText(drag.span.from)}–${clockText(drag.span.to)}`}
        </Box>
      )}
      {now !== undefined && (
        <Box component="li" aria-hidden sx={{ ...NOW, insetBlockStart: pixelsOf(now) }} />
      )}
    </Box>
  );
}

const DAY = {
  position: 'relative',
  m: 0,
  p: 0,
  listStyle: 'none',
  userSelect: 'none',
  blockSize: 24 * HOUR_HEIGHT,
  borderInlineStart: '1px solid',
  borderColor: 'divider',
  backgroundImage: (theme: { palette: { divider: string } }) =>
    `linear-gradient(${theme.palette.divider} 1px, transparent 1px)`,
  backgroundSize: `100% ${HOUR_HEIGHT}px`,
} as const;

const GHOST = {
  position: 'absolute',
  insetInline: 2,
  px: 1,
  borderRadius: 1,
  pointerEvents: 'none',
  border: 1,
  borderStyle: 'dashed',
  borderColor: 'primary.main',
  bgcolor: 'faint.primary',
  typography: 'caption',
  fontVariantNumeric: 'tabular-nums',
} as const;

const NOW = {
  position: 'absolute',
  insetInline: 0,
  blockSize: 2,
  pointerEvents: 'none',
  zIndex: 1,
  bgcolor: 'error.main',
} as const;
