import type { Order } from '../resources/commands.ts';
import type { Buyer, InvoicePaper, Party } from './papers.ts';

const ofParty = (party: Party): Buyer => ({
  ...party,
  contact: '',
  vatId: '',
  reference: '',
  leitwegId: '',
});

/** A party that is neither sender nor recipient; a person without a firm stands in its place. */
function ofOther({ firm, contact, ...told }: Order['billTo']): Buyer {
  const isFirm = (firm ?? '').trim() !== '';
  return {
    name: (isFirm ? firm : contact) ?? '',
    contact: isFirm ? (contact ?? '') : '',
    phone: '',
    street: told.street ?? '',
    zip: told.zipcode ?? '',
    city: told.city ?? '',
    country: told.country ?? 'DE',
    vatId: told.vatId ?? '',
    reference: told.reference ?? '',
    leitwegId: told.leitwegId ?? '',
  };
}

/** Whom the invoice of an order is for, where that is not its sender. `recipient` as papers print him. */
export function buyerOfOrder(
  { billTo }: Partial<Pick<Order, 'billTo'>>,
  recipient: Party,
): Buyer | undefined {
  switch (billTo?.party) {
    case 'recipient':
      return ofParty(recipient);
    case 'other':
      return ofOther(billTo);
    default:
      return undefined;
  }
}

/** Whom an invoice is for: the sender, where its paper names nobody else. */
export const buyerOf = ({ buyer, sender }: Pick<InvoicePaper, 'buyer' | 'sender'>): Buyer =>
  buyer ?? ofParty(sender);
