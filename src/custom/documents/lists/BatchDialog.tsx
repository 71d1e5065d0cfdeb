import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { ORDERS_FILE, TICKET_FILE } from '../../../../domain/documents/file-names.ts';
import { downloadFile } from '../../../kit/export/download-file.ts';
import { useObjectUrl } from '../../../kit/use-object-url.ts';
import { usePrintLog } from '../printing/use-print-log.ts';
import { type BatchKind, isLogged } from './batch-kinds.ts';
import type { Batch, BatchState } from './use-batch.ts';

const FILES: Readonly<Record<BatchKind, string>> = {
  label: 'labels.pdf',
  declaration: 'declarations.pdf',
  invoice: 'invoices.pdf',
  ticket: TICKET_FILE,
  ordersList: ORDERS_FILE,
};

/** How far a batch is, and what can be done with it once it is made. */
export function BatchDialog({ batch }: { batch: Batch }) {
  const titleId = useId();
  const { state, cancel, close } = batch;
  if (state.at === 'idle') return null;
  const isMade = state.at === 'made';
  return (
    <Dialog
      open
      onClose={isMade ? close : cancel}
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
    >
      {isMade ? (
        <Made state={state} titleId={titleId} onClose={close} />
      ) : (
        <MakingBatch state={state} titleId={titleId} onCancel={cancel} />
      )}
    </Dialog>
  );
}

type MakingProps = {
  state: Extract<BatchState, { at: 'making' }>;
  titleId: string;
  onCancel: () => void;
};

function MakingBatch({ state: { kind, done, of }, titleId, onCancel }: MakingProps) {
  const translate = useTranslate();
  return (
    <>
      <DialogTitle id={titleId}>{translate(`documents.batch.${kind}`)}</DialogTitle>
      <DialogContent>
        <LinearProgress
          variant={of > 0 ? 'determinate' : 'indeterminate'}
          {...(of > 0 && { value: (done / of) * 100 })}
          aria-labelledby={titleId}
          sx={{ height: 8, borderRadius: 4 }}
        />
        <Typography role="status" variant="body2" sx={{ mt: 1.5 }}>
          {translate('documents.loading')}
          {of > 0 && ` · ${translate('orders.bulk.progress', { done, total: of })}`}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{translate('documents.cancel')}</Button>
      </DialogActions>
    </>
  );
}

type MadeProps = {
  state: Extract<BatchState, { at: 'made' }>;
  titleId: string;
  onClose: () => void;
};

function Made({ state, titleId, onClose }: MadeProps) {
  const translate = useTranslate();
  const { kind, printed, orders, left } = state;
  const address = useObjectUrl(printed.blob);
  const log = usePrintLog();
  const note = () => {
    if (isLogged(kind)) log({ kind, orders: orders.map(String) });
  };
  return (
    <>
      <DialogTitle id={titleId}>{translate(`documents.batch.${kind}`)}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 1.5 }}>
          <Typography role="status">
            {translate('documents.batch.pages', { smart_count: printed.pages })}
          </Typography>
          {left > 0 && (
            <Alert severity="info">
              {translate('documents.batch.left', { smart_count: left })}
            </Alert>
          )}
          {printed.missing.length > 0 && (
            <Alert severity="warning">
              {translate('documents.preview.missing', {
                characters: `\u2068${printed.missing.join(' ')}\u2069`,
              })}
            </Alert>
          )}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose}>{translate('documents.close')}</Button>
        <Button
          variant="outlined"
          startIcon={<DownloadOutlined />}
          onClick={() => {
            note();
            downloadFile(FILES[kind], printed.blob);
          }}
        >
          {translate('documents.actions.download')}
        </Button>
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
      </DialogActions>
    </>
  );
}
