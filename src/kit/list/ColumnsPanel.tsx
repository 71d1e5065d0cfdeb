import Box from '@mui/material/Box';
import { useLayoutEffect, useMemo, useState } from 'react';
import { ColumnsSelector, DataTableRenderContext, DataTableStoreContext } from 'react-admin';
import { tableKeyOf, useListView } from '../view/list-view.ts';
import { tableColumn } from './table-column.tsx';
import { hiddenAtFirst, useColumns } from './use-columns.tsx';

/** react-admin's choice of columns, for the table of this list. */
export default function ColumnsPanel() {
  const { view, list } = useListView();
  const columns = useColumns();
  const storeKey = tableKeyOf(view, list);
  const stored = useMemo(
    () => ({ storeKey, defaultHiddenColumns: [...hiddenAtFirst(view, list)] }),
    [storeKey, view, list],
  );
  // It draws itself into an element of this id, which has to be there before it.
  const [isPlaced, setPlaced] = useState(false);
  useLayoutEffect(() => setPlaced(true), []);
  return (
    <>
      <Box id={`${storeKey}-columnsSelector`} sx={{ px: 1, my: 0, minWidth: 200 }} />
      {isPlaced && (
        <DataTableStoreContext.Provider value={stored}>
          <DataTableRenderContext.Provider value="columnsSelector">
            <ColumnsSelector>{columns.map(tableColumn)}</ColumnsSelector>
          </DataTableRenderContext.Provider>
        </DataTableStoreContext.Provider>
      )}
    </>
  );
}
