import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { DataTable } from 'react-admin';
import type { Order } from '../../../domain/resources/commands.ts';
import { VirtualBody } from '../../kit/list/VirtualBody.tsx';
import { OrderRow } from './OrderRow.tsx';
import { orderColumns } from './order-columns.tsx';
import { type OrderListConfig, tableKeyOf } from './stages.ts';

/** The orders of a stage as a table. */
export function OrderTable({ stage }: { stage: OrderListConfig }) {
  const columns = useMemo(() => orderColumns(stage.columns), [stage.columns]);
  return (
    <DataTable<Order>
      storeKey={tableKeyOf(stage)}
      body={OrderRows}
      rowClick={false}
      bulkActionsToolbar={NOTHING}
      bulkActionButtons={NOTHING}
      sx={stage.columns.length > COLUMNS_WITH_AIR ? TIGHT : LOOK}
    >
      {columns}
    </DataTable>
  );
}

const OrderRows = ({ children }: { children?: ReactNode }) => (
  <VirtualBody row={OrderRow}>{children}</VirtualBody>
);

/** The checkboxes are wanted, the framework's bar over the list is not: the selection has its own. */
const NOTHING = <span hidden />;

const LOOK = {
  '& .MuiTableCell-root': { px: 0.75, py: 0.5, height: 48, whiteSpace: 'nowrap' },
  // A label may take two lines where its values are short.
  '& .MuiTableCell-head': { whiteSpace: 'normal', lineHeight: 1.25 },
  '& .MuiTableCell-head.MuiTableCell-alignRight': { whiteSpace: 'nowrap' },
  // The arrow of a sorted column stands in the gap between columns, so that it takes no width.
  '& .MuiTableSortLabel-icon': {
    position: 'absolute',
    left: '100%',
    m: 0,
    fontSize: '0.875rem',
  },
  '& .MuiTableCell-paddingCheckbox': { width: 48, px: 0.5 },
  '& .select-all .MuiSvgIcon-root': { fontSize: '1.25rem' },
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
} as const;

const COLUMNS_WITH_AIR = 11;

const TIGHT = { ...LOOK, '& .MuiTableCell-root': { ...LOOK['& .MuiTableCell-root'], px: 0.5 } };
