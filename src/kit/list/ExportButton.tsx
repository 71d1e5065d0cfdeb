import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { type Identifier, useListContext, useLocale, useTranslate } from 'react-admin';
import { partOf } from '../../../domain/access.ts';
import { errorKey } from '../../providers/call-error.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { useIsRejected } from '../access/use-access.ts';
import type { ExportFormat, ExportProgress } from '../export/export-list.ts';
import { useToast } from '../notices/use-notice.tsx';
import { useListView } from '../view/list-view.ts';
import { ToolButton } from './ToolButton.tsx';

const ExportProgressDialog = lazy(() => import('../export/ExportProgressDialog.tsx'));

const FORMATS: readonly { format: ExportFormat; label: 'excel' | 'csv' }[] = [
  { format: 'xlsx', label: 'excel' },
  { format: 'csv', label: 'csv' },
];

type Props = { ids?: readonly Identifier[] };

/** Exports the ticked records, or all that the list's filter finds, as a table. */
export const ExportButton = (props: Props) =>
  useIsRejected(partOf('exports')) ? null : <Export {...props} />;

function Export({ ids }: Props) {
  const { total } = useListContext();
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { progress, start, cancel } = useExport();
  const choose = (format: ExportFormat) => {
    setAnchor(null);
    void start(format, ids);
  };
  return (
    <>
      <ToolButton
        icon={<FileDownloadOutlined />}
        label={translate(ids ? 'kit.export.selection' : 'kit.export.open')}
        popup="menu"
        expanded={anchor !== null}
        disabled={progress !== undefined || (!ids && !total)}
        onOpen={setAnchor}
      />
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {FORMATS.map(({ format, label }) => (
          <MenuItem key={format} onClick={() => choose(format)}>
            {translate(`kit.export.${label}`)}
          </MenuItem>
        ))}
      </Menu>
      {progress && (
        <Suspense fallback={null}>
          <ExportProgressDialog progress={progress} onCancel={cancel} />
        </Suspense>
      )}
    </>
  );
}

const BEGUN: ExportProgress = { done: 0, of: 0, writing: false };

/** Exports all records of the list, or the given ones, as a file download. */
function useExport() {
  const { view, list } = useListView();
  const provider = useAppDataProvider();
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const toast = useToast();
  const { filterValues, sort } = useListContext();
  const [progress, setProgress] = useState<ExportProgress>();
  const running = useRef<AbortController>(undefined);
  const cancel = useCallback(() => running.current?.abort(), []);
  useEffect(() => cancel, [cancel]);

  async function start(format: ExportFormat, ids?: readonly Identifier[]): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setProgress(BEGUN);
    try {
      const { exportList } = await import('../export/export-list.ts');
      const wanted = {
        resource: list.resource,
        definition: view.definition,
        filter: { ...filterValues, ...list.filter },
        sort,
        ...(ids && { ids }),
      };
      const { missing } = await exportList(
        { view, list, wanted, format },
        { provider, translate, locale },
        { signal: controller.signal, onProgress: setProgress },
      );
      if (missing > 0)
        toast('notice.exports.lacks', { type: 'warning', args: { smart_count: missing } });
    } catch (error) {
      const failed = list.failed ? `notice.${list.failed}` : errorKey(error);
      if (!controller.signal.aborted) toast(failed, { type: 'error' });
    }
    setProgress(undefined);
  }

  return { progress, start, cancel };
}
