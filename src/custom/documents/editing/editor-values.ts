import { plainVatId } from '../../../../domain/company/identifiers.ts';
import type { LineTax } from '../../../../domain/company/tax.ts';
import type { OneWeight } from '../../../../domain/documents/weights.ts';
import { isOneOf } from '../../../../domain/is-one-of.ts';
import {
  BILLED_COUNTRIES,
  BILLED_FACTS,
  type BilledFact,
  type BilledParty,
  billedParty,
} from '../../../../domain/orders/bill-to.ts';
import {
  CUSTOMER_KINDS,
  GOODS_ROLES,
  type PriceBasis,
} from '../../../../domain/orders/buyer-tax.ts';
import { documentOf, type EditedKind } from '../../../../domain/orders/document-kinds.ts';
import type { Order } from '../../../../domain/resources/commands.ts';

/** A line as typed: a shipment with weight and amount, or goods with count and value. */
export type EditorLine = {
  text: string;
  quantity: string;
  amount: string;
  /** The tax treatment of an invoice line; the editor passes it on. */
  tax?: LineTax | null;
} & Partial<Record<LineFact, string>>;

/** What a declaration says of a line besides its three columns, all of it optional. */
export const LINE_FACTS = ['weight', 'unitValue', 'condition', 'hsCode', 'origin'] as const;
export type LineFact = (typeof LINE_FACTS)[number];

/** The typed values of a line. */
export type LinePart = 'text' | 'quantity' | 'amount';

/** A party as the editors require it (specification 2.7). */
type TypedParty = { name: string; phone: string; city: string };

/** Who the invoice is for, as typed; the details of another party apply only if that one is chosen. */
type TypedBillTo = { party: BilledParty } & Record<BilledFact, string>;

/** What customs requires of the whole consignment, as typed; empty where it is not known. */
type TypedCustoms = Record<CustomsFact, string> & { captions: string[] };

/** The facts of a consignment that an editor requires, besides the languages of its captions. */
const CUSTOMS_FACTS = [
  'category',
  'idKind',
  'idNumber',
  'recipientCin',
  'vehicle',
  'passage',
] as const;
type CustomsFact = (typeof CUSTOMS_FACTS)[number];

/** The facts that the trip of an order knows, and its declaration is proposed. */
export const TRIP_FACTS = ['vehicle', 'passage'] as const;
export type TripFact = (typeof TRIP_FACTS)[number];

/** Numbers of identity documents, which are never stored on a device. */
export const ID_NUMBERS = ['idNumber', 'recipientCin'] as const;

/** The values of an editor, as typed; figures are parsed when they are needed. */
export type EditorValues = {
  number: string;
  /** `YYYY-MM-DD`, or typed text that is not a date. */
  day: string;
  sender: TypedParty;
  recipient: TypedParty;
  /** `undefined` if the back end does not support it. */
  billTo: TypedBillTo | null;
  /** `null` if the document is none for customs, or the back end does not support it. */
  customs: TypedCustoms | null;
  lines: EditorLine[];
  furtherCharges: string;
  /** Whether the prices of taxed lines hold the tax; `null` if the back end does not support it. */
  priceBasis: PriceBasis | null;
  /** Why the price is another than that of the list; empty if nobody has noted it. */
  priceReason: string;
  /** A typed total; empty if the computed one applies. */
  total: string;
  packages: string;
  /** A weight that every place of the order takes over when the document is saved. */
  oneWeight: OneWeight | null;
  payment: number;
  delivery: number;
};

const BLANK_LINE: EditorLine = { text: '', quantity: '', amount: '' };

const BLANK_FACTS = { weight: '', unitValue: '', condition: '', hsCode: '', origin: '' } as const;

/** A new line of a document. */
export const blankLine = (kind: EditedKind): EditorLine => ({
  ...BLANK_LINE,
  ...(documentOf(kind).isForCustoms && BLANK_FACTS),
});

/** The lines that contain something; a blank row is not a line. */
export const filledLines = (lines: readonly EditorLine[]): readonly EditorLine[] =>
  lines.filter(isFilled);

const isFilled = ({ text, quantity, amount, ...facts }: EditorLine): boolean =>
  [text, quantity, amount, ...LINE_FACTS.map((fact) => facts[fact] ?? '')].some(
    (typed) => typed.trim() !== '',
  );

/** The customs facts of an order, as its declaration starts with them. */
export function typedCustoms(
  kind: EditedKind,
  { customs }: Partial<Pick<Order, 'customs'>>,
): TypedCustoms | null {
  if (!documentOf(kind).isForCustoms || !customs) return null;
  const facts = CUSTOMS_FACTS.map((fact) => [fact, customs[fact] ?? '']);
  return {
    ...(Object.fromEntries(facts) as Record<CustomsFact, string>),
    captions: [...(customs.captions ?? [])],
  };
}

/** The same as an order stores it; what cannot be stored is left to the validation. */
export function customsAsTyped(typed: TypedCustoms): Order['customs'] {
  const facts = CUSTOMS_FACTS.map((fact) => [fact, typed[fact].trim() || null]);
  const { captions } = typed;
  return { ...Object.fromEntries(facts), captions } as Order['customs'];
}

/** The billed party of an order, as an editor starts with it; another party is in Germany by default. */
export function typedBillTo({ billTo }: Partial<Pick<Order, 'billTo'>>): TypedBillTo | null {
  if (!billTo) return null;
  return {
    ...factsBy((fact) => billTo[fact] ?? ''),
    country: billTo.country ?? 'DE',
    party: billTo.party,
  };
}

const factsBy = <Value>(read: (fact: BilledFact) => Value) =>
  Object.fromEntries(BILLED_FACTS.map((fact) => [fact, read(fact)])) as Record<BilledFact, Value>;

/** The same as an order stores it: for the sender and the recipient, only which of the two it is. */
export function billToOf(typed: TypedBillTo): Order['billTo'] {
  const { party, country, vatId, goodsRole, customerKind } = typed;
  if (party !== 'other') return billedParty(party);
  return {
    ...factsBy((fact) => typed[fact].trim() || null),
    country: isOneOf(BILLED_COUNTRIES, country) ? country : null,
    vatId: plainVatId(vatId) || null,
    goodsRole: isOneOf(GOODS_ROLES, goodsRole) ? goodsRole : null,
    customerKind: isOneOf(CUSTOMER_KINDS, customerKind) ? customerKind : null,
    party,
  };
}
