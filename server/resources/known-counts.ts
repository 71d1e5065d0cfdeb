import { onceFor } from '../once-for.ts';
import type { ListQuery } from './list-query.ts';
import type { Executor, Storage } from './storage.ts';

/** A count, and the mark of the writes that it includes. */
type Counted = { readonly mark: string; readonly count: number };

const MOST_KNOWN = 500;

const countsOf = onceFor((_executor: Executor) =>
  onceFor((_storage: Storage) => new Map<string, Counted>()),
);

const keyOf = ({ filters, search }: ListQuery): string => JSON.stringify([filters, search]);

/** Whether a count holds until the next write to the table: what it filters by stands in it. */
export const canBeKnown = ({ mark, column }: Storage, { filters }: ListQuery): boolean =>
  mark !== undefined && filters.every(({ path }) => column(path, 'r') !== undefined);

/** How many records match a query, where it was counted at this mark before. */
export function knownCount(
  executor: Executor,
  storage: Storage,
  query: ListQuery,
  mark: string,
): number | undefined {
  const found = countsOf(executor)(storage).get(keyOf(query));
  return found?.mark === mark ? found.count : undefined;
}

/** Keeps a count for the next who ask; of too many the one that was kept longest ago goes. */
export function keepCount(
  executor: Executor,
  storage: Storage,
  query: ListQuery,
  counted: Counted,
): void {
  const counts = countsOf(executor)(storage);
  const key = keyOf(query);
  counts.delete(key);
  counts.set(key, counted);
  const [oldest] = counts.keys();
  if (counts.size > MOST_KNOWN && oldest !== undefined) counts.delete(oldest);
}
