import { TableBody, TableCell, TableRow } from '@mui/material';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ComponentType, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { DataTableBody, RecordContextProvider, useDataTableDataContext } from 'react-admin';
import { SelectableRow, type SelectableRowProps } from './SelectableRow.tsx';

const ROWS_DRAWN_PLAINLY = 100;
const ROW_HEIGHT = 49;
const OVERSCAN = 12;

type Props = {
  children?: ReactNode;
  row?: ComponentType<SelectableRowProps>;
};

/**
 * Body of a `DataTable` that draws only the rows in sight once there are more than a hundred, so that
 * "All" stays quick. `row` replaces a row, for example by one with a menu of its own.
 */
export function VirtualBody({ children, row = SelectableRow }: Props) {
  const count = useDataTableDataContext()?.length ?? 0;
  if (count <= ROWS_DRAWN_PLAINLY) {
    return <DataTableBody row={row as ComponentType}>{children}</DataTableBody>;
  }
  return <RowsInSight row={row}>{children}</RowsInSight>;
}

function RowsInSight({
  children,
  row: Row,
}: { children: ReactNode } & Required<Pick<Props, 'row'>>) {
  const records = useDataTableDataContext() ?? [];
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (body.current) setTop(body.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const rows = useWindowVirtualizer({
    count: records.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: (index) => records[index]?.id ?? index,
  });
  const inSight = rows.getVirtualItems();
  const before = (inSight[0]?.start ?? top) - top;
  const after = rows.getTotalSize() - ((inSight.at(-1)?.end ?? top) - top);
  return (
    <TableBody ref={body}>
      <Spacer height={before} />
      {inSight.map(({ key, index }) => (
        <RecordContextProvider value={records[index]} key={key}>
          <Row aria-rowindex={index + 2} data-index={index} ref={rows.measureElement}>
            {children}
          </Row>
        </RecordContextProvider>
      ))}
      <Spacer height={after} />
    </TableBody>
  );
}

/** Stands for the rows that are not drawn. */
function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <TableRow aria-hidden>
      <TableCell colSpan={100} sx={{ height, p: 0, border: 0 }} />
    </TableRow>
  );
}
