import type { Buyer } from '../../domain/documents/printed-documents.ts';

/** A firm that pays for an order, as the order names it. */
export const BILLED_FIRM = {
  party: 'other',
  firm: 'Musterhandel Beispiel GmbH',
  contact: 'Petra Probe',
  street: 'Beispielallee 5',
  zipcode: '60311',
  city: 'Frankfurt am Main',
  country: 'DE',
  vatId: 'DE999000017',
  reference: 'PO-77',
  goodsRole: 'sender',
  customerKind: null,
  taxedReason: null,
} as const;

/** The same firm, with its Leitweg-ID, as an invoice names it. */
export const FIRM_AS_BUYER: Buyer = {
  name: 'Musterhandel Beispiel GmbH',
  contact: 'Petra Probe',
  phone: '',
  street: 'Beispielallee 5',
  zip: '60311',
  city: 'Frankfurt am Main',
  country: 'DE',
  vatId: 'DE999000017',
  reference: 'PO-77',
  leitwegId: '99123456-BEISPIEL-45',
};
