import { hashKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useGetIdentity } from 'react-admin';
import { ignoringFailure } from '../../../../domain/ignoring-failure.ts';
import { isObject } from '../../../../domain/validate.ts';
import {
  type SavedView,
  savedViews,
  takeOverViews,
  type ViewScope,
} from '../../../providers/saved-views.ts';
import { useListView } from '../../view/list-view.ts';
import { usePreferences } from '../use-preferences.ts';
import { type ListLook, lookOf, type NamedView, namedForServer } from './list-look.ts';

/**
 * The views of a list that this person has saved, and the actions on them: on the server, or on this
 * device where the back end has no place for them. A view that the server did not accept is stored
 * on the device. Those on the device go to the server, and leave the device once they are there.
 */
export function useSavedViews() {
  const server = usePreferences();
  const { isOnServer } = server;
  const { onDevice, change, store, drop, isError } = useDeviceViews();
  const stored = server.stored.flatMap(({ name, value }) => readView(name, value));
  const current = namedForServer(onDevice, stored);

  const dropCopies = async (name: string, but?: SavedView) => {
    const copies = current.filter((one) => one.name === name && one.saved.name !== but?.name);
    await Promise.all(copies.map(({ saved }) => drop(saved)));
  };
  const onServer = async (saved: SavedView) => {
    try {
      await server.keepSurely(keyOf(saved.name), lookOf(saved));
      await dropCopies(saved.name);
    } catch {
      await store(saved);
      await dropCopies(saved.name, saved);
    }
  };
  const keep = (saved: SavedView) => change(() => (isOnServer ? onServer(saved) : store(saved)));
  const remove = ({ name }: Pick<SavedView, 'name'>) => {
    if (stored.some((one) => one.name === name)) server.remove(keyOf(name));
    change(() => dropCopies(name));
  };
  useMoveUp(isOnServer === true, current, async ({ saved, name }) => {
    await server.keepSurely(keyOf(name), lookOf(saved));
    change(() => drop(saved));
  });
  return {
    views: [
      ...stored,
      ...current.flatMap(({ saved, name, isThere }) => (isThere ? [] : { ...saved, name })),
    ].toSorted((a, b) => (a.name < b.name ? -1 : 1)),
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
        change(async () => {
          await store(named);
          await drop(saved);
        });
      }
    },
    remove,
  };
}

/** The views of this list on this device. */
function useDeviceViews() {
  const { view, list } = useListView();
  const { identity } = useGetIdentity();
  const { name: resource } = view.definition;
  const userId = String(identity?.id ?? '');
  const scope: ViewScope = { userId, list: `${resource}.${list.name}` };
  const queryClient = useQueryClient();
  const queryKey = ['savedViews', scope.userId, scope.list];
  const { data: onDevice = NONE } = useQuery({
    queryKey,
    queryFn: async () => {
      // The earlier name of this prefix in the storage.
      await takeOverViews({ userId, list: list.name === 'list' ? resource : list.name }, scope);
      return savedViews.all(scope);
    },
  });
  const { mutate: change, isError } = useMutation({
    mutationFn: (changes: () => Promise<void>) => changes(),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return {
    onDevice,
    change,
    store: (saved: SavedView) => savedViews.keep(scope, saved),
    /** Removes a view, unless another has been stored under its name since. */
    drop: async (saved: SavedView) => {
      const now = (await savedViews.all(scope)).find(({ name }) => name === saved.name);
      if (now && hashKey([now]) === hashKey([saved])) await savedViews.remove(scope, saved.name);
    },
    isError,
  };
}

const NONE: readonly SavedView[] = [];

const VIEW = 'view:';
const keyOf = (name: string): string => VIEW + name;

/** A view as the server keeps it: its name is part of the key. */
function readView(key: string, value: unknown): SavedView[] {
  if (!key.startsWith(VIEW) || !isObject(value) || !isObject(value.filter)) return [];
  const look = value as ListLook;
  return isObject(value.sort) ? [{ ...look, name: key.slice(VIEW.length) }] : [];
}

/** Moves the views of this device to the server, one after the other; a failed one stays here. */
function useMoveUp(
  isOnServer: boolean,
  views: readonly NamedView[],
  move: (view: NamedView) => Promise<void>,
): void {
  const begun = useRef(new Set<string>());
  const moveNow = useEffectEvent(move);
  useEffect(() => {
    if (!isOnServer) return;
    for (const view of views) {
      const key = hashKey([view.saved]);
      if (begun.current.has(key)) continue;
      begun.current.add(key);
      void ignoringFailure(moveNow(view), 'It stays on the device, and is tried again next time.');
    }
  }, [isOnServer, views]);
}
