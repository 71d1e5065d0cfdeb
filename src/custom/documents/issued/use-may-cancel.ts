import { allows } from '../../../../domain/access.ts';
import {
  type IssuedInvoice,
  invoiceAccess,
} from '../../../../domain/documents/invoice/issued-invoice.ts';
import { useActor } from '../../../kit/access/use-actor.ts';

/** Whether the person who looks may cancel a document: an invoice that holds, and no Storno. */
export function useMayCancel({ kind, status }: Pick<IssuedInvoice, 'kind' | 'status'>): boolean {
  const actor = useActor();
  const holds = kind === 'invoice' && status === 'issued';
  return holds && actor !== undefined && allows(invoiceAccess.cancel, actor);
}
