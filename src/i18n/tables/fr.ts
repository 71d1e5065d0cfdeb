import type { ColumnsTexts, TablesTexts } from './en.ts';
export const columns: ColumnsTexts = {
  weights: { label: 'Poids', from: 'à partir de %{from}', upTo: 'jusqu’à %{to}' },
  overdue: 'Ouverte, mais passée',
};

/** Tables of new records. */
export const tables: TablesTexts = { import: 'Importer' };
