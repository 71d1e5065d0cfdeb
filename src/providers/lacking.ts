import { useCallback, useMemo } from 'react';
import { useStore, useStoreContext } from 'react-admin';
import { isLeftToOthers } from '../../domain/access.ts';
import type { resources } from '../../domain/resources/registry.ts';
import { useRole } from './use-role.ts';

/** A part of the product that a back end may lack: a resource by its name, or something beside them. */
export type BackEndPart = keyof typeof resources | 'conversation' | 'imports' | 'parcels';

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
  return useCallback((part) => lacking.has(part) || isLeftToOthers(role, part), [lacking, role]);
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
