import { hasVatCountry, isVatId, plainVatId } from '../company/identifiers.ts';

/**
 * What a party other than sender and recipient has to do with the goods of an order. A transport is
 * exempt only for whoever sends or receives its goods (CJEU C-288/16 on article 146 (1) e of
 * directive 2006/112/EC); the service to a party that does neither is taxed.
 */
export const GOODS_ROLES = ['sender', 'recipient', 'neither'] as const;
export type GoodsRole = (typeof GOODS_ROLES)[number];

/**
 * Whether a party abroad is a business or a private person. A VAT number of another member state
 * proves it by itself; everybody else has to state it, because a business of a third country proves
 * it by other documents (section 3a.2 (11) UStAE).
 */
export const CUSTOMER_KINDS = ['business', 'private'] as const;
export type CustomerKind = (typeof CUSTOMER_KINDS)[number];

/** Whether the prices of taxed lines are typed with the tax in them, or without. */
export const PRICE_BASES = ['gross', 'net'] as const;
export type PriceBasis = (typeof PRICE_BASES)[number];

/** What an order says of its buyer that decides how its invoice is taxed. */
type TaxedBuyer = {
  readonly party?: string | null;
  readonly vatId?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly goodsRole?: GoodsRole | null;
  readonly customerKind?: CustomerKind | null;
  readonly taxedReason?: string | null | undefined;
};

/** How the buyer changes the tax of an invoice; a flag that is missing does not apply. */
export type BuyerTax = {
  /** The buyer owes the tax: what would bear the standard rate bears none. */
  readonly isReverseCharge?: true;
  /** The buyer is a business of a third country: no service to it is taxable here. */
  readonly isOutside?: true;
  /** Why the buyer is charged tax although the place of the service is abroad. */
  readonly taxedReason?: string;
  /** The buyer neither sends nor receives the goods, and so the transport is taxed. */
  readonly isTransportTaxed?: true;
  /** It is not stated yet what the buyer has to do with the goods. */
  readonly isGoodsRoleOpen?: true;
  /** It is not stated yet whether the buyer abroad is a business. */
  readonly isCustomerKindOpen?: true;
  /** The same of a buyer in a third country: if it is one, its transport is not taxable here either. */
  readonly isPlaceOpen?: true;
  /** A business of another member state owes the tax itself only under its VAT number. */
  readonly isVatIdOpen?: true;
  /** The prices were typed with tax and none is charged, or the other way round. */
  readonly isPriceBasisOpen?: true;
};

/** Northern Ireland is part of the market for goods only; transport is a service. */
const NOT_FOR_SERVICES: readonly string[] = ['DE', 'XI'];

/**
 * Whether a buyer is a business of another member state, proved by its VAT number. Services to it are
 * taxed where it sits, and the tax is its own to pay (section 3a (2) UStG, article 196 of directive
 * 2006/112/EC).
 */
export function owesTaxAbroad({ party, vatId }: TaxedBuyer): boolean {
  const number = plainVatId(vatId ?? '');
  return party === 'other' && isVatId(number) && !NOT_FOR_SERVICES.includes(number.slice(0, 2));
}

/** Member states call Greece EL in VAT numbers and GR everywhere else. */
const isMemberState = (country: string): boolean =>
  country === 'GR' || (country !== 'XI' && hasVatCountry(country));

/**
 * Where a party that is no party of the order sits. A number of Northern Ireland belongs to a
 * business of the United Kingdom, whatever the address.
 */
function placeOf({ vatId, country }: TaxedBuyer): 'home' | 'memberState' | 'thirdCountry' {
  const number = plainVatId(vatId ?? '');
  if (isVatId(number) && number.startsWith('XI')) return 'thirdCountry';
  const at = country || 'DE';
  if (at === 'DE') return 'home';
  return isMemberState(at) ? 'memberState' : 'thirdCountry';
}

/** Whether a party sits in a third country, where firms have numbers of another form. */
export const sitsInThirdCountry = (party: TaxedBuyer): boolean => placeOf(party) === 'thirdCountry';

/**
 * How a buyer abroad may be taxed: `reverse` owes the tax under its VAT number, `outside` is a
 * business of a third country, `undecided` might be either, `vatId` is a business of another member
 * state without its number, `private` is taxed here. `home`: there is nothing to ask.
 */
export type TaxedAs = 'home' | 'reverse' | 'outside' | 'undecided' | 'vatId' | 'private';

export function taxedAs(billTo: TaxedBuyer | null | undefined): TaxedAs {
  if (billTo?.party !== 'other') return 'home';
  if (owesTaxAbroad(billTo)) return 'reverse';
  const place = placeOf(billTo);
  if (place === 'home') return 'home';
  if (!billTo.customerKind) return 'undecided';
  if (billTo.customerKind === 'private') return 'private';
  return place === 'thirdCountry' ? 'outside' : 'vatId';
}

/** The cases in which whoever writes a reason charges the tax on purpose. */
const WITH_REASON: readonly TaxedAs[] = ['reverse', 'outside', 'undecided', 'vatId'];

/** Whether an order may give a reason to charge its buyer tax all the same. */
export const requiresReason = (billTo: TaxedBuyer | null | undefined): boolean =>
  WITH_REASON.includes(taxedAs(billTo));

/** Whether a party has to be stated to be a business, because no VAT number proves it. */
export const requiresKind = (billTo: TaxedBuyer | null | undefined): boolean =>
  !['home', 'reverse'].includes(taxedAs(billTo));

/** How the prices of taxed lines must be meant for a buyer. */
export function neededBasis(billTo: TaxedBuyer | null | undefined): PriceBasis {
  const { isReverseCharge = false, isOutside = false } = placeTaxOf(billTo);
  return isReverseCharge || isOutside ? 'net' : 'gross';
}

/** What the place of the service makes of the tax. */
function placeTaxOf(billTo: TaxedBuyer | null | undefined): BuyerTax {
  const as = taxedAs(billTo);
  const reason = billTo?.taxedReason?.trim() ?? '';
  if (reason !== '') return WITH_REASON.includes(as) ? { taxedReason: reason } : {};
  if (as === 'reverse') return { isReverseCharge: true };
  if (as === 'outside') return { isOutside: true };
  if (as === 'undecided') {
    return {
      isCustomerKindOpen: true,
      ...(billTo && placeOf(billTo) === 'thirdCountry' && { isPlaceOpen: true }),
    };
  }
  return as === 'vatId' ? { isVatIdOpen: true } : {};
}

/**
 * How the party that an order is billed to changes the tax of its invoice. A business of another
 * member state owes the tax itself, and a service to one of a third country is not taxable, unless
 * the order gives a reason to charge it all the same. A back end that keeps no basis of prices has
 * none to ask for.
 */
export function buyerTaxOf(
  billTo: TaxedBuyer | null | undefined,
  basis?: PriceBasis | null,
): BuyerTax {
  const isBasisOpen = basis !== undefined && (basis ?? 'gross') !== neededBasis(billTo);
  const { goodsRole } = billTo ?? {};
  const isOther = billTo?.party === 'other';
  return {
    ...placeTaxOf(billTo),
    ...(isOther && goodsRole === 'neither' && { isTransportTaxed: true }),
    ...(isOther && !goodsRole && { isGoodsRoleOpen: true }),
    ...(isBasisOpen && { isPriceBasisOpen: true }),
  };
}
