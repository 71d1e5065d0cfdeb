import type { IssuedInvoice } from '../../../../domain/documents/invoice/issued-invoice.ts';

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
