import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useListContext, useTranslate } from 'react-admin';
import { columnsOf } from './list-tools/list-columns.ts';
import { sortable } from './order-columns.tsx';
import { type OrderListConfig, ROUTE_ORDER } from './stages.ts';

const BY_ROUTE = { field: ROUTE_ORDER.field, label: 'orders.list.routeOrder' };

/** Sorts the cards of a phone, which have no column headers. */
export function SortMenu({ stage }: { stage: OrderListConfig }) {
  const { sort, setSort } = useListContext();
  const translate = useTranslate();
  const ascending = sort.order === 'ASC';
  const columns = sortable(columnsOf(stage));
  const choices = stage.sort === ROUTE_ORDER ? [BY_ROUTE, ...columns] : columns;
  const known = choices.some(({ field }) => field === sort.field);
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <TextField
        select
        size="small"
        margin="none"
        variant="outlined"
        value={known ? sort.field : ''}
        onChange={(event) => setSort({ field: event.target.value, order: 'ASC' })}
        slotProps={{ htmlInput: { 'aria-label': translate('orders.list.sort') } }}
        sx={{ minWidth: 128, maxWidth: 190 }}
      >
        {choices.map(({ field, label }) => (
          <MenuItem key={field} value={field}>
            {translate(label)}
          </MenuItem>
        ))}
      </TextField>
      <IconButton
        disabled={!known || sort.field === ROUTE_ORDER.field}
        aria-label={translate(ascending ? 'orders.list.ascending' : 'orders.list.descending')}
        onClick={() => setSort({ field: sort.field, order: ascending ? 'DESC' : 'ASC' })}
      >
        {ascending ? <ArrowUpward fontSize="small" /> : <ArrowDownward fontSize="small" />}
      </IconButton>
    </Stack>
  );
}
