import type { IssuedInvoice } from '../../../../domain/documents/invoice/issued-invoice.ts';

/** What a person sees of an issued document: a Storno is none of the states of an invoice. */
export const ISSUED_STATES = ['issued', 'cancelled', 'storno'] as const;
export type IssuedState = (typeof ISSUED_STATES)[number];

export const stateOf = ({ kind, status }: Pick<IssuedInvoice, 'kind' | 'status'>): IssuedState =>
  kind === 'storno' ? 'storno' : status;

/** The documents of a state, as the list call asks for them. */
export const FILTER_OF: Readonly<Record<IssuedState, Readonly<Record<string, string>>>> = {
  issued: { kind: 'invoice', status: 'issued' },
  cancelled: { kind: 'invoice', status: 'cancelled' },
  storno: { kind: 'storno' },
};
