import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useId, useMemo, useSyncExternalStore } from 'react';
import { DataTable, useListContext, useTranslate } from 'react-admin';
import type { Order } from '../../../domain/resources/commands.ts';
import { RowKeyboardProvider, useRowKeyboard } from '../../kit/list/keyboard/row-keyboard.tsx';
import { ListRow } from '../../kit/list/ListRow.tsx';
import { ListTableHead } from '../../kit/list/ListTableHead.tsx';
import { VirtualBody } from '../../kit/list/VirtualBody.tsx';
import { columnsOf, hiddenAtFirst } from './list-tools/list-columns.ts';
import { orderColumns } from './order-columns.tsx';
import { type OrderListConfig, tableKeyOf } from './stages.ts';

/** The orders of a stage as a table with the keyboard navigation of a grid. */
export function OrderTable({ stage }: { stage: OrderListConfig }) {
  const columns = useMemo(() => orderColumns(columnsOf(stage)), [stage]);
  const hidden = useMemo(() => [...hiddenAtFirst(stage)], [stage]);
  const { data = [] } = useListContext<Order>();
  const translate = useTranslate();
  const keysId = useId();
  return (
    <RowKeyboardProvider>
      <DataTable<Order>
        storeKey={tableKeyOf(stage)}
        hiddenColumns={hidden}
        head={ListTableHead}
        body={OrderRows}
        rowClick={false}
        bulkActionsToolbar={NOTHING}
        bulkActionButtons={NOTHING}
        role="grid"
        aria-label={translate(stage.title)}
        aria-describedby={keysId}
        aria-multiselectable
        aria-rowcount={data.length + 1}
        sx={stage.columns.length > COLUMNS_WITH_AIR ? TIGHT : LOOK}
      >
        {columns}
      </DataTable>
      <Box id={keysId} hidden>
        {translate('orders.run.keys')}
      </Box>
    </RowKeyboardProvider>
  );
}

/** The row that is the tab stop is rendered even when it is scrolled out of view. */
function OrderRows({ children }: { children?: ReactNode }) {
  const { focus } = useRowKeyboard();
  const kept = useSyncExternalStore(focus.subscribe, focus.stop);
  return (
    <VirtualBody row={ListRow} kept={kept}>
      {children}
    </VirtualBody>
  );
}

/** We want the checkboxes but not the framework's bulk bar: the selection has its own. */
const NOTHING = <span hidden />;

const LOOK = {
  '& .MuiTableCell-root': { px: 0.75, py: 0.5, height: 48, whiteSpace: 'nowrap' },
  // A label may take two lines when its values are short.
  '& .MuiTableCell-head': { whiteSpace: 'normal', lineHeight: 1.25 },
  '& .MuiTableCell-head.MuiTableCell-alignRight': { whiteSpace: 'nowrap' },
  // The arrow of a sorted column sits in the gap between columns, so that it takes up no width.
  '& .MuiTableSortLabel-icon': {
    position: 'absolute',
    left: '100%',
    m: 0,
    fontSize: '0.875rem',
  },
  // After the last column there is no gap: the arrow would widen the table.
  '& .MuiTableCell-head:last-of-type .MuiTableSortLabel-icon': { left: 'auto', right: '100%' },
  '& .MuiTableCell-paddingCheckbox': { width: 48, px: 0.5 },
  '& .select-all .MuiSvgIcon-root': { fontSize: '1.25rem' },
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '& tbody .MuiTableRow-root': {
    // Keeps a focused row clear of the top bar and of the selection bar.
    scrollMarginBlock: '64px 96px',
    '&:focus-visible': { outlineOffset: '-2px' },
  },
} as const;

const COLUMNS_WITH_AIR = 10;

const TIGHT = { ...LOOK, '& .MuiTableCell-root': { ...LOOK['& .MuiTableCell-root'], px: 0.5 } };
