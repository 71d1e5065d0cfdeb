import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useGetIdentity } from 'react-admin';
import type { Preference } from '../../providers/app-data-provider.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { type ListView, useListView } from '../view/list-view.ts';
import type { View } from '../view/view.ts';

/** The beginning of the keys under which the server keeps what belongs to a list. */
export const preferencePrefix = ({ definition }: View, { name }: ListView): string =>
  `list:${definition.name}.${name}:`;

type Change = { readonly key: string; readonly value?: unknown };

const NONE: readonly Preference[] = [];

/**
 * What this person has set about this list, on the server (docs/decisions/0046). A change is shown
 * at once and stays shown if it could not be written; the next reading tells. A back end may have no
 * place for them, and then they are kept on the device.
 */
export function usePreferences() {
  const { view, list } = useListView();
  const { identity } = useGetIdentity();
  const provider = useAppDataProvider();
  const client = useQueryClient();
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
  const { mutate, mutateAsync, isError } = useMutation({
    mutationFn: ({ key, value }: Change) =>
      value === undefined
        ? provider.removePreference(key)
        : provider.keepPreference({ key, value }),
    onMutate: async (change: Change) => {
      // A reading under way would show what was there before.
      await client.cancelQueries({ queryKey });
      client.setQueryData<readonly Preference[] | null>(queryKey, (before) =>
        before ? changed(before, change) : before,
      );
    },
    meta: { silent: true },
  });
  const prefix = preferencePrefix(view, list);
  return {
    /** Whether the server keeps them; `undefined` while that is not known. */
    isOnServer: isSuccess ? data !== null : undefined,
    /** This list's, by the rest of their keys. */
    kept: (data ?? NONE).flatMap(({ key, value }) =>
      key.startsWith(prefix) ? [{ name: key.slice(prefix.length), value }] : [],
    ),
    keep: (name: string, value: unknown) => mutate({ key: prefix + name, value }),
    keepSurely: (name: string, value: unknown) => mutateAsync({ key: prefix + name, value }),
    remove: (name: string) => mutate({ key: prefix + name }),
    failed: isError,
  };
}

/** A preference that another device has changed is found after this time at the latest. */
const FRESH_MS = 60_000;

const changed = (before: readonly Preference[], { key, value }: Change): readonly Preference[] => {
  const others = before.filter((one) => one.key !== key);
  return value === undefined ? others : [...others, { key, value }];
};

/** One preference of this list. */
export function usePreference(name: string) {
  const { isOnServer, kept, keep, remove } = usePreferences();
  return {
    isOnServer,
    value: kept.find((one) => one.name === name)?.value,
    keep: (value: unknown) => keep(name, value),
    remove: () => remove(name),
  };
}
