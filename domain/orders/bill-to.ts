import { isLeitwegId, isNumberOfThirdCountry, isVatId } from '../company/identifiers.ts';
import type { FieldErrors } from '../errors.ts';
import { type CustomerKind, type GoodsRole, sitsInThirdCountry } from './buyer-tax.ts';

/**
 * Who the invoice of an order is for: its sender, its recipient, or another party with its own
 * details.
 */
export const BILLED_PARTIES = ['sender', 'recipient', 'other'] as const;
export type BilledParty = (typeof BILLED_PARTIES)[number];

/** The countries where another party may have its address: two-letter ISO 3166 codes. */
export const BILLED_COUNTRIES = [
  'DE',
  'MA',
  'FR',
  'ES',
  'BE',
  'NL',
  'LU',
  'AT',
  'CH',
  'IT',
] as const;

type Typed = string | null | undefined;

/**
 * What an order stores about another party; the details of sender and recipient are in the order
 * anyway.
 */
export const BILLED_FACTS = [
  'firm',
  'contact',
  'street',
  'zipcode',
  'city',
  'country',
  'vatId',
  'reference',
  'leitwegId',
  'goodsRole',
  'customerKind',
  'taxedReason',
] as const;

export type BilledFact = (typeof BILLED_FACTS)[number];

/** The parts of an order's `billTo` that the rules look at. */
export type BillTo = {
  readonly party?: BilledParty | null;
  readonly goodsRole?: GoodsRole | null;
  readonly customerKind?: CustomerKind | null;
} & Partial<Readonly<Record<Exclude<BilledFact, 'goodsRole' | 'customerKind'>, Typed>>>;

/** A `billTo` that names the sender or the recipient, without the details of another party. */
export const billedParty = (party: BilledParty) => ({
  ...(Object.fromEntries(BILLED_FACTS.map((fact) => [fact, null])) as Record<BilledFact, null>),
  party,
});

const isBlank = (text: Typed): boolean => (text ?? '').trim() === '';

/**
 * Another party needs a name, and its numbers must have the right form. Its address may follow
 * later: only an invoice over the limit of section 33 UStDV needs it (`missingFacts`).
 */
export function billToIsRight({ billTo }: { billTo?: BillTo | null }): FieldErrors {
  const { party, firm, contact, vatId, leitwegId } = billTo ?? {};
  const isNameless = party === 'other' && isBlank(firm) && isBlank(contact);
  return {
    ...(isNameless ? { 'billTo.firm': { code: 'required' } } : {}),
    ...(vatId && !isRightNumber(vatId, billTo) ? { 'billTo.vatId': { code: 'notAVatId' } } : {}),
    ...(leitwegId && !isLeitwegId(leitwegId)
      ? { 'billTo.leitwegId': { code: 'notALeitwegId' } }
      : {}),
  };
}

/** A firm in a third country gives the tax number of its own country. */
const isRightNumber = (number: string, billTo: BillTo | null | undefined): boolean =>
  isVatId(number) || (sitsInThirdCountry(billTo ?? {}) && isNumberOfThirdCountry(number));
