import type { InvoicePaper } from '../../../../domain/documents/papers.ts';
import { SOFT } from '../../parts/colours.ts';
import { mm } from '../../parts/elements.ts';
import { filled } from '../../parts/filled.ts';
import { LETTER } from '../../parts/letter.ts';
import { beside, type Measured, stacked, words } from '../../parts/measured.ts';
import type { Stationery } from '../../parts/sheet.ts';
import { INVOICE_WORDS as WORDS } from '../../words/invoice-words.ts';
import { PAYMENT_WIDTH, paymentBox } from './payment-box.ts';

const GAP = 5;

/** Why no tax is shown, the terms, and beside them how to transfer the amount due. */
export function invoiceTerms(paper: InvoicePaper, stationery: Stationery): Measured {
  const payment = paymentBox(paper, stationery.company);
  const width = mm(LETTER.width - (payment ? PAYMENT_WIDTH + GAP : 0));
  const said = stacked({ width }, ...taxNotes(paper, width), ...terms(paper, stationery, width));
  return payment ? beside({ above: mm(3) }, said, payment) : stacked({ above: mm(3) }, said);
}

/**
 * If amounts of tax are shown, they are in the box beside the sums, and only the reasons remain
 * here.
 */
function taxNotes({ taxes = [], exemptionNote }: InvoicePaper, width: number): readonly Measured[] {
  const showsTax = taxes.some(({ treatment }) => treatment === 'standard');
  const reasons = taxes.map(({ note }) => note).filter(Boolean);
  const notes = showsTax ? reasons.map((note) => `${WORDS.exempt}: ${note}`) : [exemptionNote];
  return notes.map((note) => words(note, { width, size: 9, below: mm(1.5) }));
}

/** A Storno has no offer and no thanks. */
function terms(
  { status, direction }: InvoicePaper,
  stationery: Stationery,
  width: number,
): readonly Measured[] {
  if (status === 'storno') return [];
  const { notes, closing } = stationery.texts.invoice;
  const fill = (block: string) => filled(block, stationery, direction);
  return [
    words(notes.map(fill).join('\n'), { width, size: 8, below: mm(1.5), color: SOFT }),
    words(fill(closing), { width, size: 9.5 }),
  ];
}
