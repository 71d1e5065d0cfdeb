import AltRouteOutlined from '@mui/icons-material/AltRouteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { ColumnsButton, useListContext, useTranslate } from 'react-admin';
import { ListSearch } from '../../kit/list/ListSearch.tsx';
import { CodesButton } from './list-tools/codes/CodesButton.tsx';
import { CodesReport } from './list-tools/codes/CodesReport.tsx';
import { ExportButton } from './list-tools/export/ExportButton.tsx';
import { OrderTotals } from './list-tools/OrderTotals.tsx';
import { ViewsButton } from './list-tools/views/ViewsButton.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { SortMenu } from './SortMenu.tsx';
import { type OrderListConfig, ROUTE_ORDER, tableKeyOf } from './stages.ts';

type Props = { stage: OrderListConfig; children?: ReactNode };

/** The bar above a list: search, filters, the list's own tools, and the totals of the orders found. */
export function StageToolbar({ stage, children }: Props) {
  const { total, filterValues } = useListContext();
  const filter = { ...filterValues, ...stage.filter };
  // The bin is not a list to work in: its orders can be searched and restored, nothing else.
  const living = stage.resource === undefined;
  return (
    <Box sx={{ flex: 1, minWidth: 0, py: 1.5 }}>
      <Box sx={TOOLS}>
        <ListSearch />
        <OrderFilters stage={stage} />
        {living && <CodesButton />}
        {living && <ViewsButton stage={stage} />}
        <Box sx={{ flex: 1 }} />
        <Arrangement stage={stage} />
        {living && <ExportButton stage={stage} />}
        {children}
      </Box>
      {living && <CodesReport stage={stage} />}
      <OrderTotals filter={filter} count={total} summed={living} />
    </Box>
  );
}

const TOOLS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  minHeight: 40,
  mb: 1,
} as const;

/** The sort order and the visible columns. */
function Arrangement({ stage }: { stage: OrderListConfig }) {
  const onPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  if (onPhone) return <SortMenu stage={stage} />;
  return (
    <>
      {stage.sort === ROUTE_ORDER && <RouteOrderButton />}
      <ColumnsButton storeKey={tableKeyOf(stage)} />
    </>
  );
}

/** Restores the sort by the city order of the trip after another column was clicked. */
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
