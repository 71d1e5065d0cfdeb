import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useListContext, useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { isolated } from '../../../i18n/languages.ts';
import { formatMoney } from '../../../kit/format/numbers.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { useHasPart } from '../../../providers/use-capabilities.ts';
import NotFoundPage from '../../layout/NotFoundPage.tsx';

/** Shows the list if the back end issues invoices. */
export function IssuedGate({ children }: { children: ReactNode }) {
  return useHasPart('invoices') === false ? <NotFoundPage /> : children;
}

/** Where the first invoice is issued. */
export function ToBills() {
  const translate = useTranslate();
  return (
    <Button component={Link} to="/bills">
      {translate('shell.menu.bills')}
    </Button>
  );
}

/** The number and total of the documents that the filter finds; an ellipsis while they load. */
export function IssuedTotals() {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { filterValues, total } = useListContext();
  const { totals, isOfBefore } = useInvoiceTotals(filterValues);
  const count = totals?.count ?? total;
  return (
    <Typography
      role="status"
      variant="body2"
      color="text.secondary"
      aria-busy={isOfBefore}
      sx={{ minHeight: 20, fontVariantNumeric: 'tabular-nums' }}
    >
      {count !== undefined && <bdi>{translate('issued.list.count', { smart_count: count })}</bdi>}
      {totals && (
        <>
          {' · '}
          <bdi>
            {translate('issued.list.sum', {
              amount: isolated(formatMoney(totals.total, locale)),
            })}
          </bdi>
        </>
      )}
      {totals?.open !== undefined && Number(totals.open) > 0 && (
        <>
          {' · '}
          <bdi>
            {translate('issued.list.open', { amount: isolated(formatMoney(totals.open, locale)) })}
          </bdi>
        </>
      )}
      {isOfBefore && ' …'}
    </Typography>
  );
}

/** The totals of the issued documents that a filter finds, over all pages. */
function useInvoiceTotals(filter: Readonly<Record<string, unknown>>) {
  const provider = useAppDataProvider();
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['invoices', 'totals', filter],
    queryFn: async ({ signal }) => (await provider.getInvoiceTotals(filter, { signal })) ?? null,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  return { totals: data ?? undefined, isOfBefore: isPlaceholderData };
}
