import { plainVatId } from '../../../domain/documents/vat-id.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import {
  BILLED_COUNTRIES,
  BILLED_FACTS,
  type BilledFact,
  billedParty,
} from '../../../domain/orders/bill-to.ts';
import type { Order } from '../../../domain/resources/commands.ts';
import type { TypedBillTo } from './editor-values.ts';

const factsBy = <Value>(read: (fact: BilledFact) => Value) =>
  Object.fromEntries(BILLED_FACTS.map((fact) => [fact, read(fact)])) as Record<BilledFact, Value>;

/** The billed party of an order, as an editor starts with it; another party is in Germany by default. */
export function typedBillTo({ billTo }: Partial<Pick<Order, 'billTo'>>): TypedBillTo | null {
  if (!billTo) return null;
  return {
    ...factsBy((fact) => billTo[fact] ?? ''),
    country: billTo.country ?? 'DE',
    party: billTo.party,
  };
}

/** The same as an order stores it: for the sender and the recipient, only which of the two it is. */
export function billToOf(typed: TypedBillTo): Order['billTo'] {
  const { party, country, vatId } = typed;
  if (party !== 'other') return billedParty(party);
  return {
    ...factsBy((fact) => typed[fact].trim() || null),
    country: isOneOf(BILLED_COUNTRIES, country) ? country : null,
    vatId: plainVatId(vatId) || null,
    party,
  };
}
