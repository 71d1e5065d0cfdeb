import { useQuery } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import type { Counts } from '../../providers/count-methods.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';

export type Counted = {
  resource: string;
  filter: Readonly<Record<string, string | boolean>>;
};

export type Count = { state: 'loading' } | { state: 'known'; value: number } | { state: 'unknown' };

const BY_ID = { field: 'id', order: 'ASC' } as const;
const ONE_ROW = { page: 1, perPage: 1 };

/**
 * How many records match a filter. What the back end counts in one call for all resources is taken
 * from there; anything else is read with a list of one row, which does not show the overlay.
 */
export function useCount({ resource, filter }: Counted): Count {
  const isSimple = isCountedWithOthers(filter);
  const { counts, isPending: isAsking } = useCounts(isSimple);
  const countedAlready = isSimple ? countIn(counts, { resource, filter }) : undefined;
  const isListed = !isSimple || (!isAsking && countedAlready === undefined);
  const { total, isPending } = useGetList(
    resource,
    { filter, sort: BY_ID, pagination: ONE_ROW },
    { meta: { silent: true }, enabled: isListed },
  );
  const value = countedAlready ?? total;
  if (value !== undefined) return { state: 'known', value };
  return { state: isAsking || isPending ? 'loading' : 'unknown' };
}

/** The counters of all resources; none where the back end does not count them in one call. */
export function useCounts(enabled = true): { counts: Counts | undefined; isPending: boolean } {
  const provider = useAppDataProvider();
  const { data, isPending } = useQuery({
    queryKey: ['counts'],
    queryFn: async ({ signal }) => (await provider.getCounts({ signal })) ?? null,
    enabled,
    // Without them, each figure is read on its own, and says itself what is wrong.
    retry: false,
    throwOnError: false,
    meta: { silent: true },
  });
  return { counts: data ?? undefined, isPending: enabled && isPending };
}

const isCountedWithOthers = (filter: Counted['filter']): boolean =>
  Object.entries(filter).every(
    ([field, value], _, all) =>
      all.length === 1 && (field === 'state' || field === 'status') && typeof value === 'string',
  );

function countIn(counts: Counts | undefined, { resource, filter }: Counted): number | undefined {
  const counted = counts?.[resource];
  const [state] = Object.values(filter);
  return state === undefined ? counted?.count : counted?.states?.[String(state)];
}
