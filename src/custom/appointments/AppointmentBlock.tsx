import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Appointment } from '../../../domain/resources/appointments.ts';
import { choiceLabelKey } from '../../i18n/resource-labels.ts';
import { timesWords } from './appointment-dates.ts';

type Props = {
  appointment: Appointment;
  /** Where it stands in its day. */
  place: {
    readonly insetBlockStart: number;
    readonly blockSize: number;
    readonly insetInlineStart: string;
    readonly inlineSize: string;
  };
};

/** An appointment in the calendar: when, what, where, and how many have booked it. */
export function AppointmentBlock({ appointment, place }: Props) {
  const translate = useTranslate();
  const { id, kind, city, tour, booked, capacity, open } = appointment;
  const taken = booked ?? 0;
  const isFull = taken >= (capacity ?? 0);
  const where = city || tour?.Tname || '';
  const state = isFull ? 'full' : open ? undefined : 'closed';
  const words = [
    timesWords(appointment),
    kind && translate(choiceLabelKey('appointments', 'kind', kind)),
    where,
    translate('appointments.calendar.places', { booked: taken, capacity: capacity ?? 0 }),
    state && translate(`appointments.calendar.${state}`),
  ].filter(Boolean);
  return (
    <Box component="li" sx={{ position: 'absolute', ...place }}>
      <ButtonBase
        component={Link}
        to={`/appointments/${id}/show`}
        data-appointment
        data-hint={words.join(', ')}
        aria-label={words.join(', ')}
        sx={{ ...BLOCK, ...(isFull ? FULL : {}), ...(open ? {} : CLOSED) }}
      >
        <Box component="span" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
          {timesWords(appointment)}
        </Box>
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{where}</bdi>
        </Box>
        <span>
          {taken}/{capacity ?? 0}
        </span>
      </ButtonBase>
    </Box>
  );
}

const BLOCK = {
  ...{ inlineSize: '100%', blockSize: '100%', px: 0.75, py: 0.25, borderRadius: 1 },
  ...{ display: 'flex', flexWrap: 'wrap', columnGap: 0.75, overflow: 'hidden' },
  ...{ alignItems: 'baseline', alignContent: 'flex-start', justifyContent: 'flex-start' },
  ...{ typography: 'caption', lineHeight: 1.35, textAlign: 'start' },
  ...{ fontVariantNumeric: 'tabular-nums', borderInlineStart: 4, borderColor: 'primary.main' },
  ...{ bgcolor: 'action.selected', color: 'text.primary' },
  '&:hover': { bgcolor: 'action.focus' },
  '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main', outlineStyle: 'solid' },
} as const;

const FULL = { borderColor: 'success.main' } as const;
const CLOSED = { borderColor: 'text.disabled', color: 'text.secondary' } as const;
