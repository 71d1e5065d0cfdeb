import type { Definition } from '../../../domain/define.ts';
import { columnName, type ImportRow, type ImportRun } from '../../../domain/imports/import-run.ts';
import { downloadFile } from '../../kit/export/download-file.ts';
import type { ExportFormat } from '../../kit/export/export-list.ts';
import type { Sheet } from '../../kit/export/sheet.ts';
import { sheetToCsv } from '../../kit/export/sheet-to-csv.ts';
import { toWorkbook } from '../../kit/export/to-workbook.ts';
import type { AppDataProvider } from '../../providers/app-data-provider.ts';
import { rowErrorReason } from './row-error-reason.ts';

type Translate = (key: string, options?: Record<string, unknown>) => string;

const ROWS_AT_ONCE = 1_000;

type Resource = Pick<Definition, 'name' | 'fields'>;

type Dependencies = {
  provider: Pick<AppDataProvider, 'getImportRows'>;
  translate: Translate;
  definition: Resource;
  locale: string;
  signal: AbortSignal;
};

/**
 * Downloads the rows that were left out, as they stood in the table, with what is wrong with them
 * behind the last column. Corrected, the file can be imported as it is.
 */
export async function downloadInvalidRows(
  run: ImportRun,
  format: ExportFormat,
  { provider, translate, definition, locale, signal }: Dependencies,
): Promise<void> {
  const rows = [
    ...(await collect(provider, run, { verdict: 'faulty' }, signal)),
    ...(await collect(provider, run, { outcome: 'failed' }, signal)),
  ].toSorted((a, b) => a.number - b.number);
  const sheet = invalidRowsSheet(run, rows, {
    translate,
    definition,
    rightToLeft: locale === 'ar',
  });
  const file = format === 'csv' ? sheetToCsv(sheet) : await toWorkbook(sheet, signal);
  signal.throwIfAborted();
  const name = run.fileName.replace(/\.[^.]*$/, '');
  downloadFile(`${name} – ${sheet.name}.${format}`, file);
}

type Which = { readonly verdict: 'faulty' } | { readonly outcome: 'failed' };

async function collect(
  provider: Dependencies['provider'],
  { _id: id }: ImportRun,
  which: Which,
  signal: AbortSignal,
): Promise<readonly ImportRow[]> {
  const all: ImportRow[] = [];
  for (;;) {
    const after = all.at(-1)?.number ?? 0;
    const requested = { ...which, after, limit: ROWS_AT_ONCE };
    const some = await provider.getImportRows(id, requested, { signal });
    all.push(...some);
    if (some.length < ROWS_AT_ONCE) return all;
  }
}

type Wording = { translate: Translate; definition: Resource; rightToLeft: boolean };

/** The rows as a table: their own columns, the number of the row, and the reasons. */
export function invalidRowsSheet(
  { headers }: Pick<ImportRun, 'headers'>,
  rows: readonly ImportRow[],
  { translate, definition, rightToLeft }: Wording,
): Sheet {
  const own = [translate('importing.sheet.row'), translate('importing.sheet.reasons')];
  return {
    name: translate('importing.check.download'),
    columns: [...headers, ...own].map((label) => ({ label, kind: 'text' })),
    rows: rows.map((row) => [
      ...headers.map((_, at) => row.cells[at] ?? ''),
      String(row.number),
      reasonsOf(row, { translate, definition }),
    ]),
    rightToLeft,
  };
}

const reasonsOf = (
  { errors, reason }: ImportRow,
  { translate, definition }: Pick<Wording, 'translate' | 'definition'>,
): string =>
  errors.length > 0
    ? errors
        .map((error) => {
          const { column, header = '', path } = error;
          const where = column === undefined ? path : `${columnName(column)} ${header}`.trim();
          return `${where}: ${rowErrorReason(error, { translate, definition })}`;
        })
        .join('\n')
    : reason === null
      ? ''
      : translate(`errors.${reason}`);
