import TableBody from '@mui/material/TableBody';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { type Identifier, RecordContextProvider, useDataTableDataContext } from 'react-admin';
import { RowSpacer } from './RowSpacer.tsx';
import { useItemsInSight } from './use-items-in-sight.ts';
import type { RowProps } from './VirtualBody.tsx';

const ROW_HEIGHT = 49;

type Props = {
  children?: ReactNode;
  row: ComponentType<RowProps>;
  pinned: Identifier | undefined;
};

/** The body of a table with many rows, of which only those in sight are drawn. */
export default function RowsInSight({ children, row: Row, pinned }: Props) {
  const records = useDataTableDataContext() ?? [];
  const { container, items, after, measure } = useItemsInSight<HTMLTableSectionElement>({
    records,
    height: ROW_HEIGHT,
    pinned,
  });
  return (
    <TableBody ref={container}>
      {items.map(({ key, index, gap }) => (
        <Fragment key={key}>
          <RowSpacer height={gap} />
          <RecordContextProvider value={records[index]}>
            <Row aria-rowindex={index + 2} data-index={index} ref={measure}>
              {children}
            </Row>
          </RecordContextProvider>
        </Fragment>
      ))}
      <RowSpacer height={after} />
    </TableBody>
  );
}
