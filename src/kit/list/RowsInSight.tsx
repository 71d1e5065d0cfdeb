import { TableBody } from '@mui/material';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { type Identifier, RecordContextProvider, useDataTableDataContext } from 'react-admin';
import { useItemsInSight } from './use-items-in-sight.ts';
import type { RowProps } from './VirtualBody.tsx';

const ROW_HEIGHT = 49;

type Props = {
  children?: ReactNode;
  row: ComponentType<RowProps>;
  kept: Identifier | undefined;
};

/** The body of a table with many rows, of which only those in sight are drawn. */
export default function RowsInSight({ children, row: Row, kept }: Props) {
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
 * Takes the place of the rows that are not drawn. Its cell is not a MUI cell: a table's rules for
 * the height and padding of its cells must not apply to it, or the page is shorter than its rows.
 */
function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td colSpan={100} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
