import type { LineTax } from '../../../domain/documents/invoice/tax.ts';
import type { BilledFact, BilledParty } from '../../../domain/orders/bill-to.ts';

/** A line as it is typed: a shipment with its weight and amount, or goods with count and value. */
export type EditorLine = {
  text: string;
  quantity: string;
  amount: string;
  /** How an invoice line is taxed; the editor hands it on. */
  tax?: LineTax | null;
};

/** What is typed of a line. */
export type LinePart = 'text' | 'quantity' | 'amount';

/** A party as the editors ask for it (specification 2.7). */
export type TypedParty = { name: string; phone: string; city: string };

/** Who the invoice is for, as it is typed; what is typed of another party counts for that one only. */
export type TypedBillTo = { party: BilledParty } & Record<BilledFact, string>;

/** What is typed into an editor, as it is typed; figures are read when they are needed. */
export type EditorValues = {
  number: string;
  /** `YYYY-MM-DD`, or what was typed and is no day. */
  day: string;
  sender: TypedParty;
  recipient: TypedParty;
  /** Nothing where the back end does not know it. */
  billTo: TypedBillTo | null;
  lines: EditorLine[];
  furtherCharges: string;
  /** A total that was typed; empty where the computed one holds. */
  total: string;
  packages: string;
  payment: number;
  delivery: number;
};

export const BLANK_LINE: EditorLine = { text: '', quantity: '', amount: '' };
