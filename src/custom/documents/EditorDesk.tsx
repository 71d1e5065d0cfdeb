import { use } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import type { Order } from '../../../domain/resources/commands.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { EditorFrame } from './EditorFrame.tsx';
import { DoubtfulCharacters } from './form/DoubtfulCharacters.tsx';
import { DraftWords } from './form/DraftWords.tsx';
import { EditorActions } from './form/EditorActions.tsx';
import { EditorGuards } from './form/EditorGuards.tsx';
import { Paper } from './form/Paper.tsx';
import { PaperSkeleton } from './form/PaperSkeleton.tsx';
import { SaveFailure } from './form/SaveFailure.tsx';
import { archivedDocument } from './issue/archived-document.ts';
import { InvoiceBanner } from './issue/InvoiceBanner.tsx';
import { InvoicingUnknown } from './issue/InvoicingUnknown.tsx';
import { IssueButton } from './issue/IssueButton.tsx';
import { useInvoicing } from './issue/use-invoicing.ts';
import type { DocumentKind } from './kinds.ts';
import { PreviewActions } from './preview/PreviewActions.tsx';
import { PreviewPane } from './preview/PreviewPane.tsx';
import { PrinterContext } from './printing/printer-context.ts';
import { useDocumentFile } from './use-document-file.ts';
import { useEditor } from './use-editor.ts';
import { usePrintable } from './use-printable.ts';

type Props = {
  order: Order;
  kind: DocumentKind;
  /** The order was changed elsewhere than in the form: the editor begins anew. */
  onRenew: () => void;
};

/** The two states of an editor (specification 4): the form, and the document as it will be printed. */
export function EditorDesk({ order, kind, onRenew }: Props) {
  const translate = useTranslate();
  const means = { provider: useAppDataProvider(), printer: use(PrinterContext) };
  const editor = useEditor(order, kind);
  const invoicing = useInvoicing(order, kind);
  const documentNow = usePrintable(editor, kind, invoicing.issued);
  const file = useDocumentFile({ kind, receiverId: order.user?._id ?? '', documentNow });
  const { preview } = file;
  const isFrozen = !invoicing.isKnown || invoicing.issued !== undefined;

  const form =
    !invoicing.isKnown && !invoicing.retry ? (
      <PaperSkeleton />
    ) : (
      <Paper order={order} kind={kind} readOnly={isFrozen}>
        {editor.failure !== undefined && <SaveFailure error={editor.failure} />}
        {invoicing.retry && <InvoicingUnknown onRetry={invoicing.retry} />}
        <InvoiceBanner
          invoicing={invoicing}
          onChanged={onRenew}
          onStart={(purpose, one) => file.start(purpose, archivedDocument(order, one, means))}
        />
      </Paper>
    );
  // As long as nobody knows whether it is issued, no file of it can be told to be the right one.
  const actions = invoicing.isKnown && (
    <EditorActions
      isSaving={editor.isSaving}
      making={file.busy}
      onSave={isFrozen ? undefined : () => void editor.save()}
      onStart={file.start}
      onCancel={file.cancel}
    >
      <IssueButton editor={editor} invoicing={invoicing} onIssued={onRenew} />
    </EditorActions>
  );
  return (
    <FormProvider {...editor.form}>
      <EditorFrame
        kind={kind}
        code={order.billCode}
        onClose={preview && file.closePreview}
        closeLabel={preview && translate('documents.preview.close')}
        isFull={preview !== undefined}
        aside={<DraftWords draft={editor.draft.state} />}
        actions={
          preview ? preview.file && <PreviewActions file={preview.file} kind={kind} /> : actions
        }
      >
        {preview ? (
          <PreviewPane
            printed={preview.file?.printed}
            title={translate(`documents.title.${kind}`)}
            onCancel={file.closePreview}
          />
        ) : (
          form
        )}
      </EditorFrame>
      <EditorGuards editor={editor} kind={kind} />
      <DoubtfulCharacters file={file.doubtful} onAnyway={file.handOut} onClose={file.closeDoubt} />
    </FormProvider>
  );
}
