import type { ColumnsTexts, TablesTexts } from './en.ts';
export const columns: ColumnsTexts = {
  weights: { label: 'Gewicht', from: 'ab %{from}', upTo: 'bis %{to}' },
  overdue: 'Offen, aber vorbei',
};

/** Tables of new records. */
export const tables: TablesTexts = { import: 'Importieren' };
