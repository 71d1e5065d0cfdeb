import Box from '@mui/material/Box';
import { Fragment, Suspense, useMemo } from 'react';
import { Outlet } from 'react-router-dom';
import { type FilterPart, ListViewContext } from '../view/list-view.ts';
import { useView } from '../view/use-view.ts';
import { LoadingRows } from './ListLoading.tsx';
import { RecordList } from './RecordList.tsx';

type Props = {
  name?: string;
  /** The filter that the list is opened with, until the user chooses another. */
  opensWith?: FilterPart;
};

/**
 * A list of a resource, as its view describes and its definition allows it: the one at the
 * resource's own address, or one of a name. It stays mounted below what its sub-paths open, which
 * know it by `useListView`.
 */
export function GeneratedList({ name, opensWith }: Props) {
  const view = useView();
  const list = view.lists.find((one) => one.name === name) ?? view.list;
  const listed = useMemo(() => ({ view, list }), [view, list]);
  const { above: Above, gate: Gate = Fragment } = list;
  return (
    <>
      <Suspense fallback={<LoadingRows rows={list.perPage + 1} />}>
        <Gate>
          {Above && (
            <Suspense fallback={<Box sx={{ minHeight: 48 }} />}>
              <Above />
            </Suspense>
          )}
          <RecordList key={list.name} view={view} list={list} {...(opensWith && { opensWith })} />
        </Gate>
      </Suspense>
      <ListViewContext value={listed}>
        <Outlet />
      </ListViewContext>
    </>
  );
}
