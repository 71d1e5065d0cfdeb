import Alert from '@mui/material/Alert';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import type { Locale } from '../../../domain/fields.ts';
import type { Trip } from '../../../domain/resources/trips.ts';
import type { TripGroup } from '../../../domain/trips/groups.ts';
import { tripName } from '../../../domain/trips/trip-name.ts';

const WAYS = { A: 'shell.menu.toMorocco', B: 'shell.menu.fromMorocco' } as const satisfies Record<
  TripGroup,
  string
>;

type Props = {
  /** The open trips. */
  trips: readonly Trip[];
  trip: Trip | undefined;
  onChange: (group: TripGroup) => void;
};

/** Which of the open trips is loaded. */
export function TripChoice({ trips, trip, onChange }: Props) {
  const translate = useTranslate();
  const locale = useLocale() as Locale;
  if (!trip) return <Alert severity="info">{translate('scanning.noTrip')}</Alert>;
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      color="primary"
      value={trip.name}
      aria-label={translate('scanning.trip')}
      onChange={(_, chosen: TripGroup | null) => chosen && onChange(chosen)}
    >
      {trips.map((one) => (
        <ToggleButton key={one.id} value={one.name} sx={BUTTON}>
          <span>{translate(WAYS[one.name])}</span>
          <Typography component="span" variant="caption" dir="auto">
            {tripName(one, locale, new Date())}
          </Typography>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const BUTTON = { flexDirection: 'column', minHeight: 48, py: 0.5, lineHeight: 1.3 } as const;
