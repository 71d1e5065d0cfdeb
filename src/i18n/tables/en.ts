/** Texts of columns that are more than a field. */
export const columns = {
  weights: { label: 'Weight', from: 'from %{from}', upTo: 'up to %{to}' },
  /** Of a tour. */
  overdue: 'Open, but over',
};

/** Tables of new records. */
export const tables = { import: 'Import' };

export type ColumnsTexts = typeof columns;

export type TablesTexts = typeof tables;
