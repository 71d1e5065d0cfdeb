import { useQuery } from '@tanstack/react-query';
import { useNavigate, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { IssuedInvoice } from '../../../../domain/documents/invoice/issued-invoice.ts';
import { LoadFailure } from '../../../kit/failure/LoadFailure.tsx';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { EditorFrame } from '../EditorFrame.tsx';
import { PreviewPane } from '../preview/PreviewPane.tsx';
import { IssuedActions } from './IssuedActions.tsx';
import { ISSUED_LIST } from './issued-address.ts';

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
