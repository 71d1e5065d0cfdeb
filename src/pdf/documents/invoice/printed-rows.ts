import type { InvoiceLine, InvoicePaper } from '../../../../domain/documents/papers.ts';
import { mm } from '../../parts/elements.ts';
import type { LedgerColumn, LedgerRow } from '../../parts/ledger.ts';
import { LETTER } from '../../parts/letter.ts';
import { decimalsOf, euros, kilograms } from '../../text/figures.ts';
import { INVOICE_WORDS as WORDS } from '../../words/invoice-words.ts';

/** Widths in millimetres; the goods take the rest. */
const WIDTHS = { position: 11, rate: 15, weight: 27, amount: 31 };

/** Each line states its tax if the lines are not all taxed alike. */
const isMixed = ({ taxes = [] }: InvoicePaper): boolean => taxes.length > 1;

export function invoiceColumns(paper: InvoicePaper): readonly LedgerColumn[] {
  const rate = isMixed(paper) ? [{ head: WORDS.rate, width: mm(WIDTHS.rate), isNumber: true }] : [];
  const others = WIDTHS.position + WIDTHS.weight + WIDTHS.amount + rate.length * WIDTHS.rate;
  return [
    { head: WORDS.position, width: mm(WIDTHS.position), isNumber: true },
    { head: WORDS.shipments, width: mm(LETTER.width - others), isNumber: false },
    { head: WORDS.weight, width: mm(WIDTHS.weight), isNumber: true },
    ...rate,
    { head: WORDS.amount, width: mm(WIDTHS.amount), isNumber: true },
  ];
}

/** The lines of an invoice in the columns of its table. */
export function invoiceRows(paper: InvoicePaper): readonly LedgerRow[] {
  const { lines } = paper;
  const decimals = decimalsOf(lines.map(({ grams }) => grams));
  return lines.map((line, at) => ({
    cells: [
      String(at + 1),
      line.description,
      line.grams === null ? '' : kilograms(line.grams, decimals),
      ...(isMixed(paper) ? [rateOf(line, paper)] : []),
      line.cents === null ? '' : euros(line.cents),
    ],
    cents: line.cents ?? 0,
  }));
}

function rateOf({ tax }: InvoiceLine, { taxes = [] }: InvoicePaper): string {
  const group = taxes.find(({ treatment }) => treatment === (tax ?? 'exempt'));
  return group?.treatment === 'standard' ? WORDS.percent(group.percent) : WORDS.exempt;
}
