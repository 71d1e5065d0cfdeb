import TableBody from '@mui/material/TableBody';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { type Identifier, RecordContextProvider, useDataTableDataContext } from 'react-admin';
import { ROW_HEIGHTS } from '../../theme/density.ts';
import { RowSpacer } from './RowSpacer.tsx';
import { useDensity } from './use-density.ts';
import { useItemsInSight } from './use-items-in-sight.ts';
import type { RowProps } from './VirtualBody.tsx';

/** The line below a row, in px. */
const LINE = 1;

type Props = {
  children?: ReactNode;
  row: ComponentType<RowProps>;
  pinned: Identifier | undefined;
};

/** The body of a table with many rows, of which only those in sight are drawn. */
export default function RowsInSight(props: Props) {
  const density = useDensity();
  // Heights that were measured before are those of the other density.
  return <Rows key={density} {...props} height={ROW_HEIGHTS[density] + LINE} />;
}

function Rows({ children, row: Row, pinned, height }: Props & { height: number }) {
  const records = useDataTableDataContext() ?? [];
  const { container, items, after, measure } = useItemsInSight<HTMLTableSectionElement>({
    records,
    height,
    pinned,
  });
  return (
    <TableBody ref={container} data-rows>
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
