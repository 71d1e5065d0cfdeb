import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useListContext, useLocale, useTranslate } from 'react-admin';
import { isObject } from '../../../../domain/validate.ts';
import { formatMoney } from '../../../kit/format/numbers.ts';
import { FilterSelect } from '../../../kit/list/filters/FilterSelect.tsx';
import { DayLimit, useRange } from '../../../kit/list/filters/RangeFilter.tsx';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import { SortChoice } from '../../../kit/list/SortChoice.tsx';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { FILTER_OF, ISSUED_STATES } from './issued-documents.ts';

/** The sort choices on a phone, where there are no column headers. */
const SORTS = (['number', 'date', 'customer', 'total'] as const).map((field) => ({
  field,
  label: `issued.list.columns.${field}`,
}));

/** The bar above the list: search, filters, and the totals of the documents found. */
export function IssuedToolbar() {
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return (
    <Box sx={{ flex: 1, minWidth: 0, py: 1.5 }}>
      <Box sx={TOOLS}>
        <ListSearch label="issued.list.search" hint="issued.list.searchHint" />
        <IssuedFilters />
        {onPhone && <SortChoice choices={SORTS} />}
      </Box>
      <IssuedTotals />
    </Box>
  );
}

const TOOLS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 1,
  minHeight: 40,
  mb: 1,
} as const;

/** The number and total of the documents that the filter finds; an ellipsis while they load. */
function IssuedTotals() {
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

/** Filters the list by state, and by the date of the invoice. */
function IssuedFilters() {
  const translate = useTranslate();
  const { limitOf, setLimit } = useRange('date');
  return (
    <Box sx={FILTERS}>
      <FilterSelect
        label={translate('issued.list.state')}
        fields={['kind', 'status']}
        choices={ISSUED_STATES.map((state) => ({
          label: translate(`issued.states.${state}`),
          filter: FILTER_OF[state],
        }))}
      />
      <DayLimit
        name="date.from"
        label={translate('issued.list.from')}
        day={limitOf('gte')}
        onChange={(day) => setLimit('gte', day)}
      />
      <DayLimit
        name="date.to"
        label={translate('issued.list.to')}
        day={limitOf('lte')}
        onChange={(day) => setLimit('lte', day)}
      />
    </Box>
  );
}

/** Whether any filter is active. */
export function useIsFiltered(): boolean {
  const { filterValues } = useListContext();
  return Object.values(filterValues).some((value) =>
    isObject(value) ? Object.keys(value).length > 0 : Boolean(value),
  );
}

const FILTERS = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: '1fr 1fr', sm: '150px 165px 165px' },
  width: { xs: '100%', sm: 'auto' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const;
