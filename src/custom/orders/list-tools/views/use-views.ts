import { useStore } from 'react-admin';
import type { SavedView } from '../../../../providers/saved-views.ts';
import { type OrderListConfig, storeKeyOf } from '../../stages.ts';
import { showsView, standardLook } from './list-look.ts';
import { useListLook } from './use-list-look.ts';
import { useSavedViews } from './use-saved-views.ts';

/** The saved views of a list, and which of them the list shows now, if any. */
export function useViews(list: OrderListConfig) {
  const { views, failed, ...shelf } = useSavedViews(list);
  const [look, setLook] = useListLook(list);
  const [opened, setOpened] = useStore<string | undefined>(`${storeKeyOf(list)}.view`);

  const last = views.find(({ name }) => name === opened);
  const isShown = (view: SavedView) => showsView(look, view, list);
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
      setLook(view ?? standardLook(list));
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
