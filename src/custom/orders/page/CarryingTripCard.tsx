import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import LinearProgress from '@mui/material/LinearProgress';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { recordName } from '../../../../domain/record-name.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { type Trip, trips } from '../../../../domain/resources/trips.ts';
import { FINISHED_STATUS, TRACKING_STEPS } from '../../../../domain/trips/steps.ts';
import { fieldLabelKey } from '../../../i18n/resource-labels.ts';
import { ShortDate } from '../../../kit/format/formats.tsx';
import { SectionCard } from '../../../kit/SectionCard.tsx';
import { useTripOf } from '../../../providers/use-trip-of.ts';

/** The trip that carries or carried the order, and its step. Orders before tracking have none. */
export function CarryingTripCard({ order }: { order: Order }) {
  const translate = useTranslate();
  const { trip, isPending } = useTripOf(order);
  return (
    <SectionCard title={translate('order.page.trip')} icon={LocalShippingOutlined}>
      {trip ? (
        <Step trip={trip} />
      ) : (
        <Typography variant="body2" color="text.secondary">
          {translate(isPending ? 'common.loading' : 'order.page.noTrip')}
        </Typography>
      )}
    </SectionCard>
  );
}

function Step({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { status = 0, finish } = trip;
  const step = TRACKING_STEPS[status];
  const isOver = finish || !step;
  return (
    <>
      <MuiLink component={Link} to={`/trips/${encodeURIComponent(trip.id)}/show`} underline="hover">
        <bdi>{recordName(trips, trip, locale)}</bdi>
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
      {(trip.vehicle || trip.passage) && (
        <Typography variant="body2" color="text.secondary">
          {trip.vehicle && <bdi>{trip.vehicle}</bdi>}
          {trip.vehicle && trip.passage && ' · '}
          {trip.passage && (
            <>
              {translate(fieldLabelKey('trips', 'passage'))} <ShortDate value={trip.passage} />
            </>
          )}
        </Typography>
      )}
    </>
  );
}
