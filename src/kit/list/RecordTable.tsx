import { useMemo } from 'react';
import { DataTable, useListContext } from 'react-admin';
import { useAccess } from '../access/use-access.ts';
import { useView } from '../view/use-view.ts';
import { BulkToolbar } from './BulkToolbar.tsx';
import { EmptyList } from './EmptyList.tsx';
import { hasBulk } from './has-bulk.ts';
import { useRecordScreen } from './RecordLink.tsx';
import { renderColumn } from './render-column.tsx';
import { VirtualBody } from './VirtualBody.tsx';

/** The rows of a list as a table. */
export function RecordTable() {
  const view = useView();
  const access = useAccess(view.definition);
  const { total } = useListContext();
  const screen = useRecordScreen();
  const selects = hasBulk(view, access);
  const columns = useMemo(() => {
    const [first, ...rest] = [...view.list.columns, ...view.list.hidden];
    return [
      ...(first ? [renderColumn(view, first, { linked: true })] : []),
      ...rest.map((path) => renderColumn(view, path)),
    ];
  }, [view]);
  return (
    <DataTable
      body={VirtualBody}
      hiddenColumns={[...view.list.hidden]}
      empty={<EmptyList />}
      rowClick={screen ?? false}
      bulkActionButtons={selects ? undefined : false}
      bulkActionsToolbar={selects ? <BulkToolbar /> : undefined}
      aria-rowcount={total === undefined ? -1 : total + 1}
    >
      {columns}
    </DataTable>
  );
}
