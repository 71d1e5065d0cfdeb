import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import SendOutlined from '@mui/icons-material/SendOutlined';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { downloadFile } from '../../../kit/export/download-file.ts';
import { useObjectUrl } from '../../../providers/use-object-url.ts';
import { type PrintedBatch, usePrintLog } from './use-print-log.ts';

type Props = {
  blob: Blob;
  /** The file name of the download. */
  name: string;
  /** The entry for the print log; a list of orders has none. */
  documents?: PrintedBatch | undefined;
  /** Sends it to the customer, if it belongs to one customer. */
  onSend?: () => void;
  isSending?: boolean;
  /** The print is recorded; the server may have marked its order. */
  onLogged?: (() => void) | undefined;
};

/**
 * The ways to hand out a generated file: print it in the browser's own viewer, download it, or send it
 * to the customer. Who prints or downloads one file, or does both, has printed it once.
 */
export function DocumentFileActions({
  blob,
  name,
  documents,
  onSend,
  isSending = false,
  onLogged,
}: Props) {
  const translate = useTranslate();
  const log = usePrintLog(onLogged);
  const address = useObjectUrl(blob);
  const noted = useRef<Blob>(undefined);
  const note = () => {
    if (!documents || noted.current === blob) return;
    noted.current = blob;
    log(documents);
  };
  const download = () => {
    note();
    downloadFile(name, blob);
  };
  return (
    <>
      <Button variant="outlined" startIcon={<FileDownloadOutlined />} onClick={download}>
        {translate('documents.actions.download')}
      </Button>
      {onSend && (
        <Button
          variant="outlined"
          startIcon={<SendOutlined className="mirrored" />}
          loading={isSending}
          loadingPosition="start"
          onClick={onSend}
        >
          {translate(isSending ? 'documents.loading' : 'documents.actions.send')}
        </Button>
      )}
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
    </>
  );
}
