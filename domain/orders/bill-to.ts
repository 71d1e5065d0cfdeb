import { isLeitwegId } from '../documents/leitweg-id.ts';
import { isVatId } from '../documents/vat-id.ts';
import type { FieldErrors } from '../errors.ts';

/** Who the invoice of an order is for: its sender, its recipient, or somebody else, told in full. */
export const BILLED_PARTIES = ['sender', 'recipient', 'other'] as const;
export type BilledParty = (typeof BILLED_PARTIES)[number];

/** Where another party can have its address: ISO 3166 codes of two letters. */
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

/** What an order says of another party; of the sender and the recipient it knows it anyway. */
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
] as const;

export type BilledFact = (typeof BILLED_FACTS)[number];

/** As much of an order's `billTo` as the rules look at. */
export type BillTo = { readonly party?: BilledParty | null } & Partial<
  Readonly<Record<BilledFact, Typed>>
>;

/** A `billTo` that names the sender or the recipient, and nothing of any other party. */
export const billedParty = (party: BilledParty) => ({
  ...(Object.fromEntries(BILLED_FACTS.map((fact) => [fact, null])) as Record<BilledFact, null>),
  party,
});

const isBlank = (text: Typed): boolean => (text ?? '').trim() === '';

/**
 * Another party has a name, and its numbers have the right form. Its address may follow later: only
 * an invoice over the limit of section 33 UStDV asks for it (`missingFacts`).
 */
export function billToIsRight({ billTo }: { billTo?: BillTo | null }): FieldErrors {
  const { party, firm, contact, vatId, leitwegId } = billTo ?? {};
  const isNameless = party === 'other' && isBlank(firm) && isBlank(contact);
  return {
    ...(isNameless ? { 'billTo.firm': { code: 'required' } } : {}),
    ...(vatId && !isVatId(vatId) ? { 'billTo.vatId': { code: 'notAVatId' } } : {}),
    ...(leitwegId && !isLeitwegId(leitwegId)
      ? { 'billTo.leitwegId': { code: 'notALeitwegId' } }
      : {}),
  };
}
