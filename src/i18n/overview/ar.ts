import type { OverviewTexts } from './en.ts';

export const overview: OverviewTexts = {
  contents: 'المحتويات',
  kilogram: '%{price} للكغ',
  draft:
    'لا مسودات |||| مسودة واحدة |||| مسودتان |||| %{number} مسودات |||| %{number} مسودة |||| %{number} مسودة',
  scheduled:
    'لا شيء مجدول |||| واحد مجدول |||| اثنان مجدولان |||| %{number} مجدولة |||| %{number} مجدولا |||| %{number} مجدول',
};
