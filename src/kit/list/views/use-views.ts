import { useMemo } from 'react';
import { useListContext, useStore } from 'react-admin';
import type { SavedView } from '../../../providers/saved-views.ts';
import {
  openedViewKeyOf,
  pageSizeKeyOf,
  ranksKeyOf,
  tableKeyOf,
  useListView,
} from '../../view/list-view.ts';
import { useListFilters } from '../filters/list-filters.ts';
import { hiddenAtFirst, useColumns } from '../use-columns.tsx';
import { type Known, knownLook, type ListLook, showsView, standardLook } from './list-look.ts';
import { useSavedViews } from './use-saved-views.ts';

/** The saved views of a list, and which of them the list shows now, if any. */
export function useViews() {
  const { view: resource, list } = useListView();
  const known = useKnown();
  const { views, failed, ...scope } = useSavedViews();
  const [look, setLook] = useListLook(known);
  const [opened, setOpened] = useStore<string | undefined>(openedViewKeyOf(resource, list));

  const last = views.find(({ name }) => name === opened);
  const isShown = (view: SavedView) => showsView(look, view, known);
  const shown = last && isShown(last) ? last : views.find(isShown);

  return {
    views,
    failed,
    /** The view that the list shows. */
    shown,
    /** The view that was shown before it was changed. */
    left: shown ? undefined : last,
    /** Shows a view, or the default list. */
    show: (view?: SavedView) => {
      setLook(view ?? standardLook(known));
      setOpened(view?.name);
    },
    /** Saves the current look under a name; an existing view of that name is replaced. */
    keep: (name: string) => {
      scope.keep({ ...look, name });
      setOpened(name);
    },
    rename: (view: SavedView, name: string) => {
      scope.rename(view, name);
      if (view.name === opened) setOpened(name);
    },
    remove: (view: SavedView) => {
      scope.remove(view);
      if (view.name === opened) setOpened(undefined);
    },
  };
}

export type Views = ReturnType<typeof useViews>;

/** What this list supports of what a view may say. */
function useKnown(): Known {
  const { view, list } = useListView();
  const filters = useListFilters();
  const columns = useColumns();
  const [perPage = list.perPage] = useStore<number | undefined>(pageSizeKeyOf(view, list));
  return useMemo(
    () => ({
      fields: [
        'q',
        ...(list.split ? [list.split] : []),
        ...list.foundBy,
        ...filters.flatMap(({ fields }) => fields),
      ],
      sorts: [
        list.sort.field,
        ...columns.filter(({ isSortable }) => isSortable).map(({ source }) => source),
      ],
      renamed: Object.fromEntries(
        columns.flatMap(({ source, sourceBefore }) =>
          sourceBefore ? [[sourceBefore, source]] : [],
        ),
      ),
      sort: list.sort,
      perPage,
    }),
    [list, filters, columns, perPage],
  );
}

/** The current look of the list, and a function to change it. */
function useListLook(known: Known): readonly [ListLook, (look: ListLook) => void] {
  const { view, list } = useListView();
  const { filterValues, setFilters, sort, setSort, perPage, setPerPage } = useListContext();
  const first = hiddenAtFirst(view, list);
  const [hidden, setHidden] = useStore<readonly string[] | undefined>(tableKeyOf(view, list));
  const [ranks, setRanks] = useStore<readonly number[] | undefined>(ranksKeyOf(view, list));

  const look: ListLook = {
    filter: filterValues,
    sort: { field: sort.field, order: sort.order },
    perPage,
    ...(hidden && differs(hidden, first) && { hidden: hidden.toSorted() }),
    ...(ranks?.length && { ranks }),
  };

  const show = (wanted: ListLook): void => {
    const next = knownLook(wanted, known);
    setFilters({ ...next.filter }, undefined, false);
    // Sorting by the same field again would reverse the direction.
    if (next.sort.field !== sort.field || next.sort.order !== sort.order) setSort(next.sort);
    setPerPage(next.perPage);
    setHidden(next.hidden ?? first);
    setRanks(next.ranks ?? []);
  };

  return [look, show];
}

/** Whether the hidden columns are not those that are hidden at first. */
const differs = (hidden: readonly string[], first: readonly string[]): boolean =>
  hidden.length !== first.length || hidden.some((source) => !first.includes(source));
