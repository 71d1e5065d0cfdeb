import { isVatId, plainVatId } from '../company/identifiers.ts';

/**
 * What a party other than sender and recipient has to do with the goods of an order. A transport is
 * exempt only for whoever sends or receives its goods (CJEU C-288/16 on article 146 (1) e of
 * directive 2006/112/EC); the service to a party that does neither is taxed.
 */
export const GOODS_ROLES = ['sender', 'recipient', 'neither'] as const;
export type GoodsRole = (typeof GOODS_ROLES)[number];

/** What an order says of its buyer that decides how its invoice is taxed. */
type TaxedBuyer = {
  readonly party?: string | null;
  readonly vatId?: string | null | undefined;
  readonly goodsRole?: GoodsRole | null;
  readonly taxedReason?: string | null | undefined;
};

/** How the buyer changes the tax of an invoice; a flag that is missing does not apply. */
export type BuyerTax = {
  /** The buyer owes the tax: what would bear the standard rate bears none. */
  readonly isReverseCharge?: true;
  /** Why the buyer is charged tax although he could owe it himself. */
  readonly taxedReason?: string;
  /** The buyer neither sends nor receives the goods, and so the transport is taxed. */
  readonly isTransportTaxed?: true;
  /** Nobody has said yet what the buyer has to do with the goods. */
  readonly isGoodsRoleOpen?: true;
};

/** Northern Ireland is part of the market for goods only; transport is a service. */
const NOT_FOR_SERVICES: readonly string[] = ['DE', 'XI'];

/**
 * Whether a buyer is a business of another member state, told by its VAT number. Services to it are
 * taxed where it sits, and the tax is its own to pay (section 3a (2) UStG, article 196 of directive
 * 2006/112/EC).
 */
export function owesTaxAbroad({ party, vatId }: TaxedBuyer): boolean {
  const number = plainVatId(vatId ?? '');
  return party === 'other' && isVatId(number) && !NOT_FOR_SERVICES.includes(number.slice(0, 2));
}

/**
 * How the party that an order is billed to changes the tax of its invoice. A business of another
 * member state owes the tax itself, unless the order gives a reason to charge it all the same.
 */
export function buyerTaxOf(billTo: TaxedBuyer | null | undefined): BuyerTax {
  if (billTo?.party !== 'other') return {};
  const { goodsRole } = billTo;
  const reason = billTo.taxedReason?.trim() ?? '';
  const isAbroad = owesTaxAbroad(billTo);
  return {
    ...(isAbroad && reason === '' && { isReverseCharge: true }),
    ...(isAbroad && reason !== '' && { taxedReason: reason }),
    ...(goodsRole === 'neither' && { isTransportTaxed: true }),
    ...(!goodsRole && { isGoodsRoleOpen: true }),
  };
}
