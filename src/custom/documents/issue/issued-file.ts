import { useState } from 'react';
import {
  type IssuedFile,
  issuedFileName,
  type NamedDocument,
} from '../../../../domain/documents/file-names.ts';
import type { IssuedInvoice } from '../../../../domain/documents/invoice/issued-invoice.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { downloadFile } from '../../../kit/export/download-file.ts';
import { useToast } from '../../../kit/notices/use-notice.tsx';
import type { AppDataProvider } from '../../../providers/app-data-provider.ts';
import { errorKey, failureOf, isSessionEnd } from '../../../providers/call-error.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import type { PrintableDocument } from '../printing/use-document-file.ts';
import { type PrintedBatch, usePrintLog } from '../printing/use-print-log.ts';

type Document = NamedDocument & Pick<IssuedInvoice, '_id' | 'order' | 'billCode'>;

/** An e-invoice that could not be generated, and the facts that it lacks. */
export type RejectedDocument = { readonly document: Document; readonly facts: readonly string[] };

/** Downloads files of issued documents, one at a time; the printable one is recorded in the print log. */
export function useIssuedFile() {
  const provider = useAppDataProvider();
  const toast = useToast();
  const log = usePrintLog();
  const [taken, setTaken] = useState<{ id: string; file: IssuedFile }>();
  const [rejected, setRejected] = useState<RejectedDocument>();

  const read = ({ _id }: Document, file: IssuedFile): Promise<Blob> =>
    file === 'pdf' ? provider.getInvoicePdf(_id) : provider.getEInvoice(_id, file);

  const take = async (document: Document, file: IssuedFile) => {
    setTaken({ id: document._id, file });
    try {
      const blob = await read(document, file);
      if (file === 'pdf') log(issuedDocuments(document));
      downloadFile(issuedFileName(document, file), blob);
    } catch (error) {
      if (isSessionEnd(error)) return; // The login follows automatically.
      const facts = lackingFacts(error);
      if (facts.length > 0) setRejected({ document, facts });
      else toast(errorKey(error), { type: 'error' });
    } finally {
      setTaken(undefined);
    }
  };

  return {
    take: (document: Document, file: IssuedFile) => void take(document, file),
    /** Whether this file of this document is loading. */
    isTaking: ({ _id }: Pick<Document, '_id'>, file: IssuedFile) =>
      taken?.id === _id && taken.file === file,
    rejected,
    closeRejected: () => setRejected(undefined),
  };
}

export type IssuedFiles = ReturnType<typeof useIssuedFile>;

type Dependencies = { provider: AppDataProvider };

/** An issued document as a file: the archived bytes, whatever the order contains by now. */
export const archivedDocument = (
  order: Order,
  issued: IssuedInvoice,
  { provider }: Dependencies,
): PrintableDocument => ({
  order,
  day: issued.date,
  name: issuedFileName(issued, 'pdf'),
  invoice: issued._id,
  printable: async (signal) => {
    const pdf = await provider.getInvoicePdf(issued._id, { signal });
    const bytes = new Uint8Array(await pdf.arrayBuffer());
    return {
      documents: [{ kind: 'archived', pdf: bytes }],
      direction: order.tripGroup,
      title: issued.number,
    };
  },
});

/** The print log entry of an issued document, whether its order still exists or not. */
export const issuedDocuments = ({
  _id: invoice,
  order: id,
  billCode: code,
}: Pick<IssuedInvoice, '_id' | 'order' | 'billCode'>): PrintedBatch => ({
  kind: 'invoice',
  orders: [{ id, invoice, code }],
});

/** The missing facts for which a call was rejected; none if the reason was another. */
export function lackingFacts(error: unknown): readonly string[] {
  const { code, errors = {} } = failureOf(error);
  return code === 'invoice.incomplete' ? Object.keys(errors) : [];
}
