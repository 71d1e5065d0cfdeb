import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useGetIdentity } from 'react-admin';
import { type SavedView, savedViews, type ViewShelf } from '../../../../providers/saved-views.ts';
import type { OrderListConfig } from '../../stages.ts';

/** The views of a list that this user has saved on this device, and the actions on them. */
export function useSavedViews(list: OrderListConfig) {
  const { identity } = useGetIdentity();
  const shelf: ViewShelf = { userId: String(identity?.id ?? ''), list: list.name };
  const queryClient = useQueryClient();
  const queryKey = ['savedViews', shelf.userId, shelf.list];
  const { data: views = NONE } = useQuery({ queryKey, queryFn: () => savedViews.all(shelf) });
  const { mutate, isError } = useMutation({
    mutationFn: (change: () => Promise<void>) => change(),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return {
    views,
    /** Whether the device could not store the last change. */
    failed: isError,
    keep: (view: SavedView) => mutate(() => savedViews.keep(shelf, view)),
    rename: (view: SavedView, name: string) =>
      mutate(async () => {
        await savedViews.keep(shelf, { ...view, name });
        if (name !== view.name) await savedViews.remove(shelf, view.name);
      }),
    remove: ({ name }: SavedView) => mutate(() => savedViews.remove(shelf, name)),
  };
}

const NONE: readonly SavedView[] = [];
