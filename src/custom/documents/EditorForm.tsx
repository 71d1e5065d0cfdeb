import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { use } from 'react';
import { useTranslate } from 'react-admin';
import type { EditedKind } from '../../../domain/orders/document-kinds.ts';
import type { Order } from '../../../domain/resources/commands.ts';
import { errorKey, isWorthAnotherTry } from '../../providers/call-error.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import type { Editor } from './editing/use-editor.ts';
import { DocumentSheet, DocumentSkeleton } from './form/DocumentSheet.tsx';
import { InvoiceBanner } from './issue/InvoiceBanner.tsx';
import { archivedDocument } from './issue/issued-file.ts';
import type { Invoicing } from './issue/use-invoicing.ts';
import type { FilePurpose, PrintableDocument } from './printing/use-document-file.ts';
import { PrinterContext } from './printing/use-printing.ts';

type Props = {
  order: Order;
  kind: EditedKind;
  editor: Editor;
  invoicing: Invoicing;
  readOnly: boolean;
  onRenew: () => void;
  onStart: (purpose: FilePurpose, document: PrintableDocument) => void;
};

/** The document to fill in, below the notes about it. */
export function EditorForm({ order, kind, editor, invoicing, readOnly, onRenew, onStart }: Props) {
  const dependencies = { provider: useAppDataProvider(), printer: use(PrinterContext) };
  if (!invoicing.isKnown && !invoicing.retry) return <DocumentSkeleton />;
  return (
    <DocumentSheet
      order={order}
      kind={kind}
      readOnly={readOnly}
      proposal={editor.proposal}
      isNumbered={invoicing.isPossible && !invoicing.issued}
    >
      {editor.controller.failure !== undefined && <SaveFailure error={editor.controller.failure} />}
      {invoicing.retry && <InvoicingUnknown onRetry={invoicing.retry} />}
      <InvoiceBanner
        invoicing={invoicing}
        onChanged={onRenew}
        onStart={(purpose, one) => onStart(purpose, archivedDocument(order, one, dependencies))}
      />
    </DocumentSheet>
  );
}

/** The reason why a document could not be saved stays visible; no input is lost. */
function SaveFailure({ error }: { error: unknown }) {
  const translate = useTranslate();
  return (
    <Alert severity="error">
      {translate(errorKey(error))} {isWorthAnotherTry(error) && translate('documents.notLost')}
    </Alert>
  );
}

/** Says that it is unknown whether the invoice is issued, why it cannot be changed, and offers a retry. */
function InvoicingUnknown({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {translate('common.retry')}
        </Button>
      }
    >
      {translate('notice.server.reload')}. {translate('issued.unknown')}
    </Alert>
  );
}
