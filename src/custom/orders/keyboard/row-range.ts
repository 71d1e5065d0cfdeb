import type { Identifier } from 'react-admin';

type Ids = readonly Identifier[];

export type RowRange = ReturnType<typeof createRowRange>;

/**
 * A selection that grows and shrinks with the focus, from its anchor to the focused row, in addition to
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
    /** A single row was selected or deselected; `selected` is the selection after that. */
    begin(id: Identifier, selected: Ids): void {
      anchor = { id, before: selected };
      growing = false;
    },
    /** The focus moves without the Shift key. */
    pause(): void {
      growing = false;
    },
    /** The focus moves from one row to another with Shift held down. */
    grow(from: Identifier, to: Identifier, rows: Ids, selected: Ids): Identifier[] {
      if (!growing || !anchor) anchor = { id: from, before: selected };
      growing = true;
      return upTo(to, rows, anchor);
    },
    /** Everything from the row selected last to this one. */
    reach(id: Identifier, rows: Ids, selected: Ids): Identifier[] {
      const from = anchor && rows.includes(anchor.id) ? anchor.id : id;
      return upTo(id, rows, { id: from, before: selected });
    },
  };
}
