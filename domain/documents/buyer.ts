import type { Order } from '../resources/commands.ts';
import { directionOfGoods } from './direction.ts';
import type { Buyer, InvoiceDocument, Party } from './printed-documents.ts';

const ofParty = (party: Party): Buyer => ({
  ...party,
  contact: '',
  vatId: '',
  reference: '',
  leitwegId: '',
});

/**
 * A party that is neither sender nor recipient; a person without a company takes the company's
 * place.
 */
function ofOther({ firm, contact, ...stated }: Order['billTo']): Buyer {
  const isFirm = (firm ?? '').trim() !== '';
  return {
    name: (isFirm ? firm : contact) ?? '',
    contact: isFirm ? (contact ?? '') : '',
    phone: '',
    street: stated.street ?? '',
    zip: stated.zipcode ?? '',
    city: stated.city ?? '',
    country: stated.country ?? 'DE',
    vatId: stated.vatId ?? '',
    reference: stated.reference ?? '',
    leitwegId: stated.leitwegId ?? '',
  };
}

/**
 * Whom the invoice of an order is for, if that is not the sender of its goods. The order's fields
 * are named for the direction to Morocco: its `sender` is the customer in Germany, who receives the
 * goods of an order from Morocco, and its `recipient` is the person in Morocco.
 */
export function buyerOfOrder(
  { billTo, tripGroup }: Pick<Order, 'tripGroup'> & Partial<Pick<Order, 'billTo'>>,
  people: { readonly user: Party; readonly recipient: Party },
): Buyer | undefined {
  if (billTo?.party === 'other') return ofOther(billTo);
  const person = billTo?.party === 'recipient' ? 'recipient' : 'user';
  return person === directionOfGoods(tripGroup).sender.person ? undefined : ofParty(people[person]);
}

/** Whom an invoice is for: the sender, unless its document names another party. */
export const buyerOf = ({ buyer, sender }: Pick<InvoiceDocument, 'buyer' | 'sender'>): Buyer =>
  buyer ?? ofParty(sender);

/** Whether an invoice is for the customer, who is the person in Germany in either direction. */
export function isForCustomer(
  document: Pick<InvoiceDocument, 'buyer' | 'sender' | 'recipient'>,
): boolean {
  const { name, phone } =
    document.recipient.country === 'DE' ? document.recipient : document.sender;
  const buyer = buyerOf(document);
  return buyer.name === name && buyer.phone === phone;
}
