import type { CompanySettings } from '../../../../domain/documents/company-settings.ts';
import { giroCode } from '../../../../domain/documents/invoice/giro-code.ts';
import type {
  InvoiceDocument,
  PrintedTerms,
} from '../../../../domain/documents/printed-documents.ts';
import { earlierInvoiceTexts as texts } from '../../../i18n/printed/earlier-invoice/de.ts';
import { qrOutline } from '../../codes/codes.ts';
import { column, mm, outline, row, SOFT } from '../../parts/elements.ts';
import { LETTER } from '../../parts/letter-page.ts';
import { beside, type Measured, stacked, unhyphenated } from '../../parts/measured.ts';
import { filled, type Letterhead } from '../../parts/sheet.ts';
import { day } from '../../text/figures.ts';

const GAP = 5;

/** Why no tax is shown, the terms, and beside them how to transfer the amount due. */
export function invoiceTerms(document: InvoiceDocument, letterhead: Letterhead): Measured {
  const payment = paymentBox(document, letterhead.company);
  const width = mm(LETTER.width - (payment ? PAYMENT_WIDTH + GAP : 0));
  const lines = stacked(
    { width },
    ...taxNotes(document, width),
    ...terms(document, letterhead, width),
  );
  return payment ? beside({ above: mm(3) }, lines, payment) : stacked({ above: mm(3) }, lines);
}

/**
 * If amounts of tax are shown, they are in the box beside the sums, and only the reasons remain
 * here.
 */
function taxNotes(
  { taxes = [], exemptionNote }: InvoiceDocument,
  width: number,
): readonly Measured[] {
  const showsTax = taxes.some(({ treatment }) => treatment === 'standard');
  const reasons = taxes.map(({ note }) => note).filter(Boolean);
  const notes = showsTax ? reasons.map((note) => `${texts.exempt}: ${note}`) : [exemptionNote];
  return notes.map((note) => unhyphenated(note, { width, size: 9, below: mm(1.5) }));
}

/** A Storno has no offer and no thanks. */
function terms(
  { status, direction, terms: version }: InvoiceDocument,
  letterhead: Letterhead,
  width: number,
): readonly Measured[] {
  if (status === 'storno') return [];
  const { notes, closing } = letterhead.texts.invoice;
  const fill = (block: string) => filled(block, letterhead, direction);
  return [
    unhyphenated(notes.map(fill).join('\n'), { width, size: 8, below: mm(1.5), color: SOFT }),
    ...named(version, width),
    unhyphenated(fill(closing), { width, size: 9.5 }),
  ];
}

/** The version of the terms that the order was made under, and where it can be read for good. */
function named(version: PrintedTerms | undefined, width: number): readonly Measured[] {
  if (!version) return [];
  const { number, from, address = '' } = version;
  const lines = texts.terms(number, day(from));
  const line = address === '' ? `${lines}.` : `${lines}: ${address}`;
  return [unhyphenated(line, { width, size: 8, below: mm(1.5), color: SOFT })];
}

/** Widths in millimetres: of the box, and of its code, which a phone can read at arm's length. */
const PAYMENT_WIDTH = 56;
const CODE = 25;
const BOX_GAP = 3;
const TEXT = mm(PAYMENT_WIDTH - CODE - BOX_GAP);

/** Due date and reference of a transfer, with a GiroCode; nothing if no transfer is requested. */
function paymentBox(document: InvoiceDocument, company: CompanySettings): Measured | undefined {
  if (document.dueDate === undefined) return undefined;
  const code = codeOf(document, company);
  const lines = stacked(
    { width: TEXT },
    ...fact(texts.due, day(document.dueDate, '/')),
    ...fact(texts.paymentReference, document.number),
    unhyphenated(code ? texts.giroCode : '', { width: TEXT, size: 7, color: SOFT }),
  );
  return {
    piece: row(
      { width: mm(PAYMENT_WIDTH), justifyContent: 'space-between' },
      lines.piece,
      code ? outline({}, [CODE, CODE], code) : column({}),
    ),
    height: Math.max(lines.height, code ? mm(CODE) : 0),
  };
}

const fact = (caption: string, value: string): readonly Measured[] =>
  value === ''
    ? []
    : [
        unhyphenated(caption, { width: TEXT, size: 7.5, color: SOFT }),
        unhyphenated(value, { width: TEXT, size: 9, weight: 700, below: 2 }),
      ];

/** A draft has no number to use as a reference, and so no code. */
function codeOf({ number, totalCents }: InvoiceDocument, { bank, name }: CompanySettings) {
  const text = giroCode({ bank, company: name, cents: totalCents, reference: number });
  if (text === undefined) return undefined;
  const { width: modules } = qrOutline(text, 1);
  return qrOutline(text, CODE / modules).d;
}
