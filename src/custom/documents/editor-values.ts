import type { LineTax } from '../../../domain/documents/invoice/tax.ts';
import type { BilledFact, BilledParty } from '../../../domain/orders/bill-to.ts';

/** A line as typed: a shipment with weight and amount, or goods with count and value. */
export type EditorLine = {
  text: string;
  quantity: string;
  amount: string;
  /** The tax treatment of an invoice line; the editor passes it on. */
  tax?: LineTax | null;
};

/** The typed values of a line. */
export type LinePart = 'text' | 'quantity' | 'amount';

/** A party as the editors ask for it (specification 2.7). */
export type TypedParty = { name: string; phone: string; city: string };

/** Who the invoice is for, as typed; the details of another party apply only if that one is chosen. */
export type TypedBillTo = { party: BilledParty } & Record<BilledFact, string>;

/** The values of an editor, as typed; figures are parsed when they are needed. */
export type EditorValues = {
  number: string;
  /** `YYYY-MM-DD`, or typed text that is not a date. */
  day: string;
  sender: TypedParty;
  recipient: TypedParty;
  /** `undefined` if the back end does not support it. */
  billTo: TypedBillTo | null;
  lines: EditorLine[];
  furtherCharges: string;
  /** A typed total; empty if the computed one applies. */
  total: string;
  packages: string;
  payment: number;
  delivery: number;
};

export const BLANK_LINE: EditorLine = { text: '', quantity: '', amount: '' };
