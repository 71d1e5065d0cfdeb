import { type ReactNode, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import type { IssuedInvoice } from '../../../domain/documents/invoice/issued-invoice.ts';
import type { EditedKind } from '../../../domain/orders/document-kinds.ts';
import type { Order } from '../../../domain/resources/commands.ts';
import { useBackCloses } from '../../kit/dialog/use-back-closes.ts';
import { DraftTexts } from '../../kit/drafts/DraftTexts.tsx';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { EditorForm } from './EditorForm.tsx';
import { useEditor } from './editing/use-editor.ts';
import { CustomsDialog, useCustomsQuestion } from './form/customs-question.tsx';
import { EditorActions } from './form/EditorActions.tsx';
import { EditorFrame } from './form/EditorFrame.tsx';
import { EditorGuards } from './form/EditorGuards.tsx';
import { PreviewFooter } from './form/PreviewFooter.tsx';
import { QuestionableCharacters, SendDialog, useSendQuestion } from './form/questions.tsx';
import { IssueButton, useIssuing, useMayIssue } from './issue/IssueButton.tsx';
import { archivedDocument } from './issue/issued-file.ts';
import { type Invoicing, useInvoicing } from './issue/use-invoicing.ts';
import { PreviewPane } from './preview/PreviewPane.tsx';
import {
  type FilePurpose,
  type PrintableDocument,
  useDocumentFile,
} from './printing/use-document-file.ts';
import { usePrintable } from './use-printable.ts';

type Props = {
  order: Order;
  kind: EditedKind;
  /** The order was changed outside the form: the editor restarts. */
  onRenew: () => void;
};

/** The two states of an editor (specification 4): the form, and the print preview. */
export function EditorScreen({ order, kind, onRenew }: Props) {
  const translate = useTranslate();
  const screen = useScreen(order, kind);
  const { editor, invoicing, file, sending, question, start, closePreview } = screen;
  const { preview } = file;
  return (
    <FormProvider {...editor.form}>
      <EditorFrame
        kind={kind}
        code={order.billCode}
        onClose={preview && closePreview}
        closeLabel={preview && translate('documents.preview.close')}
        isFull={preview !== undefined}
        aside={<DraftTexts draft={editor.controller.draft.state} />}
        actions={actionsOf(screen, kind, onRenew)}
      >
        {preview ? (
          <PreviewPane
            printed={preview.file?.printed}
            title={translate(`documents.title.${kind}`)}
            onCancel={closePreview}
          />
        ) : (
          <EditorForm
            order={order}
            kind={kind}
            editor={editor}
            invoicing={invoicing}
            onRenew={onRenew}
            readOnly={isFrozen(screen)}
            onStart={start}
          />
        )}
      </EditorFrame>
      <EditorGuards editor={editor} kind={kind} />
      <CustomsDialog question={question} customer={order.user} />
      <SendDialog
        question={sending}
        customer={order.user}
        onIssueFirst={screen.mayIssueFirst ? screen.issueFirst : undefined}
      />
      <QuestionableCharacters file={file.questionable} />
    </FormProvider>
  );
}

/**
 * Whether a document is an invoice that has not been issued, though it could be; by default the one in
 * the editor.
 */
const isDraft = ({ isPossible, issued }: Invoicing, given?: PrintableDocument): boolean =>
  isPossible && !issued && given?.invoice === undefined;

/** Also between the issue and the moment at which the editor begins anew with what is issued. */
const isFrozen = ({
  invoicing: { isKnown, issued },
  issuing: { isEnding },
}: Pick<Screen, 'invoicing' | 'issuing'>): boolean => !isKnown || issued !== undefined || isEnding;

/** What can be done now; nothing while the preview is generated. */
function actionsOf(screen: Screen, kind: EditedKind, onRenew: () => void): ReactNode {
  const { editor, invoicing, file, sending, question, sendStored } = screen;
  const { preview } = file;
  if (preview) {
    return (
      preview.file && (
        <PreviewFooter
          file={preview.file}
          kind={kind}
          question={question}
          onSend={(purpose, made) =>
            sending.ask(() => sendStored(() => file.handOut(purpose, made), made.document), {
              isDraft: isDraft(invoicing, made.document),
            })
          }
          isSending={file.busy === 'send' || editor.controller.isSaving}
          onLogged={editor.followPrint}
        />
      )
    );
  }
  // While it is unknown whether the invoice is issued, no file of it can be known to be the right one.
  return (
    invoicing.isKnown && (
      <EditorActions
        isSaving={editor.controller.isSaving || screen.issuing.isEnding}
        making={file.busy}
        onSave={isFrozen(screen) ? undefined : () => void editor.controller.save()}
        onStart={question.start}
        onCancel={file.cancel}
      >
        <IssueButton
          editor={editor}
          invoicing={invoicing}
          issuing={screen.issuing}
          onIssued={onRenew}
          onSend={screen.sendIssued}
        />
      </EditorActions>
    )
  );
}

type Screen = ReturnType<typeof useScreen>;

/** What the screen does: the document is edited, made into a file, and handed out. */
function useScreen(order: Order, kind: EditedKind) {
  const editor = useEditor(order, kind);
  const invoicing = useInvoicing(order, kind);
  const documentNow = usePrintable(editor, kind, invoicing);
  const file = useDocumentFile({
    kind,
    receiverId: order.user?._id ?? '',
    documentNow,
    onLogged: editor.followPrint,
  });
  const sending = useSendQuestion();
  const issuing = useIssuing(editor);
  const closings = useRef(0);
  const closePreview = () => {
    closings.current += 1;
    question.withdraw();
    file.closePreview();
  };
  /**
   * A customer is sent what is stored: what is typed is saved first. Nothing is sent if it cannot be, and
   * what prevents it stands in the form; nor if the preview was left meanwhile. An issued document is
   * what it is, whatever is typed.
   */
  const sendStored = async (send: () => void, given?: PrintableDocument) => {
    if (given?.invoice || isFrozen({ invoicing, issuing })) return send();
    const { isUnsaved, save } = editor.controller;
    const closed = closings.current;
    while (isUnsaved()) {
      if (!(await save())) {
        if (file.preview) closePreview();
        return;
      }
    }
    if (closings.current === closed) send();
  };
  const make = (purpose: FilePurpose, given?: PrintableDocument) =>
    purpose === 'send'
      ? void sendStored(() => file.start(purpose, given), given)
      : file.start(purpose, given);
  const start = (purpose: FilePurpose, given?: PrintableDocument) =>
    purpose === 'send'
      ? sending.ask(() => make(purpose, given), { isDraft: isDraft(invoicing, given) })
      : make(purpose, given);
  const question = useCustomsQuestion({
    kind,
    editor,
    // The question about the warnings has named the customer.
    onStart: (purpose, wasRequested) => (wasRequested ? make : start)(purpose),
  });
  useBackCloses(file.preview !== undefined, closePreview);
  const provider = useAppDataProvider();
  return {
    editor,
    invoicing,
    file,
    sending,
    question,
    start,
    closePreview,
    sendStored,
    issuing,
    /** An order that is not verified is not invoiced. */
    mayIssueFirst: useMayIssue(invoicing) && !issuing.isEnding && editor.basedOn().verified,
    /** Leaves the preview of the draft, and issues what is typed to send that. */
    issueFirst: () => {
      closePreview();
      void issuing.ask(true);
    },
    sendIssued: (issued: IssuedInvoice) => file.send(archivedDocument(order, issued, { provider })),
  };
}
