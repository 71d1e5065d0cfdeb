import { useMemo } from 'react';
import { DataTable, useListContext } from 'react-admin';
import { useOpenActions } from '../actions/ActionButtons.tsx';
import { useView } from '../view/use-view.ts';
import { EmptyList } from './EmptyList.tsx';
import { useRecordScreen } from './RecordLink.tsx';
import { renderColumn } from './render-column.tsx';
import { VirtualBody } from './VirtualBody.tsx';

/** The rows of a list as a table. */
export function RecordTable() {
  const view = useView();
  const { total } = useListContext();
  const screen = useRecordScreen();
  const selects = useOpenActions(view).length > 0;
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
      bulkActionButtons={selects ? NOTHING : false}
      bulkActionsToolbar={NOTHING}
      aria-rowcount={total === undefined ? -1 : total + 1}
    >
      {columns}
    </DataTable>
  );
}

/** The checkboxes, but not the framework's bar: the selection has its own. */
const NOTHING = <span hidden />;
