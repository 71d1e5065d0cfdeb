import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetOne, useNavigate, useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { E_INVOICES, issuedFileName } from '../../../../domain/documents/file-names.ts';
import type { IssuedInvoice } from '../../../../domain/documents/invoice/issued-invoice.ts';
import { orderAddress } from '../../../../domain/orders/addresses.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { isolated } from '../../../i18n/languages.ts';
import { LoadFailure } from '../../../kit/failure/LoadFailure.tsx';
import { useNotice } from '../../../kit/notices/use-notice.tsx';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { EditorFrame } from '../form/EditorFrame.tsx';
import { SendDialog, useSendQuestion } from '../form/questions.tsx';
import { issuedDocuments, useIssuedFile } from '../issue/issued-file.ts';
import { PaidNote } from '../issue/PaidNote.tsx';
import { RejectedFileDialog } from '../issue/RejectedFileDialog.tsx';
import { StornoDialog } from '../issue/StornoDialog.tsx';
import { PreviewPane } from '../preview/PreviewPane.tsx';
import { DocumentFileActions } from '../printing/DocumentFileActions.tsx';
import { useSentNotice } from '../printing/use-sent-notice.ts';
import { ISSUED_LIST, useMayCancel } from './issued-documents.ts';

/** An archived document on top of the list; its URL can be shared. */
export default function IssuedPreview() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const navigate = useNavigate();
  const { document, pdf, error, retry } = useIssuedDocument(id);
  const title = document ? translate(`issued.preview.${document.kind}`) : '';
  const close = () => navigate(ISSUED_LIST);
  return (
    <EditorFrame
      kind="invoice"
      title={title}
      code={document?.number}
      isFull
      onClose={close}
      closeLabel={translate('common.close')}
      actions={document && pdf && <IssuedActions document={document} pdf={pdf} />}
    >
      {error ? (
        <LoadFailure error={error} onRetry={retry} />
      ) : (
        <Box sx={BELOW_EACH_OTHER}>
          {document?.paid && (
            <Alert severity="success">
              <PaidNote document={document} />
            </Alert>
          )}
          <Box sx={{ flex: 1, minHeight: 0 }}>
            <PreviewPane printed={pdf && printedOf(pdf)} title={title} onCancel={close} />
          </Box>
        </Box>
      )}
    </EditorFrame>
  );
}

/** The note keeps its height, and the pages have the rest. */
const BELOW_EACH_OTHER = { height: 1, display: 'flex', flexDirection: 'column' } as const;

/** An archived file is always fully printable; the viewer counts its pages. */
const printedOf = (blob: Blob) => ({ blob, pages: 1, missing: [], cut: [] });

/** The description of a document, and its bytes, which never change. */
function useIssuedDocument(id: string) {
  const provider = useAppDataProvider();
  const facts = useQuery({
    queryKey: ['invoices', 'getOne', id],
    queryFn: ({ signal }): Promise<IssuedInvoice> => provider.getInvoice(id, { signal }),
    meta: { silent: true },
  });
  const pdf = useQuery({
    queryKey: ['invoicePdf', id],
    queryFn: ({ signal }) => provider.getInvoicePdf(id, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  });
  return {
    document: facts.data,
    pdf: pdf.data,
    error: facts.data && pdf.data ? undefined : (facts.error ?? pdf.error ?? undefined),
    retry: () => {
      void facts.refetch();
      void pdf.refetch();
    },
  };
}

type Props = { document: IssuedInvoice; pdf: Blob };

/** Print, send and export an archived document, or cancel it. */
function IssuedActions({ document, pdf }: Props) {
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
      <DocumentFileActions
        blob={pdf}
        name={issuedFileName(document, 'pdf')}
        documents={issuedDocuments(document)}
        isSending={isSending}
        {...(receiverId && { onSend: () => sending.ask(() => send(receiverId)) })}
      />
      {order && (
        <Button component={Link} to={orderAddress(order.id)}>
          {translate('issued.preview.order', { code: isolated(document.billCode) })}
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
      {files.rejected && (
        <RejectedFileDialog rejected={files.rejected} onClose={files.closeRejected} />
      )}
    </Box>
  );
}

/** The order of a document, if it still exists. */
function useOrderOf({ order: id }: IssuedInvoice): Order | undefined {
  // A deleted order does not affect its invoice.
  const { data } = useGetOne<Order>('commands', { id }, { retry: false, meta: { silent: true } });
  return data;
}

/** Sends the archived bytes of a document to its customer's conversation. */
function useSendIssued(document: IssuedInvoice, pdf: Blob) {
  const provider = useAppDataProvider();
  const notice = useNotice();
  const notifySent = useSentNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: (receiverId: string) => {
      const name = issuedFileName(document, 'pdf');
      return provider.sendDocument(receiverId, new File([pdf], name, { type: 'application/pdf' }));
    },
    onSuccess: (_, receiverId) => notifySent(receiverId),
    // Shown in a success-style notice (specification 8).
    onError: () => notice('server.error', { type: 'success' }),
  });
  return { send: mutate, isSending: isPending };
}
