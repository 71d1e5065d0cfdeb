import Typography from '@mui/material/Typography';
import { useListContext, useLocale, useTranslate } from 'react-admin';
import { formatMoney } from '../../../kit/format/numbers.ts';
import { useInvoiceTotals } from './use-invoice-totals.ts';

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
              amount: `\u2068${formatMoney(totals.total, locale)}\u2069`,
            })}
          </bdi>
        </>
      )}
      {isOfBefore && ' …'}
    </Typography>
  );
}
