import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { berlinDay } from '../../../domain/berlin-clock.ts';
import type { Appointment } from '../../../domain/resources/appointments.ts';
import { choiceLabelKey } from '../../i18n/resource-labels.ts';
import { dayText, tagOf, timesText } from './appointment-dates.ts';

const LONG = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

/** When an appointment is, written out, and below it what for and where. */
export function AppointmentHead({ appointment }: { appointment: Appointment }) {
  const translate = useTranslate();
  const tag = tagOf(useLocale());
  const { start, kind, tour, city, address } = appointment;
  const where = address || [tour?.Tname, city].filter(Boolean).join(', ');
  return (
    <Box sx={{ px: { xs: 2, sm: 3 }, pt: { xs: 2, sm: 3 } }}>
      <Typography variant="h6" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {dayText(berlinDay(start), tag, LONG)}
        {translate('appointments.calendar.comma')}
        <span style={{ whiteSpace: 'nowrap' }}>{timesText(appointment)}</span>
      </Typography>
      <Typography color="text.secondary">
        {kind && translate(choiceLabelKey('appointments', 'kind', kind))}
        {kind && where && ' · '}
        <bdi>{where}</bdi>
      </Typography>
    </Box>
  );
}
