import type { CompanySettings } from '../../../../domain/documents/company-settings.ts';
import { giroCode } from '../../../../domain/documents/invoice/giro-code.ts';
import { dueCents } from '../../../../domain/documents/invoice/invoice-draft.ts';
import type {
  InvoiceDocument,
  PrintedTerms,
} from '../../../../domain/documents/printed-documents.ts';
import { invoiceTexts as texts } from '../../../i18n/printed/invoice/de.ts';
import { qrOutline } from '../../codes/codes.ts';
import { column, mm, outline, row, SOFT } from '../../parts/elements.ts';
import { LETTER } from '../../parts/letter-page.ts';
import { beside, type Measured, NOTHING, stacked, textBlock } from '../../parts/measured.ts';
import { filled, type Letterhead } from '../../parts/sheet.ts';
import { day } from '../../text/figures.ts';

const GAP = 5;

/** Why no tax is shown, the terms, and beside them how to transfer the amount due. */
export function invoiceTerms(document: InvoiceDocument, letterhead: Letterhead): Measured {
  const payment = paymentBox(document, letterhead.company);
  const width = mm(LETTER.width - (payment ? PAYMENT.width + GAP : 0));
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
  return notes.map((note) => textBlock(note, { width, size: 9, below: mm(1.5) }));
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
    textBlock(notes.map(fill).join('\n'), { width, size: 8, below: mm(1.5), color: SOFT }),
    ...named(version, width),
    textBlock(fill(closing), { width, size: 9.5 }),
  ];
}

/** The version of the terms that the order was made under, and where it can be read for good. */
function named(version: PrintedTerms | undefined, width: number): readonly Measured[] {
  if (!version) return [];
  const { number, from, address = '' } = version;
  const lines = texts.terms(number, day(from, '/'));
  const line = address === '' ? `${lines}.` : `${lines}: ${address}`;
  return [textBlock(line, { width, size: 8, below: mm(1.5), color: SOFT })];
}

/** In millimetres: the box, and its code, which a phone can read at arm's length. */
const PAYMENT = { width: 58, gap: 3, code: 25 };

/**
 * By when and with which reference to transfer, beside a GiroCode that says the same, and below it
 * the account; nothing if no transfer is requested.
 */
function paymentBox(document: InvoiceDocument, company: CompanySettings): Measured | undefined {
  if (document.dueDate === undefined) return undefined;
  const code = codeOf(document, company);
  const { iban, holder } = company.bank;
  const width = mm(PAYMENT.width);
  const beside = mm(PAYMENT.width - PAYMENT.gap - PAYMENT.code);
  const lines = stacked(
    { width: beside },
    fact(texts.due, day(document.dueDate, '/'), beside, 700),
    fact(texts.paymentReference, document.number, beside),
    textBlock(code ? texts.giroCode : '', { width: beside, size: 7, color: SOFT }),
  );
  const upper: Measured = {
    piece: row(
      { width, justifyContent: 'space-between' },
      lines.piece,
      code ? outline({}, [PAYMENT.code, PAYMENT.code], code) : column({}),
    ),
    height: Math.max(lines.height, code ? mm(PAYMENT.code) : 0),
  };
  const account = fact(`${texts.iban} · ${holder || company.name}`, iban, width);
  return stacked({}, upper, stacked({ above: 3 }, account));
}

/** A value with its caption above it, in letters that can be copied by hand. */
const fact = (caption: string, value: string, width: number, weight: 400 | 700 = 400): Measured =>
  value === ''
    ? NOTHING
    : stacked(
        { below: 1 },
        textBlock(caption, { width, size: 7.5, color: SOFT }),
        textBlock(value, { width, size: 9, weight }),
      );

/** A draft has no number to use as a reference, and so no code. */
function codeOf(document: InvoiceDocument, { bank, name }: CompanySettings) {
  const cents = dueCents(document);
  const text = giroCode({ bank, company: name, cents, reference: document.number });
  if (text === undefined) return undefined;
  const { width: modules } = qrOutline(text, 1);
  return qrOutline(text, PAYMENT.code / modules).d;
}
