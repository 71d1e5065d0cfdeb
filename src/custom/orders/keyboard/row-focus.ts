import type { Identifier } from 'react-admin';

export type RowFocus = ReturnType<typeof createRowFocus>;

/**
 * The keyboard position in a table. One row at a time is the tab stop: the one that last had the
 * focus. Rows are identified by their orders, so that the focus stays with an order when the list is
 * sorted or reloaded, and moves to the next one when the order has left.
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
    /** The row that is the tab stop. */
    stop: () => stop,
    /** The orders of the table, from top to bottom. */
    rows: () => rows,
    /** Sets the orders that the table shows now. */
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
    /** Moves the focus to a row, which may not be rendered yet. */
    move(id: Identifier): void {
      wanted = id;
      stopAt(id);
    },
    /** Whether this row, which has just been rendered, is about to receive the focus. */
    arrives(id: Identifier): boolean {
      if (wanted !== id) return false;
      wanted = undefined;
      return true;
    },
    /** A row, or a control in it, has received the focus. */
    take(id: Identifier): void {
      holder = id;
      stopAt(id);
    },
    /** A row has lost the focus. */
    release(id: Identifier): void {
      if (holder === id) holder = undefined;
    },
  };
}
