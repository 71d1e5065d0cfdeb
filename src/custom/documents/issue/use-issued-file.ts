import { useState } from 'react';
import { useNotify } from 'react-admin';
import {
  type IssuedFile,
  issuedFileName,
  type NamedDocument,
} from '../../../../domain/documents/file-names.ts';
import type { IssuedInvoice } from '../../../../domain/documents/invoice/issued-invoice.ts';
import { downloadFile } from '../../../kit/export/download-file.ts';
import { errorKey, isSessionEnd } from '../../../providers/http-error.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { usePrintLog } from '../printing/use-print-log.ts';
import { issuedPapers } from './issued-papers.ts';
import { lackingFacts } from './lacking-facts.ts';

type Document = NamedDocument & Pick<IssuedInvoice, '_id' | 'order' | 'billCode'>;

/** An e-invoice that could not be generated, and the facts that it lacks. */
export type RefusedFile = { readonly document: Document; readonly facts: readonly string[] };

/** Downloads files of issued documents, one at a time; the printable one is recorded in the print log. */
export function useIssuedFile() {
  const provider = useAppDataProvider();
  const notify = useNotify();
  const log = usePrintLog();
  const [taken, setTaken] = useState<{ id: string; file: IssuedFile }>();
  const [refused, setRefused] = useState<RefusedFile>();

  const read = ({ _id }: Document, file: IssuedFile): Promise<Blob> =>
    file === 'pdf' ? provider.getInvoicePdf(_id) : provider.getEInvoice(_id, file);

  const take = async (document: Document, file: IssuedFile) => {
    setTaken({ id: document._id, file });
    try {
      const blob = await read(document, file);
      if (file === 'pdf') log(issuedPapers(document));
      downloadFile(issuedFileName(document, file), blob);
    } catch (error) {
      if (isSessionEnd(error)) return; // The login follows automatically.
      const facts = lackingFacts(error);
      if (facts.length > 0) setRefused({ document, facts });
      else notify(errorKey(error), { type: 'error' });
    } finally {
      setTaken(undefined);
    }
  };

  return {
    take: (document: Document, file: IssuedFile) => void take(document, file),
    /** Whether this file of this document is loading. */
    isTaking: ({ _id }: Pick<Document, '_id'>, file: IssuedFile) =>
      taken?.id === _id && taken.file === file,
    refused,
    closeRefused: () => setRefused(undefined),
  };
}

export type IssuedFiles = ReturnType<typeof useIssuedFile>;
