import { allows } from '../../../../domain/access.ts';
import {
  type IssuedInvoice,
  invoiceAccess,
} from '../../../../domain/documents/invoice/issued-invoice.ts';
import { useActor } from '../../../kit/access/use-access.ts';

/** Whether the current user may cancel a document: a valid invoice, and not a Storno. */
export function useMayCancel({ kind, status }: Pick<IssuedInvoice, 'kind' | 'status'>): boolean {
  const actor = useActor();
  const holds = kind === 'invoice' && status === 'issued';
  return holds && actor !== undefined && allows(invoiceAccess.cancel, actor);
}
