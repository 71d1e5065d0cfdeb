import { useQuery } from '@tanstack/react-query';
import { useNavigate, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { IssuedInvoice } from '../../../../domain/documents/invoice/issued-invoice.ts';
import { LoadFailure } from '../../../kit/LoadFailure.tsx';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { EditorFrame } from '../EditorFrame.tsx';
import { PreviewPane } from '../preview/PreviewPane.tsx';
import { IssuedActions } from './IssuedActions.tsx';
import { ISSUED_LIST } from './issued-address.ts';

/** An issued document as it lies in the archive, over the list of them; its address can be passed on. */
export default function IssuedPreview() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const navigate = useNavigate();
  const { document, pdf, error, retry } = useIssuedDocument(id);
  const title = document ? translate(`issued.preview.${document.kind}`) : '';
  const close = () => navigate(ISSUED_LIST);
  return (
    <EditorFrame
      kind="bill"
      title={title}
      code={document?.number}
      isFull
      onClose={close}
      closeLabel={translate('issued.preview.close')}
      actions={document && pdf && <IssuedActions document={document} pdf={pdf} />}
    >
      {error ? (
        <LoadFailure error={error} onRetry={retry} />
      ) : (
        <PreviewPane printed={pdf && printedOf(pdf)} title={title} onCancel={close} />
      )}
    </EditorFrame>
  );
}

/** What the archive holds can be printed to the last character; how many pages it has, its viewer sees. */
const printedOf = (blob: Blob) => ({ blob, pages: 1, missing: [], cut: [] });

/** What a document is, and its bytes, which never change. */
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
