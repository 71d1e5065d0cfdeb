import { TableBody } from '@mui/material';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import {
  DataTableClasses,
  type Identifier,
  RecordContextProvider,
  useDataTableDataContext,
} from 'react-admin';
import { SelectableRow, type SelectableRowProps } from './SelectableRow.tsx';

const RowsInSight = lazy(() => import('./RowsInSight.tsx'));
const MOST_DRAWN_PLAINLY = 100;

/**
 * Whether this many items are all drawn, so that printing and the browser's search find every one.
 */
export const isDrawnPlainly = (count: number): boolean => count <= MOST_DRAWN_PLAINLY;

type Props = {
  children?: ReactNode;
  row?: ComponentType<SelectableRowProps>;
  /** A record whose row is drawn at every scroll position, because it has the focus. */
  kept?: Identifier | undefined;
};

/**
 * Body of a table that draws only the visible rows once there are more than a hundred, so that
 * "All" stays quick. `row` replaces a row, for example with one that has its own menu.
 */
export function VirtualBody({ children, row: Row = SelectableRow, kept }: Props) {
  const records = useDataTableDataContext() ?? [];
  if (!isDrawnPlainly(records.length)) {
    return (
      <Suspense fallback={null}>
        <RowsInSight row={Row} kept={kept}>
          {children}
        </RowsInSight>
      </Suspense>
    );
  }
  return (
    <TableBody className={DataTableClasses.tbody}>
      {records.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <Row className={DataTableClasses.row}>{children}</Row>
        </RecordContextProvider>
      ))}
    </TableBody>
  );
}
