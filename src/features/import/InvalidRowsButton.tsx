import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { ImportRun } from '../../../domain/imports/import-run.ts';
import type { ExportFormat } from '../../kit/export/export-list.ts';
import { useToast } from '../../kit/notices/use-notice.tsx';
import { useView } from '../../kit/view/use-view.ts';
import { errorKey } from '../../providers/call-error.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';

const FORMATS: readonly { format: ExportFormat; label: 'excel' | 'csv' }[] = [
  { format: 'xlsx', label: 'excel' },
  { format: 'csv', label: 'csv' },
];

/** Downloads the rows that were left out, with the reasons, to be corrected and imported again. */
export function InvalidRowsButton({ run }: { run: ImportRun }) {
  const translate = useTranslate();
  const locale = useLocale();
  const provider = useAppDataProvider();
  const { definition } = useView();
  const toast = useToast();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isWriting, setWriting] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function choose(format: ExportFormat): Promise<void> {
    setAnchor(null);
    setWriting(true);
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    try {
      const { downloadInvalidRows } = await import('./invalid-rows-sheet.ts');
      const dependencies = { provider, translate, definition, locale, signal };
      await downloadInvalidRows(run, format, dependencies);
    } catch (error) {
      if (!signal.aborted) toast(errorKey(error), { type: 'error' });
    }
    setWriting(false);
  }

  return (
    <>
      <Button
        startIcon={<FileDownloadOutlined />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        loading={isWriting}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('importing.check.download')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {FORMATS.map(({ format, label }) => (
          <MenuItem key={format} onClick={() => void choose(format)}>
            {translate(`kit.export.${label}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
