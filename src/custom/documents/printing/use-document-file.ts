import { useRef, useState } from 'react';
import type { EditedKind } from '../../../../domain/orders/document-kinds.ts';
import type { Order } from '../../../../domain/resources/commands.ts';
import { downloadFile } from '../../../kit/export/download-file.ts';
import { useNotice, useToast } from '../../../kit/notices/use-notice.tsx';
import type { Printed } from '../../../pdf/engine/printed.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { isQuestionable } from './PrintWarnings.tsx';
import { PrintRejection, printFailureKey } from './print-content.ts';
import { type PrintedBatch, usePrintLog } from './use-print-log.ts';
import { type Printing, usePrinting } from './use-printing.ts';
import { useSentNotice } from './use-sent-notice.ts';

/** The purpose of a document's file. */
export type FilePurpose = 'preview' | 'send' | 'download';

/** A document that can be made into a file: its order and its content. */
export type PrintableDocument = Printing & {
  readonly order: Order;
  /** The name of its file (specification 3, "Uploaded PDF"). */
  readonly name: string;
  /** Id of the issued document, if it is one. */
  readonly invoice?: string;
};

/** A generated file and the name under which it is handed out. */
export type MadeFile = {
  readonly printed: Printed;
  readonly name: string;
  readonly document: PrintableDocument;
};

/** A file that does not show all of its texts, until somebody says whether it is wanted all the same. */
export type QuestionableFile = MadeFile & { readonly answer: (isWanted: boolean) => void };

type Options = {
  kind: EditedKind;
  /** The customer, who receives what is sent (specification 5, "PDF sending"). */
  receiverId: string;
  /** The content of the editor; nothing if it cannot be printed as it is. */
  documentNow: () => Promise<PrintableDocument | undefined>;
  /** A print is recorded; the server may have marked the order. */
  onLogged: () => void;
};

/** Preview, download and sending of a document: one way to generate the file, three uses of it. */
export function useDocumentFile({ kind, receiverId, documentNow, onLogged }: Options) {
  const { making, make, cancel: stop } = usePrinting<FilePurpose>();
  const { send, isSending } = useSending(receiverId);
  const notifyFailure = useFailure();
  const log = usePrintLog(onLogged);
  /** The preview from the moment of the request; without a file while that is being generated. */
  const [preview, setPreview] = useState<{ file?: MadeFile }>();
  const [questionable, setQuestionable] = useState<QuestionableFile>();
  const newWish = useWishes();

  const fileFor = async (
    purpose: FilePurpose,
    document: PrintableDocument,
  ): Promise<MadeFile | undefined> => {
    const printed = await make(purpose, document);
    return printed && { printed, name: document.name, document };
  };

  const isWantedAnyway = (file: MadeFile): Promise<boolean> =>
    new Promise((resolve) => {
      setQuestionable({
        ...file,
        answer: (isWanted) => {
          setQuestionable(undefined);
          resolve(isWanted);
        },
      });
    });

  const handOut = async (purpose: 'send' | 'download', file: MadeFile) => {
    if (purpose === 'send') return send(file);
    log(documentsIn(kind, file));
    downloadFile(file.name, file.printed.blob);
  };

  const start = async (purpose: FilePurpose, given?: PrintableDocument) => {
    const isWanted = newWish();
    const document = given ?? (await documentNow());
    if (!document || !isWanted()) return;
    if (purpose === 'preview') setPreview({});
    const file = await fileFor(purpose, document).catch((error: unknown) => {
      if (isWanted()) notifyFailure(purpose, error);
      return undefined;
    });
    if (!isWanted()) return;
    if (purpose === 'preview') setPreview(file && { file });
    else if (file && (!isQuestionable(file.printed) || (await isWantedAnyway(file)))) {
      await handOut(purpose, file);
    }
  };

  const cancel = () => {
    newWish();
    stop();
  };

  return {
    /** The purpose in progress; sending lasts until the customer has the file. */
    busy: isSending ? ('send' as const) : making?.purpose,
    preview,
    questionable,
    cancel,
    /** Generates the file of the editor's content, or of the given document. */
    start: (purpose: FilePurpose, given?: PrintableDocument) => void start(purpose, given),
    /** Sends a document; resolves once the customer has it, or sending it was prevented. */
    send: (document: PrintableDocument) => start('send', document),
    handOut: (purpose: 'send' | 'download', file: MadeFile) => void handOut(purpose, file),
    closePreview: () => {
      cancel();
      setPreview(undefined);
    },
  };
}

/**
 * Starts a new request, and returns a check whether it is still the latest: the file of an earlier
 * request must never replace that of a later one.
 */
function useWishes(): () => () => boolean {
  const wishes = useRef(0);
  return () => {
    wishes.current += 1;
    const own = wishes.current;
    return () => wishes.current === own;
  };
}

/** Sends files to the customer's conversation, and reports the result. */
function useSending(receiverId: string) {
  const provider = useAppDataProvider();
  const notice = useNotice();
  const notifySent = useSentNotice();
  const [isSending, setSending] = useState(false);
  const send = async ({ printed, name }: MadeFile): Promise<void> => {
    setSending(true);
    try {
      const file = new File([printed.blob], name, { type: 'application/pdf' });
      await provider.sendDocument(receiverId, file);
      notifySent(receiverId);
    } catch {
      notice('server.error', { type: 'success' });
    } finally {
      setSending(false);
    }
  };
  return { send, isSending };
}

/** Reports why there is no file. The specification has a text only for sending, in the style of a success. */
function useFailure() {
  const notice = useNotice();
  const toast = useToast();
  return (purpose: FilePurpose, error: unknown): void => {
    const isRejected = error instanceof PrintRejection;
    if (purpose === 'send' && !isRejected) notice('server.error', { type: 'success' });
    else toast(printFailureKey(error), { type: isRejected ? 'warning' : 'error' });
  };
}

/** The print log entry of a file. */
export function documentsIn(kind: EditedKind, { document }: MadeFile): PrintedBatch {
  const { order, invoice } = document;
  const code = order.billCode ?? '';
  return {
    kind,
    orders: [{ id: String(order.id), code, ...(invoice && { invoice }) }],
  };
}
