import type { Insertable } from 'kysely';
import { billedParty } from '../../domain/orders/bill-to.ts';
import type { Orders } from '../database/database-types.ts';

/**
 * The party that an order is billed to, as the office has entered it; empty if it is the sender.
 */
export type SampleBillTo = ReturnType<typeof sampleBillTo>;

/**
 * Firms that do not exist, with VAT numbers that only look right. Their employees send on their
 * account.
 */
const FIRMS = [
  {
    firm: 'Musterhandel Beispiel GmbH',
    contact: 'Petra Probe',
    street: 'Beispielallee 5',
    zipcode: '60311',
    city: 'Frankfurt am Main',
    country: 'DE',
    vatId: 'DE999000017',
    order: 'BEISPIEL',
  },
  {
    firm: 'Teppichhaus Vorlage & Söhne OHG',
    contact: null,
    street: 'Am Muster 12',
    zipcode: '40210',
    city: 'Düsseldorf',
    country: 'DE',
    vatId: 'DE999000025',
    order: 'MUSTER',
  },
] as const;

/** Who pays for a regular customer's order, and under which order number. */
export function sampleBillTo(regular: number, code: string) {
  const employer = FIRMS[regular];
  if (!employer) return billedParty('sender');
  const { order, ...firm } = employer;
  const reference = `${order}-${code.replace(/\D/g, '')}`;
  return { ...billedParty('other'), ...firm, reference, goodsRole: 'sender' as const };
}

/** The same as columns. */
export const billToColumns = (billTo: SampleBillTo) =>
  ({
    bill_to: billTo.party,
    bill_firm: billTo.firm,
    bill_contact: billTo.contact,
    bill_street: billTo.street,
    bill_zipcode: billTo.zipcode,
    bill_city: billTo.city,
    bill_country: billTo.country,
    bill_vat_id: billTo.vatId,
    bill_reference: billTo.reference,
    bill_goods_role: billTo.goodsRole,
  }) satisfies Partial<Insertable<Orders>>;
