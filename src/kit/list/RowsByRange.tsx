import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import {
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Identifier, type RaRecord, useListContext } from 'react-admin';
import { ROWS_OF_RANGE } from '../../providers/list-query.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { useListIds } from '../../providers/use-list-ids.ts';
import { unreadRow } from '../selection/unread-row.ts';
import type { RangedRows } from './RangedList.tsx';
import type { Sight } from './row-range.ts';

type Props = {
  /** All that the list is filtered by. */
  filter: Readonly<Record<string, unknown>>;
  /** The records that the list itself has read: the first, and those that wait for the line. */
  first: readonly RaRecord[];
  sight: Sight;
  onRead: (read: RangedRows) => void;
};

/** Whoever scrolls back sees what was read, as long as nothing is changed: then lists are read again. */
const FRESH_MS = 60_000;

/** Reads the ids of a list, and the records in sight; it draws nothing. */
export default function RowsByRange({ filter, first, sight, onRead }: Props) {
  const { resource, sort } = useListContext();
  const { data: order, error: idsError, refetch } = useListIds(resource, { filter, sort });
  const ranges = useSyncExternalStore(sight.subscribe, sight.ranges);
  const { parts, rows, error, retry } = useRanges(order, { ranges, first });
  const places = useMemo(() => new Map(order?.map((id, at) => [id, at])), [order]);
  const [records] = useState(createRecords);
  const report = useEffectEvent(onRead);
  const failed = idsError ?? error;
  useLayoutEffect(() => {
    records.note(
      first,
      first.map(({ id }) => id),
    );
    for (const [at, part] of parts.entries()) {
      const read = rows[at];
      if (read) records.note(read, part);
    }
    const again = () => {
      void refetch();
      retry();
    };
    const shown = order ? records.inOrder(order) : first;
    if (order)
      sight.follow((index) =>
        Math.floor((places.get(shown[index]?.id ?? '') ?? 0) / ROWS_OF_RANGE),
      );
    report({
      rows: shown,
      isOrdered: order !== undefined,
      failure: failed ? { error: failed, retry: again } : undefined,
    });
  }, [records, order, places, sight, first, parts, rows, failed, refetch, retry]);
  return null;
}

type Ids = readonly Identifier[];

type Sought = { ranges: readonly number[]; first: readonly RaRecord[] };

/** The records of the ranges in sight, without those that the list itself has read. */
function useRanges(order: Ids | undefined, { ranges, first }: Sought) {
  const { resource } = useListContext();
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const parts = useMemo(() => {
    const read = new Set(first.map(({ id }) => id));
    return ranges.map((at) =>
      (order ?? [])
        .slice(at * ROWS_OF_RANGE, (at + 1) * ROWS_OF_RANGE)
        .filter((id) => !read.has(id)),
    );
  }, [order, ranges, first]);
  // As react-admin names what it reads by ids, so that changes find it.
  const keyOf = useCallback((ids: Ids) => [resource, 'getMany', { ids }], [resource]);
  const { rows, error } = useQueries({
    queries: parts.map((ids) => ({
      queryKey: keyOf(ids),
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await provider.getMany(resource, { ids: [...ids], signal })).data,
      enabled: ids.length > 0,
      staleTime: FRESH_MS,
    })),
    combine: readOf,
  });
  const retry = useCallback(() => {
    for (const ids of parts) void client.refetchQueries({ queryKey: keyOf(ids), exact: true });
  }, [client, keyOf, parts]);
  return { parts, rows, error, retry };
}

const readOf = (reads: readonly UseQueryResult<RaRecord[]>[]) => ({
  rows: reads.map(({ data }) => data),
  error: reads.find(({ error }) => error)?.error ?? undefined,
});

/** The records that were read, and what stands for the others. */
function createRecords() {
  const read = new Map<Identifier, RaRecord>();
  const deleted = new Set<Identifier>();
  let order: Ids | undefined;
  let rows: readonly RaRecord[] = [];
  let places: ReadonlyMap<Identifier, number> = new Map();
  /** What was read since the rows were last put in order. */
  let added: RaRecord[] = [];
  /** Whether a record has left since then, or is there again. */
  let hasMoved = false;
  return {
    /** Notes the answer to a request for some records: those that are not in it no longer exist. */
    note(records: readonly RaRecord[], requested: Ids): void {
      const found = new Set(records.map(({ id }) => id));
      for (const id of requested) {
        const isNews = found.has(id) ? deleted.delete(id) : !deleted.has(id);
        if (!found.has(id)) deleted.add(id);
        hasMoved ||= isNews;
      }
      for (const record of records) {
        if (read.get(record.id) === record) continue;
        read.set(record.id, record);
        added.push(record);
      }
    },
    /** The records that still exist, in an order; the same as before if nothing is new. */
    inOrder(next: Ids): readonly RaRecord[] {
      if (next !== order || hasMoved) {
        rows = next.filter((id) => !deleted.has(id)).map((id) => read.get(id) ?? unreadRow(id));
        places = new Map(rows.map(({ id }, at) => [id, at]));
      } else if (added.length > 0) {
        // A few among a hundred thousand: all the others stay where they are.
        const filled = [...rows];
        for (const record of added) {
          const at = places.get(record.id);
          if (at !== undefined) filled[at] = record;
        }
        rows = filled;
      }
      order = next;
      added = [];
      hasMoved = false;
      return rows;
    },
  };
}
