import type { Identifier, RaRecord } from 'react-admin';

type Rows = readonly RaRecord[];

const known = new WeakMap<Rows, ReadonlyMap<Identifier, RaRecord>>();

/**
 * The records that a list shows, by their ids. They are gone through once for as long as the list shows
 * them, and not with each row that is ticked.
 */
export function rowsById(rows: Rows): ReadonlyMap<Identifier, RaRecord> {
  const before = known.get(rows);
  if (before) return before;
  const byId = new Map(rows.map((row) => [row.id, row]));
  known.set(rows, byId);
  return byId;
}
