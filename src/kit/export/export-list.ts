import type { useTranslate } from 'react-admin';
import { todayInBerlin } from '../../../domain/berlin-clock.ts';
import type { AppDataProvider } from '../../providers/app-data-provider.ts';
import type { ListView } from '../view/list-view.ts';
import type { View } from '../view/view.ts';
import { collectRecords, type Wanted } from './collect-records.ts';
import { downloadFile } from './download-file.ts';
import { recordSheet } from './record-sheet.ts';
import { sheetToCsv } from './sheet-to-csv.ts';
import { toWorkbook } from './to-workbook.ts';

export type ExportFormat = 'xlsx' | 'csv';

/** The progress of an export; once all records are read, the file is written. */
export type ExportProgress = { done: number; of: number; writing: boolean };

type RequestedExport = { view: View; list: ListView; wanted: Wanted; format: ExportFormat };

type Dependencies = {
  provider: AppDataProvider;
  translate: ReturnType<typeof useTranslate>;
  locale: string;
};

type Options = { signal: AbortSignal; onProgress: (progress: ExportProgress) => void };

/**
 * Downloads the records of a list as a file, and says how many of the wanted ones no longer exist.
 * Throws if they cannot be read.
 */
export async function exportList(
  { view, list, wanted, format }: RequestedExport,
  { provider, translate, locale }: Dependencies,
  { signal, onProgress }: Options,
): Promise<{ missing: number }> {
  const records = await collectRecords(provider, wanted, {
    signal,
    onProgress: (done, of) => onProgress({ done, of, writing: false }),
  });
  onProgress({ done: records.length, of: records.length, writing: true });
  const resource = view.definition.name;
  const title = list.title
    ? translate(list.title)
    : translate(`resources.${resource}.name`, { smart_count: 2 });
  const sheet = recordSheet(view, records, {
    name: title,
    rightToLeft: locale === 'ar',
    locale,
    translate,
    isDense: list.isDense,
  });
  const file = format === 'csv' ? sheetToCsv(sheet) : await toWorkbook(sheet, signal);
  signal.throwIfAborted();
  await provider.noteExport({ resource, format, rows: records.length });
  const name = list.name === 'list' ? resource : list.name;
  downloadFile(`${name}-${todayInBerlin()}.${format}`, file);
  return { missing: wanted.ids ? wanted.ids.length - records.length : 0 };
}
