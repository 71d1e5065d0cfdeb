import { useMemo, useState } from 'react';
import { type Identifier, useGetList, useStoreContext } from 'react-admin';
import { ALL_ROWS } from '../../providers/list-query.ts';
import { useListIds } from '../../providers/use-list-ids.ts';
import { indexOfId, type Neighbour, placeIn, QUEUE_KEY, type Queue } from './queue.ts';

/** As long as nothing is changed: a change of a record has the lists read again. */
const FRESH_MS = 60_000;

export type PlaceInQueue = {
  readonly title: string | undefined;
  /** Counted from 1. */
  readonly position: number;
  readonly total: number;
  /** Whether the record itself is still in the list. */
  readonly isIn: boolean;
  readonly previous: Neighbour | undefined;
  readonly next: Neighbour | undefined;
  /** Notes that one goes to a neighbour. */
  readonly go: (to: Neighbour) => void;
};

/**
 * The place of a record in the list that one came from, with its neighbours across the pages of the
 * list; nothing where one did not come from a list that has it. Usually the page that the list has just
 * shown is all that is needed; the pages beside it are read at its ends.
 */
export function useQueue(resource: string, id: Identifier): PlaceInQueue | undefined {
  const { getItem, setItem } = useStoreContext();
  const [queue, setQueue] = useState(() => {
    const noted = getItem<Queue>(QUEUE_KEY);
    return noted?.resource === resource ? noted : undefined;
  });
  /** The records that were seen in the list, with their last place: they may leave it. */
  const [seen, setSeen] = useState<Neighbour>();
  const { perPage, at: start } = queue ?? NO_QUEUE;
  // All ids of a list that shows all are read at once, more than a page can have.
  const isWhole = perPage === ALL_ROWS;
  const page = isWhole ? 1 : Math.floor(start / perPage) + 1;
  const { ids, total, isRead } = useQueuePage(resource, queue, page, true);
  const lastAt = seen?.id === id ? seen.at : start;
  // There can be 100,000 of them, which are not gone through with each drawing.
  const index = useMemo(() => indexOfId(ids, id), [ids, id]);
  const before = useQueuePage(resource, queue, page - 1, isRead && page > 1 && index <= 0);
  const isAtEnd = index < 0 || index === ids.length - 1;
  const after = useQueuePage(
    resource,
    queue,
    page + 1,
    isRead && !isWhole && isAtEnd && page * perPage < total,
  );
  const place = useMemo(() => {
    const offset = (page - 1) * perPage - before.ids.length;
    return placeIn([...before.ids, ...ids, ...after.ids], offset, { id, lastAt });
  }, [before.ids, ids, after.ids, page, perPage, id, lastAt]);
  if (!queue || !isRead) return undefined;

  if (place.at !== undefined && (seen?.id !== id || seen.at !== place.at)) {
    setSeen({ id, at: place.at });
  }
  if (place.at === undefined && seen?.id !== id) return undefined;
  return {
    title: queue.title,
    position: (place.at ?? lastAt) + 1,
    total,
    isIn: place.at !== undefined,
    previous: place.previous,
    next: place.next,
    go: ({ at }) => {
      const moved = { ...queue, at };
      setQueue(moved);
      setItem(QUEUE_KEY, moved);
    },
  };
}

const NO_QUEUE = { perPage: 1, at: 0 } as const;
/** As react-admin has it. */
const UNSORTED = { field: 'id', order: 'ASC' } as const;
const NO_IDS: readonly Identifier[] = [];

/** The ids of one page of a list, from what the list has read of it if nothing has changed since. */
function useQueuePage(
  resource: string,
  queue: Queue | undefined,
  page: number,
  isNeeded: boolean,
): { readonly ids: readonly Identifier[]; readonly total: number; readonly isRead: boolean } {
  const { filter = {}, sort = UNSORTED, perPage = 1, meta } = queue ?? {};
  const isWhole = perPage === ALL_ROWS;
  const enabled = queue !== undefined && isNeeded;
  const options = { staleTime: FRESH_MS, meta: { silent: true } };
  const whole = useListIds(resource, { filter, sort }, { ...options, enabled: enabled && isWhole });
  const { data, total = 0 } = useGetList(
    resource,
    { filter, pagination: { page, perPage }, sort, ...(meta && { meta }) },
    { ...options, enabled: enabled && !isWhole },
  );
  const paged = useMemo(() => data?.map((record) => record.id), [data]);
  const read = isWhole ? whole.data : paged;
  return {
    ids: (isNeeded && read) || NO_IDS,
    total: isWhole ? (read?.length ?? 0) : total,
    isRead: isNeeded && read !== undefined,
  };
}
