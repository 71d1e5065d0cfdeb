import { use } from 'react';
import type { Order } from '../../../domain/resources/commands.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { Paper } from './form/Paper.tsx';
import { PaperSkeleton } from './form/PaperSkeleton.tsx';
import { SaveFailure } from './form/SaveFailure.tsx';
import { archivedDocument } from './issue/archived-document.ts';
import { InvoiceBanner } from './issue/InvoiceBanner.tsx';
import { InvoicingUnknown } from './issue/InvoicingUnknown.tsx';
import type { Invoicing } from './issue/use-invoicing.ts';
import type { DocumentKind } from './kinds.ts';
import { PrinterContext } from './printing/printer-context.ts';
import type { FilePurpose, PrintableDocument } from './use-document-file.ts';
import type { Editor } from './use-editor.ts';

type Props = {
  order: Order;
  kind: DocumentKind;
  editor: Editor;
  invoicing: Invoicing;
  readOnly: boolean;
  onRenew: () => void;
  onStart: (purpose: FilePurpose, document: PrintableDocument) => void;
};

/** The document to fill in, below the notes about it. */
export function EditorForm({ order, kind, editor, invoicing, readOnly, onRenew, onStart }: Props) {
  const means = { provider: useAppDataProvider(), printer: use(PrinterContext) };
  if (!invoicing.isKnown && !invoicing.retry) return <PaperSkeleton />;
  return (
    <Paper
      order={order}
      kind={kind}
      readOnly={readOnly}
      isNumbered={invoicing.isPossible && !invoicing.issued}
    >
      {editor.failure !== undefined && <SaveFailure error={editor.failure} />}
      {invoicing.retry && <InvoicingUnknown onRetry={invoicing.retry} />}
      <InvoiceBanner
        invoicing={invoicing}
        onChanged={onRenew}
        onStart={(purpose, one) => onStart(purpose, archivedDocument(order, one, means))}
      />
    </Paper>
  );
}
