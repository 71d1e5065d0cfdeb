import type { ColumnsTexts, TablesTexts } from './en.ts';
export const columns: ColumnsTexts = {
  weights: { label: 'الوزن', from: 'من %{from}', upTo: 'حتى %{to}' },
  overdue: 'مفتوحة لكنها انتهت',
};

/** Tables of new records. */
export const tables: TablesTexts = { import: 'استيراد' };
