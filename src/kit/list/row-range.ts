import { createContext } from 'react';
import { ROWS_OF_RANGE } from '../../providers/list-query.ts';
import { createListeners } from '../listeners.ts';

// A list that shows all of many records knows their ids, and reads the records that come into sight, a
// range at a time (docs/decisions/0188).

/** Why records in sight could not be read, and how to read them again. */
type Failure = { readonly error: unknown; readonly retry: () => void };

export type RowRange = {
  /** Notes which rows are drawn, by their indexes. */
  look: (indexes: readonly number[]) => void;
  failure: Failure | undefined;
};

/** Only in a list whose records are read by range. */
export const RowRangeContext = createContext<RowRange | undefined>(undefined);

/** Which ranges are in sight, by their indexes: the first has the rows from 0 on. */
export function createSight() {
  let ranges: readonly number[] = [0];
  const { subscribe, notify } = createListeners();
  return {
    subscribe,
    ranges: () => ranges,
    look(indexes: readonly number[]): void {
      const next = [...new Set(indexes.map((index) => Math.floor(index / ROWS_OF_RANGE)))];
      if (next.length === ranges.length && next.every((one, at) => one === ranges[at])) return;
      ranges = next;
      notify();
    },
  };
}

export type Sight = ReturnType<typeof createSight>;
