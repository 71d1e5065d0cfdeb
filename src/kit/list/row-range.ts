import { createContext } from 'react';
import { ROWS_OF_RANGE } from '../../providers/list-query.ts';
import { createListeners } from '../listeners.ts';

// A list that shows all of many records knows their ids, and reads the records that come into sight, a
// range at a time (docs/decisions/0188).

export type RowRange = {
  /** Notes which rows are drawn, by their indexes. */
  look: (indexes: readonly number[]) => void;
  /** Whether the ids of all have been read: until then only the first rows are there. */
  isOrdered: boolean;
  /** Why something could not be read, and how to read it again. */
  failure: { readonly error: unknown; readonly retry: () => void } | undefined;
};

/** Only in a list whose records are read by range. */
export const RowRangeContext = createContext<RowRange | undefined>(undefined);

/** Which ranges are in sight, by their indexes: the first has the rows from 0 on. */
export function createSight() {
  let indexes: readonly number[] = [0];
  let ranges: readonly number[] = [0];
  let rangeOf = (index: number): number => Math.floor(index / ROWS_OF_RANGE);
  const { subscribe, notify } = createListeners();
  const update = () => {
    const next = [...new Set(indexes.map((index) => rangeOf(index)))];
    if (next.length === ranges.length && next.every((one, at) => one === ranges[at])) return;
    ranges = next;
    notify();
  };
  return {
    subscribe,
    ranges: () => ranges,
    look(drawn: readonly number[]): void {
      indexes = drawn;
      update();
    },
    /** Sets in which range the record of a row is: rows move up where records were deleted. */
    follow(range: (index: number) => number): void {
      rangeOf = range;
      update();
    },
  };
}

export type Sight = ReturnType<typeof createSight>;
