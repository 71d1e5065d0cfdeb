import {
  type QueryKey,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useGetIdentity } from 'react-admin';
import { isObject } from '../../../domain/validate.ts';
import type { Preference } from '../../providers/app-data-provider.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { type ListView, useListView } from '../view/list-view.ts';
import type { View } from '../view/view.ts';

/** The beginning of the keys under which the server keeps what belongs to a list. */
export const preferencePrefix = ({ definition }: View, { name }: ListView): string =>
  `list:${definition.name}.${name}:`;

type Change = {
  readonly key: string;
  readonly value?: unknown;
  /** Called once it is written. Without it, the change is shown before it is. */
  readonly onStored?: () => void;
};

const NONE: readonly Preference[] = [];
const WRITES = ['preferences', 'write'];

/**
 * What this person has set about this list, on the server (docs/decisions/0046). A back end may have
 * no place for them, and then they are stored on the device.
 */
export function usePreferences() {
  const { view, list } = useListView();
  return usePreferencesUnder(preferencePrefix(view, list));
}

/** What this person has set under keys that begin alike; one prefix belongs to one part of the product. */
export function usePreferencesUnder(prefix: string) {
  const { identity } = useGetIdentity();
  const provider = useAppDataProvider();
  const queryKey = ['preferences', String(identity?.id ?? '')];
  const { data, isSuccess } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await provider.getPreferences({ signal })) ?? null,
    enabled: identity?.id !== undefined,
    // A back end without a place for them does not get one.
    staleTime: ({ state }) => (state.data === null ? Number.POSITIVE_INFINITY : FRESH_MS),
    retry: 1,
    meta: { silent: true },
  });
  const { mutate, mutateAsync, isError } = useWrites(queryKey);
  return {
    /** Whether the server keeps them; `undefined` while that is not known. */
    isOnServer: isSuccess ? data !== null : undefined,
    /** Those of the prefix, by the rest of their keys. */
    stored: (data ?? NONE).flatMap(({ key, value }) =>
      key.startsWith(prefix) ? [{ name: key.slice(prefix.length), value }] : [],
    ),
    keep: (name: string, value: unknown, onStored: () => void) =>
      mutate({ key: prefix + name, value, onStored }),
    /** Shows it at once. Throws if it could not be written, and then it is not shown any more. */
    keepSurely: (name: string, value: unknown) => mutateAsync({ key: prefix + name, value }),
    remove: (name: string) => mutate({ key: prefix + name }),
    failed: isError,
  };
}

/** A preference that another device has changed is found after this time at the latest. */
const FRESH_MS = 60_000;

/** Writes preferences one after the other, so that of two changes the later one stays. */
function useWrites(queryKey: QueryKey) {
  const provider = useAppDataProvider();
  const client = useQueryClient();
  type Known = readonly Preference[] | null;
  /** Shows a change, and returns what was shown before it. */
  const show = async (change: Change) => {
    // A reading under way would show what was there before.
    await client.cancelQueries({ queryKey });
    const before = storedAs(client.getQueryData<Known>(queryKey), change.key);
    client.setQueryData<Known>(queryKey, (all) => all && changed(all, change));
    return before;
  };
  return useMutation({
    mutationKey: WRITES,
    scope: { id: queryKey.join(' ') },
    mutationFn: ({ key, value }: Change) =>
      value === undefined
        ? provider.removePreference(key)
        : provider.keepPreference({ key, value }),
    onMutate: async (change) => (change.onStored ? undefined : { before: await show(change) }),
    onSuccess: async (_, change) => {
      if (!change.onStored) return;
      await show(change);
      change.onStored();
    },
    onError: async (_, { key, value }, context) => {
      const isShown = storedAs(client.getQueryData<Known>(queryKey), key) === value;
      if (context && isShown) await show({ key, value: context.before });
    },
    meta: { silent: true },
  });
}

const storedAs = (all: readonly Preference[] | null | undefined, key: string): unknown =>
  all?.find((one) => one.key === key)?.value;

const changed = (before: readonly Preference[], { key, value }: Change): readonly Preference[] => {
  const others = before.filter((one) => one.key !== key);
  return value === undefined ? others : [...others, { key, value }];
};

/** One preference of this list. It counts as stored once it is written. */
export function usePreference(name: string) {
  const { view, list } = useListView();
  const prefix = preferencePrefix(view, list);
  const { isOnServer, stored, keep } = usePreferencesUnder(prefix);
  const writes = useIsMutating({
    mutationKey: WRITES,
    predicate: ({ state: { variables } }) => isObject(variables) && variables.key === prefix + name,
  });
  return {
    isOnServer,
    value: stored.find((one) => one.name === name)?.value,
    keep: (value: unknown, onStored: () => void) => keep(name, value, onStored),
    isWriting: writes > 0,
  };
}
