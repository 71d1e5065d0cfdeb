import type { CompanySettings } from '../../../../domain/documents/company-settings.ts';
import { giroCode } from '../../../../domain/documents/invoice/giro-code.ts';
import type { InvoicePaper } from '../../../../domain/documents/papers.ts';
import { qrOutline } from '../../codes/qr-code.ts';
import { SOFT } from '../../parts/colours.ts';
import { column, mm, outline, row } from '../../parts/elements.ts';
import { type Measured, stacked, words } from '../../parts/measured.ts';
import { day } from '../../text/figures.ts';
import { INVOICE_WORDS as WORDS } from '../../words/invoice-words.ts';

/** Widths in millimetres: of the box, and of its code, which a phone can read at arm's length. */
export const PAYMENT_WIDTH = 56;
const CODE = 25;
const GAP = 3;
const TEXT = mm(PAYMENT_WIDTH - CODE - GAP);

/** Due date and reference of a transfer, with a GiroCode; nothing if no transfer is asked for. */
export function paymentBox(paper: InvoicePaper, company: CompanySettings): Measured | undefined {
  if (paper.dueDate === undefined) return undefined;
  const code = codeOf(paper, company);
  const said = stacked(
    { width: TEXT },
    ...fact(WORDS.due, day(paper.dueDate, '/')),
    ...fact(WORDS.paymentReference, paper.number),
    words(code ? WORDS.giroCode : '', { width: TEXT, size: 7, color: SOFT }),
  );
  return {
    piece: row(
      { width: mm(PAYMENT_WIDTH), justifyContent: 'space-between' },
      said.piece,
      code ? outline({}, [CODE, CODE], code) : column({}),
    ),
    height: Math.max(said.height, code ? mm(CODE) : 0),
  };
}

const fact = (caption: string, value: string): readonly Measured[] =>
  value === ''
    ? []
    : [
        words(caption, { width: TEXT, size: 7.5, color: SOFT }),
        words(value, { width: TEXT, size: 9, weight: 700, below: 2 }),
      ];

/** A draft has no number to use as a reference, and so no code. */
function codeOf({ number, totalCents }: InvoicePaper, { bank, name }: CompanySettings) {
  const text = giroCode({ bank, company: name, cents: totalCents, reference: number });
  if (text === undefined) return undefined;
  const { width: modules } = qrOutline(text, 1);
  return qrOutline(text, CODE / modules).d;
}
