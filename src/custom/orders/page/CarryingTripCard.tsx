import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import LinearProgress from '@mui/material/LinearProgress';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useGetOne, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { Trip } from '../../../../domain/resources/trips.ts';
import { FINISHED_STATUS, TRACKING_STEPS } from '../../../../domain/trips/steps.ts';
import { ShortDate } from '../../../kit/format/formats.tsx';
import { useOpenTrip } from '../../../providers/use-app-data-provider.ts';
import { FormCard } from '../form/FormCard.tsx';

/** The trip that carries or carried the order, and its step. Orders before tracking have none. */
export function CarryingTripCard({ order }: { order: Order }) {
  const translate = useTranslate();
  const { trip, isPending } = useTripOf(order);
  return (
    <FormCard title={translate('order.page.trip')} icon={LocalShippingOutlined}>
      {trip ? (
        <Step trip={trip} />
      ) : (
        <Typography variant="body2" color="text.secondary">
          {translate(isPending ? 'order.page.loading' : 'order.page.noTrip')}
        </Typography>
      )}
    </FormCard>
  );
}

function Step({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  const { status = 0, finish } = trip;
  const step = TRACKING_STEPS[status];
  const isOver = finish || !step;
  return (
    <>
      <MuiLink component={Link} to={`/trips/${encodeURIComponent(trip.id)}/show`} underline="hover">
        <bdi>{trip.description || trip.name}</bdi>
      </MuiLink>
      <LinearProgress
        variant="determinate"
        value={isOver ? 100 : (status / FINISHED_STATUS) * 100}
        aria-label={translate('orders.steps.label')}
        sx={{ borderRadius: 1 }}
      />
      <Typography variant="body2">
        {translate(isOver ? 'orders.steps.finished' : `orders.steps.${step}`)}{' '}
        <Typography component="span" variant="body2" color="text.secondary">
          {trip.finishedAt ? (
            <ShortDate value={trip.finishedAt} />
          ) : (
            !isOver &&
            translate('orders.steps.current', { step: status + 1, count: TRACKING_STEPS.length })
          )}
        </Typography>
      </Typography>
    </>
  );
}

/** The trip that the order names; an order on its way without one is on its group's open trip. */
function useTripOf({ trip: id, tripGroup, commandMode, finish }: Order) {
  const isOnTheRoad = !finish && (tripGroup === 'B' || commandMode === 'tracking');
  const named = useGetOne<Trip>(
    'trips',
    { id: id ?? '' },
    { enabled: Boolean(id), retry: false, onError: ignore, meta: { silent: true } },
  );
  const open = useOpenTrip(tripGroup);
  const trip = id ? named.data : isOnTheRoad ? (open.data ?? undefined) : undefined;
  return { trip, isPending: id ? named.isPending : isOnTheRoad && open.isPending };
}

/** The card itself reports a trip that cannot be loaded. */
const ignore = () => undefined;
