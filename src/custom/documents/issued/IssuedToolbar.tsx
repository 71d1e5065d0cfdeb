import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ListSearch } from '../../../kit/list/ListSearch.tsx';
import { SortChoice } from '../../../kit/list/SortChoice.tsx';
import { IssuedFilters } from './IssuedFilters.tsx';
import { IssuedTotals } from './IssuedTotals.tsx';

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
