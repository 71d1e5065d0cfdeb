import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Appointment } from '../../../domain/resources/appointments.ts';
import { isolated } from '../../i18n/languages.ts';
import { choiceLabelKey } from '../../i18n/resource-labels.ts';
import { timesText } from './appointment-dates.ts';

type Props = {
  appointment: Appointment;
  /** Where it stands in its day. */
  place: {
    readonly insetBlockStart: number;
    readonly blockSize: number;
    readonly insetInlineStart: string;
    readonly inlineSize: string;
  };
  /** Whether there is space for its address. */
  isWide: boolean;
};

/** An appointment in the calendar: when, how many have booked it, where, and what for. */
export function AppointmentBlock({ appointment, place, isWide }: Props) {
  const translate = useTranslate();
  const { id, kind, city, address, tour, booked, capacity, open } = appointment;
  const taken = booked ?? 0;
  const isFull = taken >= (capacity ?? 0);
  const where = city || tour?.Tname || '';
  const what = kind && translate(choiceLabelKey('appointments', 'kind', kind));
  const state = isFull ? 'full' : open ? undefined : 'closed';
  const texts = [
    timesText(appointment),
    what,
    // An address that runs the other way must not take its neighbours along.
    where && isolated(where),
    translate('appointments.calendar.places', { booked: taken, capacity: capacity ?? 0 }),
    state && translate(`appointments.calendar.${state}`),
  ];
  const label = texts.filter(Boolean).join(translate('appointments.calendar.comma'));
  return (
    <Box component="li" sx={{ position: 'absolute', ...place }}>
      <ButtonBase
        component={Link}
        to={`/appointments/${id}/show`}
        data-appointment
        data-hint={label}
        aria-label={label}
        sx={{ ...BLOCK, ...(open ? {} : CLOSED), ...(isFull ? FULL : {}) }}
      >
        <Box component="span" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
          {timesText(appointment)}
        </Box>
        <Box component="span" sx={{ marginInlineStart: 'auto', fontWeight: isFull ? 600 : 400 }}>
          {taken}/{capacity ?? 0}
        </Box>
        <Box component="span" sx={LINE}>
          <bdi>{isWide ? address || where : where}</bdi>
        </Box>
        <Box component="span" sx={{ ...LINE, color: 'text.secondary' }}>
          {what}
        </Box>
      </ButtonBase>
    </Box>
  );
}

const BLOCK = {
  inlineSize: '100%',
  blockSize: '100%',
  px: 0.75,
  py: 0.25,
  borderRadius: 1,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 0.75,
  overflow: 'hidden',
  alignItems: 'baseline',
  alignContent: 'flex-start',
  justifyContent: 'flex-start',
  typography: 'caption',
  lineHeight: 1.35,
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
  bgcolor: 'faint.primary',
  color: 'text.primary',
  borderInlineStart: '4px solid',
  borderColor: 'primary.main',
  '&:hover': { filter: 'brightness(0.97)' },
  '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main', outlineStyle: 'solid' },
} as const;

const LINE = { flexBasis: '100%', minInlineSize: 0, overflowWrap: 'anywhere' } as const;

const CLOSED = { borderColor: 'text.disabled', bgcolor: 'background.default' } as const;
const FULL = { borderColor: 'success.main', bgcolor: 'faint.success' } as const;
