import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useListContext, useLocale, useTranslate } from 'react-admin';
import type { Trip } from '../../../../domain/resources/trips.ts';
import { formatMoney } from '../../../kit/format/format-money.ts';
import { formatNumber } from '../../../kit/format/format-number.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { carriedBy } from './carried-by.ts';

/** What the orders of a trip add up to; only their number, where the back end does not add. */
export function TripTotals({ trip }: { trip: Trip }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { total } = useListContext();
  const provider = useAppDataProvider();
  const filter = carriedBy(trip);
  const { data: totals } = useQuery({
    queryKey: ['commands', 'getOrderTotals', filter],
    queryFn: async ({ signal }) => (await provider.getOrderTotals(filter, { signal })) ?? null,
  });
  if (total === undefined) return null;
  const sums = totals
    ? [
        translate('orders.list.parcels', { smart_count: totals.packages }),
        formatNumber(totals.weight, locale, 'kg'),
        ...(Number(totals.unpaid) === 0
          ? []
          : [translate('trips.page.unpaid', { amount: formatMoney(totals.unpaid, locale) })]),
      ]
    : [];
  return (
    <Typography color="text.secondary">
      {[translate('orders.list.count', { smart_count: total }), ...sums].map((text, place) => (
        // Each sum is read in its own direction, the dots between them in that of the page.
        <Fragment key={text}>
          {place > 0 && ' · '}
          <bdi>{text}</bdi>
        </Fragment>
      ))}
    </Typography>
  );
}
