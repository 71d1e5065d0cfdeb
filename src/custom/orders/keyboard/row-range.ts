import type { Identifier } from 'react-admin';

type Ids = readonly Identifier[];

export type RowRange = ReturnType<typeof createRowRange>;

/**
 * A selection that grows and shrinks with the focus: from where it began to where the focus is, beside
 * what was selected before.
 */
export function createRowRange() {
  let anchor: { id: Identifier; before: Ids } | undefined;
  let growing = false;
  const upTo = (id: Identifier, rows: Ids, from: { id: Identifier; before: Ids }): Identifier[] => {
    const ends = [rows.indexOf(from.id), rows.indexOf(id)].toSorted((a, b) => a - b);
    const [first = 0, last = 0] = ends;
    return [...new Set([...from.before, ...rows.slice(Math.max(0, first), last + 1)])];
  };

  return {
    /** A row was selected or taken off by itself; `selected` is what is selected since. */
    begin(id: Identifier, selected: Ids): void {
      anchor = { id, before: selected };
      growing = false;
    },
    /** The focus goes on without the shift key. */
    pause(): void {
      growing = false;
    },
    /** The focus goes from one row to another with the shift key held down. */
    grow(from: Identifier, to: Identifier, rows: Ids, selected: Ids): Identifier[] {
      if (!growing || !anchor) anchor = { id: from, before: selected };
      growing = true;
      return upTo(to, rows, anchor);
    },
    /** Everything from the row that was selected last to this one. */
    reach(id: Identifier, rows: Ids, selected: Ids): Identifier[] {
      const from = anchor && rows.includes(anchor.id) ? anchor.id : id;
      return upTo(id, rows, { id: from, before: selected });
    },
  };
}
