import AltRouteOutlined from '@mui/icons-material/AltRouteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { ColumnsButton, useListContext, useTranslate } from 'react-admin';
import { OrderFilters } from './OrderFilters.tsx';
import { OrderSearch } from './OrderSearch.tsx';
import { SortMenu } from './SortMenu.tsx';
import { type OrderListConfig, ROUTE_ORDER, tableKeyOf } from './stages.ts';

type Props = { stage: OrderListConfig; children?: ReactNode };

/** Above a list: search, filters, how many orders there are, how they are shown, and its own tools. */
export function StageToolbar({ stage, children }: Props) {
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { total } = useListContext();
  const translate = useTranslate();
  return (
    <Box
      sx={{
        flex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1.5,
        minHeight: 64,
      }}
    >
      <OrderSearch />
      <OrderFilters />
      {stage.sort === ROUTE_ORDER && !onPhone && <RouteOrderButton />}
      <Typography
        role="status"
        variant="body2"
        color="text.secondary"
        sx={{ flex: 1, minHeight: 20, whiteSpace: 'nowrap' }}
      >
        {total !== undefined && translate('orders.list.count', { smart_count: total })}
      </Typography>
      {onPhone ? <SortMenu stage={stage} /> : <ColumnsButton storeKey={tableKeyOf(stage)} />}
      {children}
    </Box>
  );
}

/** The way back to the order in which the trip passes the cities, once another column was clicked. */
function RouteOrderButton() {
  const { sort, setSort } = useListContext();
  const translate = useTranslate();
  const active = sort.field === ROUTE_ORDER.field;
  return (
    <Button
      size="small"
      startIcon={<AltRouteOutlined />}
      variant={active ? 'outlined' : 'text'}
      sx={{ bgcolor: active ? 'action.selected' : undefined }}
      aria-pressed={active}
      onClick={() => setSort(ROUTE_ORDER)}
    >
      {translate('orders.list.routeOrder')}
    </Button>
  );
}
