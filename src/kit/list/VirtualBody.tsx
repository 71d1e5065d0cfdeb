import TableBody from '@mui/material/TableBody';
import type { TableRowProps } from '@mui/material/TableRow';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import {
  DataTableClasses,
  type Identifier,
  RecordContextProvider,
  useDataTableDataContext,
} from 'react-admin';

const RowsInSight = lazy(() => import('./RowsInSight.tsx'));
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
};

/**
 * Body of a table that draws only the visible rows once there are more than a hundred, so that
 * "All" stays quick. `row` draws one row.
 */
export function VirtualBody({ children, row: Row, pinned }: Props) {
  const records = useDataTableDataContext() ?? [];
  if (!isDrawnPlainly(records.length)) {
    return (
      <Suspense fallback={null}>
        <RowsInSight row={Row} pinned={pinned}>
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
