import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { E_INVOICES, issuedFileName } from '../../../../domain/documents/file-names.ts';
import type { IssuedInvoice } from '../../../../domain/documents/invoice/issued-invoice.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { orderAddress } from '../../orders/order-addresses.ts';
import { SendDialog } from '../form/SendDialog.tsx';
import { issuedPapers } from '../issue/issued-papers.ts';
import { RefusedFileDialog } from '../issue/RefusedFileDialog.tsx';
import { StornoDialog } from '../issue/StornoDialog.tsx';
import { useIssuedFile } from '../issue/use-issued-file.ts';
import { PaperActions } from '../printing/PaperActions.tsx';
import { useSendQuestion } from '../use-send-question.ts';
import { useMayCancel } from './use-may-cancel.ts';
import { useSendIssued } from './use-send-issued.ts';

type Props = { document: IssuedInvoice; pdf: Blob };

/** Print, send and export an archived document, or cancel it. */
export function IssuedActions({ document, pdf }: Props) {
  const translate = useTranslate();
  const files = useIssuedFile();
  const mayCancel = useMayCancel(document);
  const [isCancelling, setCancelling] = useState(false);
  const order = useOrderOf(document);
  const { send, isSending } = useSendIssued(document, pdf);
  const sending = useSendQuestion();
  const receiverId = order?.user?._id;
  const endCancelling = () => setCancelling(false);
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', flexWrap: 'wrap', gap: 1 }}>
      {E_INVOICES.map((file) => (
        <Button
          key={file}
          loading={files.isTaking(document, file)}
          onClick={() => files.take(document, file)}
        >
          {translate(`issued.files.${file}`)}
        </Button>
      ))}
      <PaperActions
        blob={pdf}
        name={issuedFileName(document, 'pdf')}
        papers={issuedPapers(document)}
        isSending={isSending}
        {...(receiverId && { onSend: () => sending.ask(() => send(receiverId)) })}
      />
      {order && (
        <Button component={Link} to={orderAddress(order.id)}>
          {translate('issued.preview.order', { code: `\u2068${document.billCode}\u2069` })}
        </Button>
      )}
      {mayCancel && (
        <Button color="error" onClick={() => setCancelling(true)}>
          {translate('documents.issue.storno')}
        </Button>
      )}
      {isCancelling && (
        <StornoDialog invoice={document} onDone={endCancelling} onClose={endCancelling} />
      )}
      <SendDialog question={sending} customer={order?.user ?? null} />
      {files.refused && <RefusedFileDialog refused={files.refused} onClose={files.closeRefused} />}
    </Box>
  );
}

/** The order of a document, if it still exists. */
function useOrderOf({ order: id }: IssuedInvoice): Order | undefined {
  const { data } = useGetOne<Order>(
    'commands',
    { id },
    { retry: false, onError: ignore, meta: { silent: true } },
  );
  return data;
}

/** A deleted order does not affect its invoice. */
const ignore = () => undefined;
