import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { TripGroup } from '../../../domain/trips/groups.ts';
import { FINISHED_STATUS, TRACKING_STEPS } from '../../../domain/trips/steps.ts';
import { useOpenTrip } from '../../providers/use-app-data-provider.ts';
import { TripRoad } from '../trips/TripStep.tsx';

type Props = { group: TripGroup; to: string; name: string };

/** The open trip of a group and the step that it has reached. */
export function OpenTripCard({ group, to, name }: Props) {
  const translate = useTranslate();
  const { data: trip, isPending, isError } = useOpenTrip(group);
  const status = trip?.status ?? 0;
  const step = TRACKING_STEPS[status];
  const where = () => {
    if (isError) return translate('shell.overview.unavailable');
    if (!trip) return translate('shell.overview.noTrip');
    return translate(step ? `orders.steps.${step}` : 'orders.steps.finished');
  };
  return (
    <Card component="li">
      <CardActionArea component={Link} to={to} sx={{ p: 2 }}>
        <Typography color="text.secondary" fontWeight={600}>
          {name}
        </Typography>
        <Typography sx={{ mt: 0.5, mb: 1.5, fontSize: 18, fontWeight: 650 }}>
          {isPending ? <Skeleton width="8ch" /> : where()}
        </Typography>
        <TripRoad reached={trip ? status : -1} />
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1, minHeight: 20 }}>
          {trip &&
            translate('orders.steps.current', {
              step: Math.min(status + 1, FINISHED_STATUS),
              count: FINISHED_STATUS,
            })}
        </Typography>
      </CardActionArea>
    </Card>
  );
}
