import type { LineTax } from '../../../domain/documents/invoice/tax.ts';

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

/** What is typed into an editor, as it is typed; figures are read when they are needed. */
export type EditorValues = {
  number: string;
  /** `YYYY-MM-DD`, or what was typed and is no day. */
  day: string;
  sender: TypedParty;
  recipient: TypedParty;
  lines: EditorLine[];
  furtherCharges: string;
  /** A total that was typed; empty where the computed one holds. */
  total: string;
  packages: string;
  payment: number;
  delivery: number;
};

export const BLANK_LINE: EditorLine = { text: '', quantity: '', amount: '' };
