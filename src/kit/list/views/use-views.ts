import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useGetIdentity, useListContext, useStore } from 'react-admin';
import { isObject } from '../../../../domain/validate.ts';
import { type SavedView, savedViews, type ViewShelf } from '../../../providers/saved-views.ts';
import { storeKeyOf, tableKeyOf, useListView } from '../../view/list-view.ts';
import { useListFilters } from '../filters/list-filters.ts';
import { hiddenAtFirst, useColumns } from '../use-columns.tsx';
import { usePreferences } from '../use-preferences.ts';
import { type Known, knownLook, type ListLook, showsView, standardLook } from './list-look.ts';

/** The saved views of a list, and which of them the list shows now, if any. */
export function useViews() {
  const { view: resource, list } = useListView();
  const known = useKnown();
  const { views, failed, ...shelf } = useSavedViews();
  const [look, setLook] = useListLook(known);
  const [opened, setOpened] = useStore<string | undefined>(`${storeKeyOf(resource, list)}.view`);

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
      shelf.keep({ ...look, name });
      setOpened(name);
    },
    rename: (view: SavedView, name: string) => {
      shelf.rename(view, name);
      if (view.name === opened) setOpened(name);
    },
    remove: (view: SavedView) => {
      shelf.remove(view);
      if (view.name === opened) setOpened(undefined);
    },
  };
}

export type Views = ReturnType<typeof useViews>;

/** What this list supports of what a view may say. */
function useKnown(): Known {
  const { list } = useListView();
  const filters = useListFilters();
  const columns = useColumns();
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
      sort: list.sort,
      perPage: list.perPage,
    }),
    [list, filters, columns],
  );
}

/**
 * The views of a list that this person has saved, and the actions on them: on the server, or on this
 * device where the back end has no place for them. Those that a device has kept from before go to the
 * server, and leave the device once they are there.
 */
function useSavedViews() {
  const { view, list } = useListView();
  const { identity } = useGetIdentity();
  const server = usePreferences();
  const { isOnServer } = server;
  const shelf: ViewShelf = {
    userId: String(identity?.id ?? ''),
    list: list.name === 'list' ? view.definition.name : list.name,
  };
  const queryClient = useQueryClient();
  const queryKey = ['savedViews', shelf.userId, shelf.list];
  const { data: onDevice = NONE } = useQuery({ queryKey, queryFn: () => savedViews.all(shelf) });
  const { mutate, isError } = useMutation({
    mutationFn: (change: () => Promise<void>) => change(),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  const kept = server.kept.flatMap(({ name, value }) => readView(name, value));
  const moved = onDevice.filter(({ name }) => kept.every((one) => one.name !== name));
  useMoveUp(isOnServer === true, onDevice, async (saved) => {
    if (moved.includes(saved)) await server.keepSurely(keyOf(saved.name), lookOf(saved));
    await savedViews.remove(shelf, saved.name);
    await queryClient.invalidateQueries({ queryKey });
  });
  const keep = (saved: SavedView) =>
    isOnServer
      ? server.keep(keyOf(saved.name), lookOf(saved))
      : mutate(() => savedViews.keep(shelf, saved));
  const remove = ({ name }: Pick<SavedView, 'name'>) =>
    isOnServer ? server.remove(keyOf(name)) : mutate(() => savedViews.remove(shelf, name));
  return {
    views: [...kept, ...moved].toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    /** Whether the last change could not be stored. */
    failed: isError || server.failed,
    keep,
    /** Under its new name it is stored first: if that fails, it keeps the old one. */
    rename: (saved: SavedView, name: string) => {
      const named = { ...saved, name };
      if (name === saved.name) keep(named);
      else if (isOnServer) {
        server.keepSurely(keyOf(name), lookOf(named)).then(
          () => remove(saved),
          () => undefined, // `failed` says so.
        );
      } else {
        mutate(async () => {
          await savedViews.keep(shelf, named);
          await savedViews.remove(shelf, saved.name);
        });
      }
    },
    remove,
  };
}

const VIEW = 'view:';
const keyOf = (name: string): string => VIEW + name;
const lookOf = ({ name: _, ...look }: SavedView): ListLook => look;

/** A view as the server keeps it: its name is part of the key. */
function readView(key: string, value: unknown): SavedView[] {
  if (!key.startsWith(VIEW) || !isObject(value) || !isObject(value.filter)) return [];
  const look = value as ListLook;
  return isObject(value.sort) ? [{ ...look, name: key.slice(VIEW.length) }] : [];
}

/** Moves the views of this device to the server, one after the other; a failed one stays here. */
function useMoveUp(
  isOnServer: boolean,
  views: readonly SavedView[],
  move: (view: SavedView) => Promise<void>,
): void {
  const begun = useRef(new Set<string>());
  useEffect(() => {
    if (!isOnServer) return;
    for (const view of views) {
      if (begun.current.has(view.name)) continue;
      begun.current.add(view.name);
      move(view).catch(() => undefined); // It stays on the device, and is tried again next time.
    }
  });
}

const NONE: readonly SavedView[] = [];

/** The current look of the list, and a function to change it. */
function useListLook(known: Known): readonly [ListLook, (look: ListLook) => void] {
  const { view, list } = useListView();
  const { filterValues, setFilters, sort, setSort, perPage, setPerPage } = useListContext();
  const tableKey = tableKeyOf(view, list);
  const first = hiddenAtFirst(view, list);
  // The keys under which react-admin's table stores the hidden columns and the column order.
  const [hidden, setHidden] = useStore<readonly string[] | undefined>(tableKey);
  const [ranks, setRanks] = useStore<readonly number[] | undefined>(`${tableKey}_columnRanks`);

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
