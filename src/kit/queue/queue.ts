import type { Identifier, SortPayload } from 'react-admin';

/** Under this key the store keeps the list that was open last, for the pages of its records. */
export const QUEUE_KEY = 'queue';

/** A list as it stood when one of its records was opened: the records one goes through. */
export type Queue = {
  readonly resource: string;
  /** The key of the list's title. */
  readonly title: string | undefined;
  /** All that it is filtered by, its search and what the list always filters by among it. */
  readonly filter: Readonly<Record<string, unknown>>;
  readonly sort: SortPayload;
  readonly perPage: number;
  /** As the list is read, so that what it has read is found again. */
  readonly meta?: Readonly<Record<string, unknown>>;
  /** Where one is, counted from 0 over all pages; at first the beginning of the list's page. */
  readonly at: number;
};

/** A record beside another one, and its place over all pages. */
export type Neighbour = { readonly id: Identifier; readonly at: number };

export type QueuePlace = {
  /** Counted from 0 over all pages; none for a record that is not in what was read of the list. */
  readonly at: number | undefined;
  readonly previous: Neighbour | undefined;
  readonly next: Neighbour | undefined;
};

/**
 * The index of an id, or -1. Ids are compared as text: an address has digits where a record has a number.
 */
export function indexOfId(ids: readonly Identifier[], id: Identifier): number {
  const wanted = String(id);
  return ids.findIndex((one) => String(one) === wanted);
}

/**
 * Where a record is among the ids of neighbouring pages, of which the first has the place `offset`. A
 * record that has left the list, because it was sent on, was last at `lastAt`: what followed it has
 * moved up to there.
 */
export function placeIn(
  ids: readonly Identifier[],
  offset: number,
  { id, lastAt }: { readonly id: Identifier; readonly lastAt: number },
): QueuePlace {
  const found = indexOfId(ids, id);
  const at = found < 0 ? lastAt - offset : found;
  const neighbour = (index: number): Neighbour | undefined => {
    const one = ids[index];
    return one === undefined ? undefined : { id: one, at: offset + index };
  };
  return {
    at: found < 0 ? undefined : offset + found,
    previous: neighbour(at - 1),
    next: neighbour(found < 0 ? at : at + 1),
  };
}
