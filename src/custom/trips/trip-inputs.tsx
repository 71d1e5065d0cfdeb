import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { SelectInput, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { FINISHED_STATUS, TRACKING_STEPS } from '../../../domain/trips/steps.ts';
import { inputProps } from '../../kit/inputs/input-parts.tsx';
import type { InputProps } from '../../kit/view/props.ts';

/** The step of a trip by its name. The finished state is not offered: tracking finishes a trip. */
export function StepInput(props: InputProps) {
  const translate = useTranslate();
  const choices = [
    ...TRACKING_STEPS.map((step, id) => ({ id, name: translate(`orders.steps.${step}`) })),
    { id: FINISHED_STATUS, name: translate('orders.steps.finished'), disabled: true },
  ];
  return (
    <SelectInput
      {...inputProps(props)}
      choices={choices}
      translateChoice={false}
      disableValue="disabled"
    />
  );
}

/** Shown in a trip's form instead of a switch that would archive its orders without a confirmation. */
export function FinishHint() {
  const translate = useTranslate();
  const trip = useRecordContext();
  if (trip?.id === undefined) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {translate('trips.page.hint')}{' '}
      <MuiLink component={Link} to={`/trips/${encodeURIComponent(trip.id)}/show`}>
        {translate('shell.menu.tracking')}
      </MuiLink>
    </Typography>
  );
}
