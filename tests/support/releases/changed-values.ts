/**
 * What migrations change in rows that are there already, by the migration that does it. Everything
 * else that a released state has stored is still stored, value by value.
 */
export type ChangedValues = {
  /** Columns whose values change or that are dropped, as `table.column`. */
  readonly columns?: readonly string[];
  /** Tables that lose rows, get more of them, or are dropped. */
  readonly tables?: readonly string[];
};

export const CHANGED_VALUES: Readonly<Record<string, ChangedValues>> = {
  // People who wait to be written to are rows.
  '0154_campaign_people': { columns: ['campaign.waiting', 'campaign.planned_people'] },
};

/** What has changed since a state, whose last migration is named. */
export function changedSince(state: string): { columns: Set<string>; tables: Set<string> } {
  const later = Object.entries(CHANGED_VALUES).filter(([name]) => name > state);
  return {
    columns: new Set(later.flatMap(([, { columns = [] }]) => columns)),
    tables: new Set(later.flatMap(([, { tables = [] }]) => tables)),
  };
}
