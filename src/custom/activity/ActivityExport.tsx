import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { ActivityEntry } from '../../../domain/activity/activity-entry.ts';
import { todayInBerlin } from '../../../domain/berlin-clock.ts';
import { downloadFile } from '../../kit/export/download-file.ts';
import type { ExportFormat } from '../../kit/export/export-list.ts';
import { rejectionReason } from '../../kit/failure/rejection-reason.ts';
import { useToast } from '../../kit/notices/use-notice.tsx';
import type { View } from '../../kit/view/view.ts';
import type { ActivityFilter } from '../../providers/activity-methods.ts';
import type { AppDataProvider } from '../../providers/app-data-provider.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';

const PAGE = 200;
/** So many entries are in one file; a day or a person is chosen for the others. */
const MOST = 10_000;

type Collected = { readonly entries: readonly ActivityEntry[]; readonly isWhole: boolean };

async function collect(
  provider: AppDataProvider,
  filter: ActivityFilter,
  locale: string,
): Promise<Collected> {
  const entries: ActivityEntry[] = [];
  let before: string | undefined;
  while (entries.length < MOST) {
    const page = await provider.getActivity({ ...filter, before, limit: PAGE, locale });
    entries.push(...(page?.entries ?? []));
    if (!page?.next) return { entries, isWhole: true };
    before = page.next;
  }
  return { entries, isWhole: false };
}

type Props = { filter: ActivityFilter; views: readonly View[] };

const FORMATS = { xlsx: 'excel', csv: 'csv' } as const;

/** The entries that the filters find, as a file; that it was written is an entry too. */
export function ActivityExport({ filter, views }: Props) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const provider = useAppDataProvider();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const write = async (format: ExportFormat) => {
    setBusy(true);
    try {
      const { entries, isWhole } = await collect(provider, filter, locale);
      const [{ activitySheet }, { sheetToCsv }, { toWorkbook }] = await Promise.all([
        import('./activity-sheet.ts'),
        import('../../kit/export/sheet-to-csv.ts'),
        import('../../kit/export/to-workbook.ts'),
      ]);
      const sheet = activitySheet(entries, { views, translate, locale });
      const { signal } = new AbortController();
      const file = format === 'csv' ? sheetToCsv(sheet) : await toWorkbook(sheet, signal);
      await provider.noteExport({ resource: 'activity', format, rows: sheet.rows.length });
      downloadFile(`activity-${todayInBerlin()}.${format}`, file);
      if (!isWhole)
        toast(translate('activity.exportMost', { smart_count: MOST }), { type: 'warning' });
    } catch (error) {
      toast(rejectionReason(error, translate), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack direction="row" sx={{ gap: 1, mb: 2, justifyContent: 'flex-end' }}>
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button
          key={format}
          size="small"
          startIcon={<FileDownloadOutlined />}
          disabled={isBusy}
          onClick={() => void write(format)}
        >
          {`${translate('activity.export')} (${translate(`activity.${FORMATS[format]}`)})`}
        </Button>
      ))}
    </Stack>
  );
}
