import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { Order } from '../../../domain/resources/commands.ts';
import { downloadFile } from '../../kit/export/download-file.ts';
import type { Printed } from '../../pdf/engine/printed.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { useNotice } from '../layout/use-notice.ts';
import { type DocumentKind, KINDS } from './kinds.ts';
import { isDoubtful } from './printing/PrintDoubts.tsx';
import { PrintRefusal, printFailureKey } from './printing/print-refusal.ts';
import { type PrintedPapers, usePrintLog } from './printing/use-print-log.ts';
import { type Printing, usePrinting } from './printing/use-printing.ts';

/** What a file of a document is made for. */
export type FilePurpose = 'preview' | 'send' | 'download';

/** A document that can be made into a file: whose it is, and what stands on it. */
export type PrintableDocument = Printing & {
  readonly order: Order;
  /** The name of its file (specification 3, "Uploaded PDF"). */
  readonly name: string;
  /** Id of the issued document, where it is one. */
  readonly invoice?: string;
};

/** A file that was made, under the name that it is handed out by. */
export type MadeFile = {
  readonly printed: Printed;
  readonly name: string;
  readonly document: PrintableDocument;
};

/** A file that does not show all that its papers say, and what a person wanted to do with it. */
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
  const { making, make, cancel: stop } = usePrinting<FilePurpose>();
  const { send, isSending } = useSending(receiverId);
  const tellFailure = useFailure();
  const log = usePrintLog();
  /** The preview from the moment it is asked for; without a file as long as that is made. */
  const [preview, setPreview] = useState<{ file?: MadeFile }>();
  const [doubtful, setDoubtful] = useState<DoubtfulFile>();
  const newWish = useWishes();

  const fileFor = async (
    purpose: FilePurpose,
    document: PrintableDocument,
  ): Promise<MadeFile | undefined> => {
    const printed = await make(purpose, document);
    return printed && { printed, name: document.name, document };
  };

  const handOut = async (purpose: 'send' | 'download', file: MadeFile) => {
    if (purpose === 'send') return send(file);
    log(papersIn(kind, file));
    downloadFile(file.name, file.printed.blob);
  };

  const start = async (purpose: FilePurpose, given?: PrintableDocument) => {
    const isWanted = newWish();
    const document = given ?? (await documentNow());
    if (!document || !isWanted()) return;
    if (purpose === 'preview') setPreview({});
    const file = await fileFor(purpose, document).catch((error: unknown) => {
      if (isWanted()) tellFailure(purpose, error);
      return undefined;
    });
    if (!isWanted()) return;
    if (purpose === 'preview') setPreview(file && { file });
    else if (file && isDoubtful(file.printed)) setDoubtful({ ...file, purpose });
    else if (file) await handOut(purpose, file);
  };

  const cancel = () => {
    newWish();
    stop();
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

/**
 * Begins a new wish, and tells of it whether it is still the last one: a file of an earlier wish never
 * comes in place of a later one.
 */
function useWishes(): () => () => boolean {
  const wishes = useRef(0);
  return () => {
    wishes.current += 1;
    const own = wishes.current;
    return () => wishes.current === own;
  };
}

/** Sends files to the customer's conversation, and says what became of it. */
function useSending(receiverId: string) {
  const provider = useAppDataProvider();
  const notice = useNotice();
  const [isSending, setSending] = useState(false);
  const send = async ({ printed, name }: MadeFile): Promise<void> => {
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
  return { send, isSending };
}

/** Says why there is no file. The specification has a text for sending alone, in the look of a success. */
function useFailure() {
  const notice = useNotice();
  const notify = useNotify();
  return (purpose: FilePurpose, error: unknown): void => {
    const isRefused = error instanceof PrintRefusal;
    if (purpose === 'send' && !isRefused) notice('server.error', { type: 'success' });
    else notify(printFailureKey(error), { type: isRefused ? 'warning' : 'error' });
  };
}

/** What the print log says of a file. */
export function papersIn(kind: DocumentKind, { document }: MadeFile): PrintedPapers {
  const { order, invoice } = document;
  const code = order.billCode ?? '';
  return {
    kind: KINDS[kind].file,
    orders: [{ id: String(order.id), code, ...(invoice && { invoice }) }],
  };
}
