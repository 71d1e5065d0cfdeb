import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { downloadFile } from '../../../kit/export/download-file.ts';
import { useObjectUrl } from '../../../kit/use-object-url.ts';
import { type DocumentKind, KINDS } from '../kinds.ts';
import { usePrintLog } from '../printing/use-print-log.ts';
import type { MadeFile } from '../use-document-file.ts';

type Props = { file: MadeFile; kind: DocumentKind };

/** Out of the preview onto paper: by the browser's own viewer, which prints, or as a file. */
export function PreviewActions({ file, kind }: Props) {
  const translate = useTranslate();
  const log = usePrintLog();
  const { order, invoice } = file.document;
  const note = () =>
    log({ kind: KINDS[kind].file, orders: [String(order.id)], ...(invoice && { invoice }) });
  const address = useObjectUrl(file.printed.blob);
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', flexWrap: 'wrap', gap: 1 }}>
      <Button
        variant="contained"
        startIcon={<OpenInNew className="mirrored" />}
        component="a"
        href={address}
        target="_blank"
        rel="noreferrer"
        onClick={note}
      >
        {translate('documents.preview.print')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<DownloadOutlined />}
        onClick={() => downloadFile(file.name, file.printed.blob)}
      >
        {translate('documents.actions.download')}
      </Button>
    </Box>
  );
}
