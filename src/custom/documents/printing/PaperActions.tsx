import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import SendOutlined from '@mui/icons-material/SendOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { downloadFile } from '../../../kit/export/download-file.ts';
import { useObjectUrl } from '../../../kit/use-object-url.ts';
import { type PrintedPapers, usePrintLog } from './use-print-log.ts';

type Props = {
  blob: Blob;
  /** Under which it is downloaded. */
  name: string;
  /** What the print log says of it; a list of orders is a paper of none. */
  papers?: PrintedPapers | undefined;
  /** Sends it to the customer, where it is one customer's. */
  onSend?: () => void;
  isSending?: boolean;
};

/**
 * Out of the product with a file that was made: onto paper by the browser's own viewer, which prints, or
 * as a file, both of which the print log is told of, or to the customer.
 */
export function PaperActions({ blob, name, papers, onSend, isSending = false }: Props) {
  const translate = useTranslate();
  const log = usePrintLog();
  const address = useObjectUrl(blob);
  const note = () => papers && log(papers);
  const download = () => {
    note();
    downloadFile(name, blob);
  };
  return (
    <>
      <Button variant="outlined" startIcon={<DownloadOutlined />} onClick={download}>
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
