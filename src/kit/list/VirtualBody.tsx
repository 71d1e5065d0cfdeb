import { TableBody } from '@mui/material';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import {
  DataTableBody,
  type Identifier,
  RecordContextProvider,
  useDataTableDataContext,
} from 'react-admin';
import { SelectableRow, type SelectableRowProps } from './SelectableRow.tsx';
import { isDrawnPlainly, useItemsInSight } from './use-items-in-sight.ts';

const ROW_HEIGHT = 49;

type Props = {
  children?: ReactNode;
  row?: ComponentType<SelectableRowProps>;
  /** A record whose row is drawn wherever the page is scrolled to, because it holds the focus. */
  kept?: Identifier | undefined;
};

/**
 * Body of a `DataTable` that draws only the rows in sight once there are more than a hundred, so that
 * "All" stays quick. `row` replaces a row, for example by one with a menu of its own.
 */
export function VirtualBody({ children, row = SelectableRow, kept }: Props) {
  const count = useDataTableDataContext()?.length ?? 0;
  if (isDrawnPlainly(count)) {
    return <DataTableBody row={row as ComponentType}>{children}</DataTableBody>;
  }
  return (
    <RowsInSight row={row} kept={kept}>
      {children}
    </RowsInSight>
  );
}

function RowsInSight({ children, row: Row = SelectableRow, kept }: Props) {
  const records = useDataTableDataContext() ?? [];
  const { container, items, after, measure } = useItemsInSight<HTMLTableSectionElement>({
    records,
    height: ROW_HEIGHT,
    kept,
  });
  return (
    <TableBody ref={container}>
      {items.map(({ key, index, gap }) => (
        <Fragment key={key}>
          <Spacer height={gap} />
          <RecordContextProvider value={records[index]}>
            <Row aria-rowindex={index + 2} data-index={index} ref={measure}>
              {children}
            </Row>
          </RecordContextProvider>
        </Fragment>
      ))}
      <Spacer height={after} />
    </TableBody>
  );
}

/**
 * Stands for the rows that are not drawn. Its cell is none of MUI's: what a table says of the height
 * and the padding of its cells must not reach it, or the page is shorter than its rows.
 */
function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td colSpan={100} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
