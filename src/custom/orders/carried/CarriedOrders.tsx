import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { ListBase, type SortPayload, useListContext, useTranslate } from 'react-admin';
import type { Order } from '../../../../domain/resources/commands.ts';
import type { Trip } from '../../../../domain/resources/trips.ts';
import { carriedOrders } from '../../../../domain/trips/carried-orders.ts';
import { LoadFailure } from '../../../kit/failure/LoadFailure.tsx';
import { LoadingRows } from '../../../kit/list/ListLoading.tsx';
import { ListPagination } from '../../../kit/list/ListPagination.tsx';
import { statusOf } from '../../../providers/call-error.ts';
import { OrderTotals } from '../list-tools/OrderTotals.tsx';
import { ROUTE_ORDER } from '../stages.ts';
import { CarriedCards } from './CarriedCards.tsx';
import { CarriedTable } from './CarriedTable.tsx';

/** The orders that a trip carries or carried, in the order of its route. */
export function CarriedOrders({ trip }: { trip: Trip }) {
  return (
    <ListBase
      resource="commands"
      filter={carriedOrders(trip)}
      sort={carriedSort(trip)}
      perPage={10}
      storeKey={false}
      disableSyncWithLocation
      // The frame checks the session; the records need not wait for it.
      disableAuthentication
      queryOptions={QUIET}
    >
      <Carried trip={trip} />
    </ListBase>
  );
}

/** The section itself reports the error. */
const QUIET = { onError: () => undefined };

function Carried({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  const headingId = useId();
  const { data, error } = useListContext<Order>();
  if (isUnknownHere(trip, data, error)) return null;
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 1 }}>
        <Typography id={headingId} component="h2" sx={{ fontWeight: 600 }}>
          {translate('trips.page.orders')}
        </Typography>
        <TripTotals trip={trip} />
      </Box>
      <Rows trip={trip} />
    </Box>
  );
}

function Rows({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { data, error, refetch } = useListContext<Order>();
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows rows={10} />;
  if (data.length === 0) {
    return (
      <Typography color="text.secondary">
        {translate(trip.finish ? 'trips.page.none' : 'trips.page.noneYet')}
      </Typography>
    );
  }
  return (
    <>
      {onPhone ? <CarriedCards orders={data} /> : <CarriedTable />}
      <ListPagination />
    </>
  );
}

/** Another back end may not record which trip carried an order; then it returns any orders. */
function isUnknownHere(trip: Trip, orders: readonly Order[] | undefined, error: unknown): boolean {
  const rejectsFilter = statusOf(error) === 400;
  return (
    trip.finish && (rejectsFilter || orders?.some((order) => order.trip === undefined) === true)
  );
}

/** The totals of a trip's orders, or only their number if the back end does not add up. */
function TripTotals({ trip }: { trip: Trip }) {
  const { total } = useListContext();
  return <OrderTotals filter={carriedOrders(trip)} count={total} />;
}

/** Orders to Morocco are sorted by city, those from Morocco by the name of the sender. */
const carriedSort = ({ name }: Pick<Trip, 'name'>): SortPayload =>
  name === 'A' ? ROUTE_ORDER : { field: 'user.name', order: 'ASC' };
