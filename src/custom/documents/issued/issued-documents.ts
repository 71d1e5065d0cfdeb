import { allows } from '../../../../domain/access.ts';
import {
  type IssuedInvoice,
  invoiceAccess,
  type ListedInvoice,
} from '../../../../domain/documents/invoice/issued-invoice.ts';
import { useActor } from '../../../kit/access/use-access.ts';

/** The list of issued documents, below that of the bills (specification 2.2, `bills/*`). */
export const ISSUED_LIST = '/bills/issued';

/** The URL of an issued document on top of that list. */
export const issuedAddress = (id: string): string => `${ISSUED_LIST}/${encodeURIComponent(id)}`;

/** An issued document as react-admin's lists hold it. */
export type ListedDocument = ListedInvoice & { readonly id: string };

/** The displayed state of an issued document: a Storno has none of the states of an invoice. */
export const ISSUED_STATES = ['issued', 'cancelled', 'storno'] as const;
export type IssuedState = (typeof ISSUED_STATES)[number];

export const stateOf = ({ kind, status }: Pick<IssuedInvoice, 'kind' | 'status'>): IssuedState =>
  kind === 'storno' ? 'storno' : status;

/** The filter of the list call for the documents of a state. */
export const FILTER_OF: Readonly<Record<IssuedState, Readonly<Record<string, string>>>> = {
  issued: { kind: 'invoice', status: 'issued' },
  cancelled: { kind: 'invoice', status: 'cancelled' },
  storno: { kind: 'storno' },
};

/** Whether the current user may cancel a document: a valid invoice, and not a Storno. */
export function useMayCancel({ kind, status }: Pick<IssuedInvoice, 'kind' | 'status'>): boolean {
  const actor = useActor();
  const holds = kind === 'invoice' && status === 'issued';
  return holds && actor !== undefined && allows(invoiceAccess.cancel, actor);
}
