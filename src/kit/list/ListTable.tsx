import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { memo, type ReactNode, Suspense, use, useId, useMemo, useSyncExternalStore } from 'react';
import {
  DataTableBase,
  DataTableClasses,
  DataTableRoot,
  useGetResourceLabel,
  useListContext,
  useRecordContext,
  useStore,
  useTranslate,
} from 'react-admin';
import { ROW_HEIGHTS } from '../../theme/density.ts';
import { useIdleLoad } from '../draw-ahead.ts';
import { useSelectedIdsAtOnce } from '../selection/selected-rows.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { labelOf, ranksKeyOf, tableKeyOf, useListView } from '../view/list-view.ts';
import { CLEAR_OF_BARS } from './clear-of-bars.ts';
import { RowKeyboardProvider, useRowKeyboard } from './keyboard/row-keyboard.tsx';
import { ListRow } from './ListRow.tsx';
import { PageCheckbox } from './PageCheckbox.tsx';
import { RowRangeContext } from './row-range.ts';
import { type Column, hiddenAtFirst, isHidden, placesOf, useColumns } from './use-columns.tsx';
import { useDensity } from './use-density.ts';
import { VirtualBody } from './VirtualBody.tsx';

/**
 * The records of a list as a table with the keyboard navigation of a grid. What react-admin's table
 * knows of its rows is used; its own drawing brings a bulk bar and a hidden choice of columns along.
 */
export function ListTable() {
  const { view, list } = useListView();
  const columns = useVisibleColumns();
  const density = useDensity();
  useIdleLoad(list.prepare);
  const { data = [] } = useListContext();
  const translate = useTranslate();
  const resourceLabel = useGetResourceLabel();
  const keysId = useId();
  useShortcuts('rows');
  const cells = useMemo(
    () => columns.map((column) => <Cell key={column.name} column={column} />),
    [columns],
  );
  return (
    <RowKeyboardProvider>
      <TableBase storeKey={tableKeyOf(view, list)}>
        <DataTableRoot
          className={DataTableClasses.root}
          sx={[
            list.columns.length > COLUMNS_WITH_AIR ? TIGHT : list.isDense ? DENSE : LOOK,
            density === 'compact' && COMPACT,
          ]}
        >
          <div className={DataTableClasses.tableWrapper}>
            <Table
              size="small"
              className={DataTableClasses.table}
              role="grid"
              aria-label={list.title ? translate(list.title) : resourceLabel(view.definition.name)}
              aria-describedby={keysId}
              aria-multiselectable
              aria-rowcount={data.length + 1}
            >
              <ListTableHead columns={columns} />
              <ListTableRows>{cells}</ListTableRows>
            </Table>
          </div>
        </DataTableRoot>
      </TableBase>
      <Box id={keysId} hidden>
        {translate(labelOf(list, 'keys'))}
      </Box>
    </RowKeyboardProvider>
  );
}

type TableBaseProps = { storeKey: string; children: ReactNode };

/** What react-admin's table knows of its rows: a click with Shift selects up to a row. */
function TableBase({ storeKey, children }: TableBaseProps) {
  const selectedIds = useSelectedIdsAtOnce();
  return (
    <DataTableBase
      storeKey={storeKey}
      rowClick={false}
      hasBulkActions
      selectedIds={[...selectedIds]}
      {...EMPTY}
    >
      {children}
    </DataTableBase>
  );
}

/** A list without records is drawn by somebody else. */
const EMPTY = { empty: null, loading: null };

/** The columns that the user wants to see, in the order of their choice. */
function useVisibleColumns(): readonly Column[] {
  const { view, list } = useListView();
  const columns = useColumns();
  const storeKey = tableKeyOf(view, list);
  const [hidden] = useStore<readonly string[]>(storeKey, hiddenAtFirst(view, list));
  const [ranks] = useStore<readonly number[] | undefined>(ranksKeyOf(view, list));
  return useMemo(
    () =>
      placesOf(columns.length, ranks).flatMap((at) => {
        const column = columns[at];
        return column && !isHidden(list, hidden, column.source) ? [column] : [];
      }),
    [list, columns, hidden, ranks],
  );
}

/** The value of a record in a column; drawn again only if one of them is another. */
const Cell = memo(function Cell({ column }: { column: Column }) {
  const record = useRecordContext();
  return (
    <TableCell
      className={`${DataTableClasses.rowCell} column-${column.source}`}
      {...(column.isFigure ? FIGURES : {})}
    >
      <Suspense fallback={null}>{record && column.render(record)}</Suspense>
    </TableCell>
  );
});

const FIGURES = { align: 'right', sx: { fontVariantNumeric: 'tabular-nums' } } as const;

/**
 * The head of the table. The framework's own looks up each record in the whole selection whenever
 * one is ticked, which blocks the page for seconds when thousands are selected.
 */
function ListTableHead({ columns }: { columns: readonly Column[] }) {
  const translate = useTranslate();
  const { sort } = useListContext();
  const order = sort.order === 'ASC' ? 'asc' : 'desc';
  return (
    <TableHead className={DataTableClasses.thead}>
      <TableRow className={`${DataTableClasses.row} ${DataTableClasses.headerRow}`}>
        <TableCell padding="checkbox" variant="head" className={DataTableClasses.headerCell}>
          <PageCheckbox label={translate('ra.action.select_all')} />
        </TableCell>
        {columns.map((column) => (
          <TableCell
            key={column.name}
            variant="head"
            className={`${DataTableClasses.headerCell} column-${column.source}`}
            sortDirection={sort.field === column.source && order}
            {...(column.isFigure ? FIGURES : {})}
          >
            {column.isSortable ? <SortLabel column={column} /> : column.label}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  );
}

/**
 * Sorts the list by a column, and the other way round with the next click. A screen reader repeats the
 * name of the column with each cell; what a click does is a description, which it says once.
 */
function SortLabel({ column: { source, label } }: { column: Column }) {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const isActive = sort.field === source;
  const next = isActive && sort.order === 'ASC' ? 'DESC' : 'ASC';
  const title = translate('ra.sort.sort_by', {
    field: label,
    field_lower_first: label.replace(CAPITAL_OF_WORD, (first) => first.toLowerCase()),
    order: translate(`ra.sort.${next}`),
    _: translate('ra.action.sort'),
  });
  return (
    <TableSortLabel
      aria-description={title}
      data-hint={title}
      active={isActive}
      direction={sort.order === 'ASC' ? 'asc' : 'desc'}
      onClick={() => setSort({ field: source, order: next })}
    >
      <span>{label}</span>
    </TableSortLabel>
  );
}

/** The first letter of a word, not of an abbreviation such as ZIP. */
const CAPITAL_OF_WORD = /^\p{Lu}(?!\p{Lu})/u;

/** The row that is the tab stop is rendered even when it is scrolled out of view. */
function ListTableRows({ children }: { children?: ReactNode }) {
  const { focus } = useRowKeyboard();
  const pinned = useSyncExternalStore(focus.subscribe, focus.stop);
  return (
    <VirtualBody row={ListRow} pinned={pinned} range={use(RowRangeContext)}>
      {children}
    </VirtualBody>
  );
}

const LOOK = {
  // Two lines of text, or a target of 44 px, fit into the height of a row.
  '& .MuiTableCell-root': { px: 0.75, py: '1px', height: ROW_HEIGHTS.comfortable },
  // A label may take two lines when its values are short.
  '& .MuiTableCell-head': { whiteSpace: 'normal', lineHeight: 1.25 },
  '& .MuiTableCell-head.MuiTableCell-alignRight': { whiteSpace: 'nowrap' },
  // The arrow of a sorted column sits below its label, in the padding of the cell: beside the label it
  // would take up width, which narrow columns do not have.
  '& .MuiTableSortLabel-root': { position: 'static' },
  '& .MuiTableSortLabel-icon': {
    position: 'absolute',
    bottom: 0,
    left: 4,
    m: 0,
    fontSize: '0.75rem',
  },
  // In Arabic, figures are at the beginning of their cells.
  '[dir="ltr"] & .MuiTableCell-alignRight .MuiTableSortLabel-icon': { left: 'auto', right: 4 },
  // More exact than the rule of MUI, which is written into the page before or after it.
  '& .MuiTableCell-root.MuiTableCell-paddingCheckbox': { width: 48, px: 0.5 },
  '& .select-all .MuiSvgIcon-root': { fontSize: '1.25rem' },
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '& tbody .MuiTableRow-root': {
    scrollMarginBlock: CLEAR_OF_BARS,
    '&:focus-visible': { outlineOffset: '-2px' },
  },
} as const;

const COLUMNS_WITH_AIR = 10;

const CELL = { ...LOOK['& .MuiTableCell-root'], whiteSpace: 'nowrap' } as const;

/** Many columns have one line each, and are cut where they are too long. */
const DENSE = { ...LOOK, '& .MuiTableCell-root': CELL };

const TIGHT = { ...LOOK, '& .MuiTableCell-root': { ...CELL, px: 0.5 } };

/** Rows of 36 px: what stands in them leaves out its own air. The theme keeps what a finger touches large. */
const COMPACT = {
  '& .MuiTableCell-root': { py: 0, height: ROW_HEIGHTS.compact },
  '& .MuiCheckbox-root, & tbody .MuiIconButton-root': { p: 0.5 },
} as const;
