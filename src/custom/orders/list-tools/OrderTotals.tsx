import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useListContext, useLocale, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { partOf } from '../../../../domain/access.ts';
import { useIsRejected } from '../../../kit/access/use-access.ts';
import { formatMoney, formatWeight } from '../../../kit/format/numbers.ts';
import { listAddress } from '../../../kit/list/list-address.ts';
import { useListView } from '../../../kit/view/list-view.ts';
import type { OrderTotals as Sums } from '../../../providers/app-data-provider.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

type Filter = Readonly<Record<string, unknown>>;

/** The totals of the orders that a list finds; those in the bin are only counted. */
export function ListedTotals() {
  const { list } = useListView();
  const { total, filterValues } = useListContext();
  const { pathname } = useLocation();
  return (
    <OrderTotals
      filter={{ ...filterValues, ...list.filter }}
      count={total}
      summed={list.resource === 'commands'}
      unpaidAt={listAddress(pathname, { ...filterValues, ...UNPAID })}
    />
  );
}

/** As the filter of the lists says it. */
export const UNPAID = { paid: 'false' } as const;

type Props = {
  filter: Filter;
  /** Where the orders are listed that are not paid. */
  unpaidAt?: string;
  /** The number of orders, as counted by the list. */
  count: number | undefined;
  /** Whether these orders can be totalled at all. */
  summed?: boolean;
};

/**
 * The number of orders that a filter finds, and their totals if the back end adds them up. Totals are
 * shown with the count that came with them, followed by an ellipsis while those of the next filter
 * load: the count of one filter next to the totals of another would be wrong without looking wrong.
 */
export function OrderTotals({ filter, count, summed = true, unpaidAt }: Props) {
  const translate = useTranslate();
  const { totals, isOfBefore } = useOrderTotals(filter, summed);
  const { sums, unpaid } = useSums(totals);
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
            <bdi style={{ whiteSpace: 'nowrap' }}>
              {unpaidAt && text === unpaid ? (
                <MuiLink component={Link} to={unpaidAt} color="inherit">
                  {text}
                </MuiLink>
              ) : (
                text
              )}
            </bdi>
          </Fragment>
        ))}
      {isOfBefore && ' …'}
    </Typography>
  );
}

type Answer = {
  /** None if the back end does not add up. */
  totals: Sums | undefined;
  /** These are the totals of the previous filter; those of the current one are loading. */
  isOfBefore: boolean;
};

/** The totals of the orders that a filter finds, over all pages. */
function useOrderTotals(filter: Filter, enabled: boolean): Answer {
  const provider = useAppDataProvider();
  const isRejected = useIsRejected(partOf('overview'));
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['commands', 'getOrderTotals', filter],
    queryFn: async ({ signal }) => (await provider.getOrderTotals(filter, { signal })) ?? null,
    placeholderData: keepPreviousData,
    enabled: enabled && !isRejected,
  });
  return { totals: data ?? undefined, isOfBefore: isPlaceholderData };
}

/** The totals as text; a debt of zero is left out. */
function useSums(totals: Sums | undefined): { sums: readonly string[]; unpaid?: string } {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  if (!totals) return { sums: [] };
  const { packages, weight } = totals;
  const sums = [
    translate('orders.list.parcels', { smart_count: packages }),
    formatWeight(weight, locale, true),
  ];
  if (Number(totals.unpaid) === 0) return { sums };
  const unpaid = translate('trips.page.unpaid', { amount: formatMoney(totals.unpaid, locale) });
  return { sums: [...sums, unpaid], unpaid };
}
