import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useStore, useStoreContext } from 'react-admin';
import { isLeftToOthers } from '../../domain/access.ts';
import type { AppDataProvider } from './app-data-provider.ts';
import type { BackEndPart } from './capabilities.ts';
import { useAppDataProvider } from './use-app-data-provider.ts';
import { useGrants, useRole } from './use-role.ts';
import { isViewing } from './viewing.ts';

/** The query, sent once, whether the back end has a part. */
export const hasPartQuery = (provider: AppDataProvider, part: BackEndPart) =>
  queryOptions({
    queryKey: ['hasPart', part],
    queryFn: ({ signal }) => provider.hasPart(part, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  });

/**
 * Whether the back end has a part, for what is shown only where it certainly does. `undefined` while it
 * is unknown, also after a failed request: then the interface promises nothing.
 */
export function useHasPart(part: BackEndPart, { enabled = true } = {}): boolean | undefined {
  const { data } = useQuery({ ...hasPartQuery(useAppDataProvider(), part), enabled });
  return data;
}

/** What is known of the back end, and since when. Stored on the device until the logout. */
type Known = { readonly lacking: readonly string[]; readonly at: number };

const KEY = 'backEnd.lacking';
const NOTHING_KNOWN: Known = { lacking: [], at: 0 };
const ONE_HOUR = 3_600_000;

/**
 * Whether a part of the product is not there for whoever is signed in: their role leaves it to others,
 * or the back end lacks it. Until that is known, and where it did not answer, it counts as having
 * everything.
 */
export function useLacks(): (part: string) => boolean {
  const [known] = useStore<Known>(KEY, NOTHING_KNOWN);
  const lacking = useMemo(() => new Set(known.lacking), [known]);
  const role = useRole();
  const grants = useGrants();
  return useCallback(
    (part) =>
      lacking.has(part) ||
      // Who looks at the chat is seen there.
      (part === 'conversation' && isViewing()) ||
      (role !== undefined && isLeftToOthers({ id: '', role, grants }, part)),
    [lacking, role, grants],
  );
}

/** Learns what the back end lacks, unless that was read within the last hour. */
export function useLearnLacking(): (ask: () => Promise<readonly string[]>) => Promise<void> {
  const store = useStoreContext();
  return useCallback(
    async (ask) => {
      const { at } = store.getItem<Known>(KEY) ?? NOTHING_KNOWN;
      if (Date.now() - at < ONE_HOUR) return;
      const lacking = await ask();
      store.setItem(KEY, { lacking, at: Date.now() } satisfies Known);
    },
    [store],
  );
}
