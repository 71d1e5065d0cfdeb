import TableBody from '@mui/material/TableBody';
import type { TableRowProps } from '@mui/material/TableRow';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import {
  DataTableClasses,
  type Identifier,
  RecordContextProvider,
  useDataTableDataContext,
} from 'react-admin';
import { preparedPage } from '../lazy-part.tsx';
import type { RowRange } from './row-range.ts';

/** The rows of a long list. */
export const RowsInSight = preparedPage(() => import('./RowsInSight.tsx'));
const MOST_DRAWN_PLAINLY = 100;

/**
 * Whether this many items are all drawn, so that printing and the browser's search find every one.
 */
export const isDrawnPlainly = (count: number): boolean => count <= MOST_DRAWN_PLAINLY;

export type RowProps = TableRowProps & { 'data-index'?: number };

type Props = {
  children?: ReactNode;
  row: ComponentType<RowProps>;
  /** A record whose row is drawn at every scroll position, because it has the focus. */
  pinned?: Identifier | undefined;
  /** Whether its records are read by range, of which the first are not all. */
  range?: RowRange | undefined;
};

/**
 * Body of a table that draws only the visible rows once there are more than a hundred, so that
 * "All" stays quick. `row` draws one row.
 */
export function VirtualBody({ children, row: Row, pinned, range }: Props) {
  const records = useDataTableDataContext() ?? [];
  if (range || !isDrawnPlainly(records.length)) {
    return (
      <Suspense fallback={null}>
        <RowsInSight row={Row} pinned={pinned} onSight={range?.look}>
          {children}
        </RowsInSight>
      </Suspense>
    );
  }
  return (
    <TableBody className={DataTableClasses.tbody} data-rows>
      {records.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <Row className={DataTableClasses.row}>{children}</Row>
        </RecordContextProvider>
      ))}
    </TableBody>
  );
}
