import type { Identifier } from 'react-admin';

export type RowFocus = ReturnType<typeof createRowFocus>;

/**
 * Where the keyboard stands in a table. One row at a time is the tab stop of all of them; it is where
 * the focus was last. Rows are known by their orders, so that the focus stays with an order when the
 * list is sorted or read again, and goes to the next one when its own has left.
 */
export function createRowFocus() {
  let rows: readonly Identifier[] = [];
  let stop: Identifier | undefined;
  let place = 0;
  let holder: Identifier | undefined;
  let wanted: Identifier | undefined;
  const listeners = new Set<() => void>();

  const stopAt = (id: Identifier | undefined) => {
    if (id === stop) return;
    stop = id;
    place = id === undefined ? 0 : Math.max(0, rows.indexOf(id));
    for (const listener of listeners) listener();
  };

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** The row that the tab key comes to. */
    stop: () => stop,
    /** The orders of the table, from top to bottom. */
    rows: () => rows,
    /** The table shows these orders now. */
    follow(next: readonly Identifier[]): void {
      rows = next;
      if (stop !== undefined && next.includes(stop)) {
        place = next.indexOf(stop);
        return;
      }
      const hasLost = holder !== undefined && holder === stop;
      const heir = next[hasLost ? Math.min(place, next.length - 1) : 0];
      holder = undefined;
      if (hasLost) wanted = heir;
      stopAt(heir);
    },
    /** Leads the focus to a row, which may not be drawn yet. */
    move(id: Identifier): void {
      wanted = id;
      stopAt(id);
    },
    /** Whether the focus is on its way to this row, which is drawn now. */
    arrives(id: Identifier): boolean {
      if (wanted !== id) return false;
      wanted = undefined;
      return true;
    },
    /** The focus has come to a row, or to something in it. */
    take(id: Identifier): void {
      holder = id;
      stopAt(id);
    },
    /** The focus has gone from a row. */
    release(id: Identifier): void {
      if (holder === id) holder = undefined;
    },
  };
}
