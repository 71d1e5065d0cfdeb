import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { formatMoney, formatNumber } from '../../../kit/format/numbers.ts';
import type { OrderTotals as Sums } from '../../../providers/app-data-provider.ts';
import { useOrderTotals } from './use-order-totals.ts';

type Props = {
  filter: Readonly<Record<string, unknown>>;
  /** The number of orders, as counted by the list. */
  count: number | undefined;
  /** Whether these orders can be totalled at all; those in the bin cannot. */
  summed?: boolean;
};

/**
 * The number of orders that a filter finds, and their totals if the back end adds them up. Totals are
 * shown with the count that came with them, followed by an ellipsis while those of the next filter
 * load: the count of one filter next to the totals of another would be wrong without looking wrong.
 */
export function OrderTotals({ filter, count, summed = true }: Props) {
  const translate = useTranslate();
  const { totals, isOfBefore } = useOrderTotals(filter, { enabled: summed });
  const sums = useSums(totals);
  const known = totals?.count ?? count;
  const counted = known !== undefined && translate('orders.list.count', { smart_count: known });
  return (
    <Typography
      role="status"
      variant="body2"
      color="text.secondary"
      aria-busy={isOfBefore}
      sx={{ minHeight: 20, fontVariantNumeric: 'tabular-nums' }}
    >
      {counted &&
        [counted, ...sums].map((text, place) => (
          // Each total runs in its own direction; the dots between them follow the page.
          <Fragment key={text}>
            {place > 0 && ' · '}
            <bdi style={{ whiteSpace: 'nowrap' }}>{text}</bdi>
          </Fragment>
        ))}
      {isOfBefore && ' …'}
    </Typography>
  );
}

/** The totals as text; a debt of zero is left out. */
function useSums(totals: Sums | undefined): readonly string[] {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  if (!totals) return [];
  const { packages, weight, unpaid } = totals;
  return [
    translate('orders.list.parcels', { smart_count: packages }),
    formatNumber(weight, locale, 'kg'),
    ...(Number(unpaid) === 0
      ? []
      : [translate('trips.page.unpaid', { amount: formatMoney(unpaid, locale) })]),
  ];
}
