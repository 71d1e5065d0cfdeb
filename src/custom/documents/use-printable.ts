import { documentFileName } from '../../../domain/documents/file-names.ts';
import { documentOf, type EditedKind } from '../../../domain/orders/document-kinds.ts';
import type { Order } from '../../../domain/resources/commands.ts';
import { useToast } from '../../kit/notices/use-notice.tsx';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import type { Editor } from './editing/use-editor.ts';
import { archivedDocument } from './issue/issued-file.ts';
import type { Invoicing } from './issue/use-invoicing.ts';
import { printedDocumentOf } from './printing/printed-document-of.ts';
import type { PrintableDocument } from './printing/use-document-file.ts';

/**
 * The content of an editor as a printable document; once it is issued, the archived one. A figure that
 * cannot be parsed is marked instead; labels wait until a new number of packages is saved, because
 * parcels get their codes then.
 */
export function usePrintable(
  editor: Editor,
  kind: EditedKind,
  { issued, isPossible }: Pick<Invoicing, 'issued' | 'isPossible'>,
): () => Promise<PrintableDocument | undefined> {
  const provider = useAppDataProvider();
  const toast = useToast();
  return async () => {
    if (issued) return archivedDocument(editor.basedOn(), issued, { provider });
    if (!(await editor.form.trigger(undefined, { shouldFocus: true }))) return undefined;
    const order = editor.edited();
    const isPerParcel = documentOf(kind).parcels === 'drawn';
    if (isPerParcel && order.numofpackages !== editor.basedOn().numofpackages) {
      toast('documents.saveForLabels', { type: 'warning' });
      return undefined;
    }
    const { day } = editor.form.getValues();
    return {
      order,
      day,
      // Where invoices are issued, one that is not may not look as if it were.
      name: `${isPossible ? DRAFT : ''}${draftName(kind, order, day)}`,
      printable: async (signal) => ({
        documents: [await printedDocumentOf(kind, order, day, { provider, signal })],
        direction: order.tripGroup,
        title: order.billCode ?? '',
      }),
    };
  };
}

/** How the file of a draft invoice begins, like the watermark on its pages. */
const DRAFT = 'Entwurf_';

/** A name that identifies the document; by its order, as long as it has no number of its own. */
const draftName = (kind: EditedKind, order: Order, day: string): string =>
  documentFileName(kind, {
    rechnr: order.rechnr || (order.billCode ?? ''),
    firstName: order.user?.firstName ?? '',
    lastName: order.user?.lastName ?? '',
    date: day,
  });
