import TableBody from '@mui/material/TableBody';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import {
  type Identifier,
  type RaRecord,
  RecordContextProvider,
  useDataTableDataContext,
} from 'react-admin';
import { ROW_HEIGHTS } from '../../theme/density.ts';
import { isUnread } from '../selection/unread-row.ts';
import { RowSpacer } from './RowSpacer.tsx';
import { UnreadRow } from './UnreadRow.tsx';
import { useDensity } from './use-density.ts';
import { useItemsInSight } from './use-items-in-sight.ts';
import type { RowProps } from './VirtualBody.tsx';

const NONE: readonly RaRecord[] = [];

type Props = {
  children?: ReactNode;
  row: ComponentType<RowProps>;
  pinned: Identifier | undefined;
  /** Called with the indexes of the rows that are drawn. */
  onSight: ((indexes: readonly number[]) => void) | undefined;
};

/** The body of a table with many rows, of which only those in sight are drawn. */
export default function RowsInSight(props: Props) {
  const density = useDensity();
  // Heights that were measured before are those of the other density.
  return <Rows key={density} {...props} height={ROW_HEIGHTS[density]} />;
}

function Rows({ children, row: Row, pinned, onSight, height }: Props & { height: number }) {
  const records = useDataTableDataContext() ?? NONE;
  const { container, items, after, measure } = useItemsInSight<HTMLTableSectionElement>({
    records,
    height,
    pinned,
    onSight,
  });
  return (
    <TableBody ref={container} data-rows>
      {items.map(({ key, index, gap }) => {
        const record = records[index];
        const place = { 'aria-rowindex': index + 2, 'data-index': index, ref: measure };
        return (
          <Fragment key={key}>
            <RowSpacer height={gap} />
            {record && isUnread(record) ? (
              <UnreadRow {...place} />
            ) : (
              <RecordContextProvider value={record}>
                <Row {...place}>{children}</Row>
              </RecordContextProvider>
            )}
          </Fragment>
        );
      })}
      <RowSpacer height={after} />
    </TableBody>
  );
}
