import type { BilingualText } from '../../../domain/company/print-texts.ts';
import type { DeclarationDocument } from '../../../domain/documents/printed-documents.ts';
import { declaredTotals } from '../../../domain/documents/totals.ts';
import { signed as de } from '../../i18n/printed/declaration/de.ts';
import { signed as fr } from '../../i18n/printed/declaration/fr.ts';
import { column, mm, row, SOFT } from '../parts/elements.ts';
import { LETTER } from '../parts/letter-page.ts';
import { beside, type Measured, NOTHING, stacked, textBlock } from '../parts/measured.ts';
import { measuredSignature } from '../parts/measured-blocks.ts';
import { filled, type Letterhead } from '../parts/sheet.ts';
import { day } from '../text/figures.ts';
import type { CaptionOf } from './customs-blocks.ts';

/** Widths of a language and of the number before a statement. */
const WIDTH = mm(79);
const NUMBER = mm(4.5);

/** How much space the statements and the signature take, in points. */
export type SignedForm = {
  readonly size: number;
  /** Below each statement. */
  readonly below: number;
  /** For a handwritten signature. */
  readonly hand: number;
};
export const ROOMY_FORM: SignedForm = { size: 8, below: 3, hand: mm(11) };
export const CLOSE_FORM: SignedForm = { size: 7, below: 1.5, hand: mm(8) };

/** The sender's statements, German on the left and French on the right. */
export function declarationStatements(
  document: DeclarationDocument,
  letterhead: Letterhead,
  form: SignedForm,
): Measured {
  const { direction } = document;
  const fill = (text: string) => filled(text, letterhead, direction);
  return stacked(
    { above: mm(4) },
    heading(form),
    ...trueStatements(document, letterhead).map(({ de, fr }, at) =>
      beside(
        { below: form.below },
        statement(at + 1, fill(de), form),
        statement(at + 1, fill(fr), form),
      ),
    ),
    termsNamed(document, form),
  );
}

/** The version of the terms that the order was made under, and where it can be read for good. */
function termsNamed({ terms }: DeclarationDocument, { size, below }: SignedForm): Measured {
  if (!terms) return NOTHING;
  const { number, from, address = '' } = terms;
  const since = day(from, '/');
  const look = { width: WIDTH, size };
  return stacked(
    { above: below },
    beside(
      { below: 1 },
      textBlock(de.terms(number, since), look),
      textBlock(fr.terms(number, since), look),
    ),
    textBlock(address, { width: mm(LETTER.width), size, color: SOFT }),
  );
}

/**
 * The statement that goods are below the limit is left out if they are above it, and that they are
 * not for trade if they are for sale, because the sender signs it.
 */
function trueStatements(
  { lines, direction, customs }: DeclarationDocument,
  { texts, company }: Letterhead,
): readonly BilingualText[] {
  const { statements } = texts.declaration;
  const isOver = declaredTotals(lines).valueCents > company.limits.declaredValueCents[direction];
  const isForSale = customs?.category === 'sale';
  return statements.filter(
    (each) => !(isOver && isAboutLimit(each)) && !(isForSale && each.isAboutTrade),
  );
}

const isAboutLimit = ({ de, fr, isAboutLimit }: BilingualText): boolean =>
  isAboutLimit === true || `${de} ${fr}`.includes('{valueLimit}');

function heading({ size, below }: SignedForm): Measured {
  const look = { width: WIDTH, size, weight: 700 as const };
  return beside({ below }, textBlock(de.statements, look), textBlock(fr.statements, look));
}

/** A sentence with its number before it. */
function statement(number: number, sentence: string, { size }: SignedForm): Measured {
  const drawn = textBlock(sentence, { width: WIDTH - NUMBER, size });
  const numbered = textBlock(`${number}.`, { width: NUMBER, size });
  return {
    piece: row({ width: WIDTH }, column({ width: NUMBER }, numbered.piece), drawn.piece),
    height: Math.max(drawn.height, numbered.height),
  };
}

/** Place and date, which are known, and space for the sender's signature. */
export function declarationSignature(
  { sender, date }: DeclarationDocument,
  captionOf: CaptionOf,
  form: SignedForm,
): Measured {
  const where = [sender.city, day(date, '/')].filter(Boolean).join(', ');
  const captions = [captionOf(({ place }) => place), captionOf(({ signature }) => signature)];
  return measuredSignature(where, captions, form.hand);
}
