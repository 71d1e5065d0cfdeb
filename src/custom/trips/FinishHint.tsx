import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

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
