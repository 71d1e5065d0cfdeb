import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { formatMoney } from '../../../kit/format/format-money.ts';
import { formatNumber } from '../../../kit/format/format-number.ts';
import type { OrderTotals as Sums } from '../../../providers/app-data-provider.ts';
import { useOrderTotals } from './use-order-totals.ts';

type Props = {
  filter: Readonly<Record<string, unknown>>;
  /** How many orders there are, as the list has counted them. */
  count: number | undefined;
  /** Whether these orders can be added up at all; those in the bin cannot. */
  summed?: boolean;
};

/**
 * How many orders a filter finds and what they add up to; only their number, where nobody adds. Sums
 * stand beside the count that came with them, with three dots behind while those of the next filter are
 * on their way: a count of one filter beside the sums of another would be wrong without looking so.
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
          // Each sum is read in its own direction, the dots between them in that of the page.
          <Fragment key={text}>
            {place > 0 && ' · '}
            <bdi style={{ whiteSpace: 'nowrap' }}>{text}</bdi>
          </Fragment>
        ))}
      {isOfBefore && ' …'}
    </Typography>
  );
}

/** The sums in words; what nobody owes is not mentioned. */
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
