import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type ReactNode, useId, useMemo, useSyncExternalStore } from 'react';
import {
  DataTable,
  DataTableClasses,
  useGetResourceLabel,
  useListContext,
  useTranslate,
} from 'react-admin';
import { tableKeyOf, useListView, wordOf } from '../view/list-view.ts';
import { RowKeyboardProvider, useRowKeyboard } from './keyboard/row-keyboard.tsx';
import { ListRow } from './ListRow.tsx';
import { PageCheckbox } from './PageCheckbox.tsx';
import { hiddenAtFirst, tableColumn, useColumns } from './use-columns.tsx';
import { VirtualBody } from './VirtualBody.tsx';

/** The records of a list as a table with the keyboard navigation of a grid. */
export function ListTable() {
  const { view, list } = useListView();
  const shown = useColumns();
  const columns = useMemo(() => shown.map(tableColumn), [shown]);
  const hidden = useMemo(() => [...hiddenAtFirst(view, list)], [view, list]);
  const { data = [] } = useListContext();
  const translate = useTranslate();
  const resourceLabel = useGetResourceLabel();
  const keysId = useId();
  return (
    <RowKeyboardProvider>
      <DataTable
        storeKey={tableKeyOf(view, list)}
        hiddenColumns={hidden}
        head={ListTableHead}
        body={ListTableRows}
        rowClick={false}
        bulkActionsToolbar={NOTHING}
        bulkActionButtons={NOTHING}
        role="grid"
        aria-label={list.title ? translate(list.title) : resourceLabel(view.definition.name)}
        aria-describedby={keysId}
        aria-multiselectable
        aria-rowcount={data.length + 1}
        sx={list.columns.length > COLUMNS_WITH_AIR ? TIGHT : list.isDense ? DENSE : LOOK}
      >
        {columns}
      </DataTable>
      <Box id={keysId} hidden>
        {translate(wordOf(list, 'keys'))}
      </Box>
    </RowKeyboardProvider>
  );
}

/**
 * The head of the table. The framework's own looks up each record in the whole selection whenever
 * one is ticked, which blocks the page for seconds when thousands are selected.
 */
function ListTableHead({ children }: { children?: ReactNode }) {
  const translate = useTranslate();
  return (
    <TableHead className={DataTableClasses.thead}>
      <TableRow className={`${DataTableClasses.row} ${DataTableClasses.headerRow}`}>
        <TableCell padding="checkbox" variant="head" className={DataTableClasses.headerCell}>
          <PageCheckbox label={translate('ra.action.select_all')} />
        </TableCell>
        {children}
      </TableRow>
    </TableHead>
  );
}

/** The row that is the tab stop is rendered even when it is scrolled out of view. */
function ListTableRows({ children }: { children?: ReactNode }) {
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
  '& .MuiTableCell-root': { px: 0.75, py: 0.5, height: 48 },
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

const CELL = { ...LOOK['& .MuiTableCell-root'], whiteSpace: 'nowrap' } as const;

/** Many columns have one line each, and are cut where they are too long. */
const DENSE = { ...LOOK, '& .MuiTableCell-root': CELL };

const TIGHT = { ...LOOK, '& .MuiTableCell-root': { ...CELL, px: 0.5 } };
