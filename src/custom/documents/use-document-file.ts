import { useState } from 'react';
import { useNotify } from 'react-admin';
import { documentFileName } from '../../../domain/documents/file-names.ts';
import type { Order } from '../../../domain/resources/commands.ts';
import { downloadFile } from '../../kit/export/download-file.ts';
import type { Printed } from '../../pdf/engine/printed.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { useNotice } from '../layout/use-notice.ts';
import { type DocumentKind, KINDS } from './kinds.ts';
import { type Printable, usePrinting } from './printing/use-printing.ts';

/** What a file of a document is made for. */
export type FilePurpose = 'preview' | 'send' | 'download';

/** A document that can be made into a file: whose it is, and what stands on it. */
export type PrintableDocument = {
  readonly order: Order;
  /** ISO day that is printed. */
  readonly day: string;
  /** Its number, where it has one. */
  readonly number: string;
  /** Id of the issued document, where it is one. */
  readonly invoice?: string;
  readonly printable: (signal: AbortSignal) => Promise<Printable>;
};

/** A file that was made, under the name that it is handed out by. */
export type MadeFile = {
  readonly printed: Printed;
  readonly name: string;
  readonly document: PrintableDocument;
};

/** A file with characters that no font has, and what a person wanted to do with it. */
export type DoubtfulFile = MadeFile & { readonly purpose: 'send' | 'download' };

type Options = {
  kind: DocumentKind;
  /** The customer, who gets what is sent (specification 5, "PDF sending"). */
  receiverId: string;
  /** What stands in the editor; nothing where it cannot be printed as it is. */
  documentNow: () => Promise<PrintableDocument | undefined>;
};

/** Preview, download and sending of a document: one way to make the file, three uses of it. */
export function useDocumentFile({ kind, receiverId, documentNow }: Options) {
  const provider = useAppDataProvider();
  const notice = useNotice();
  const notify = useNotify();
  const { making, make, cancel } = usePrinting<FilePurpose>();
  const [isSending, setSending] = useState(false);
  /** The preview from the moment it is asked for; without a file as long as that is made. */
  const [preview, setPreview] = useState<{ file?: MadeFile }>();
  const [doubtful, setDoubtful] = useState<DoubtfulFile>();

  const fileFor = async (
    purpose: FilePurpose,
    document: PrintableDocument | undefined,
  ): Promise<MadeFile | undefined> => {
    if (!document) return undefined;
    if (purpose === 'preview') setPreview({});
    try {
      const printed = await make(purpose, document.printable);
      return printed && { printed, name: nameOf(kind, document), document };
    } catch {
      // The specification has a text for sending alone, and a success-style one for it.
      if (purpose === 'send') notice('server.error', { type: 'success' });
      else notify('documents.printFailed', { type: 'error' });
      return undefined;
    }
  };

  const send = async ({ printed, name }: MadeFile) => {
    setSending(true);
    try {
      const file = new File([printed.blob], name, { type: 'application/pdf' });
      await provider.sendDocument(receiverId, file);
      notice('bills.sent', { type: 'success' });
    } catch {
      notice('server.error', { type: 'success' });
    } finally {
      setSending(false);
    }
  };

  const handOut = async (purpose: 'send' | 'download', file: MadeFile) => {
    if (purpose === 'download') downloadFile(file.name, file.printed.blob);
    else await send(file);
  };

  const start = async (purpose: FilePurpose, given?: PrintableDocument) => {
    const file = await fileFor(purpose, given ?? (await documentNow()));
    if (purpose === 'preview') setPreview(file && { file });
    else if (file && file.printed.missing.length > 0) setDoubtful({ ...file, purpose });
    else if (file) await handOut(purpose, file);
  };

  return {
    /** What is under way; sending lasts until the customer has it. */
    busy: isSending ? ('send' as const) : making?.purpose,
    preview,
    doubtful,
    cancel,
    /** Makes the file of what stands in the editor, or of the document that is given. */
    start: (purpose: FilePurpose, given?: PrintableDocument) => void start(purpose, given),
    handOut: (purpose: 'send' | 'download', file: MadeFile) => void handOut(purpose, file),
    closePreview: () => {
      cancel();
      setPreview(undefined);
    },
    closeDoubt: () => setDoubtful(undefined),
  };
}

/** A name that says whose document it is (specification 3, "Uploaded PDF"). */
const nameOf = (kind: DocumentKind, { order, day, number }: PrintableDocument): string =>
  documentFileName(KINDS[kind].file, {
    rechnr: number || (order.billCode ?? ''),
    firstName: order.user?.firstName ?? '',
    lastName: order.user?.lastName ?? '',
    date: day,
  });
