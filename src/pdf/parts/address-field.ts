import type { ReactElement } from 'react';
import { addressLine } from '../../../domain/documents/company-settings.ts';
import type { Buyer, Party } from '../../../domain/documents/printed-documents.ts';
import { cityLine, countryLine } from './address-lines.ts';
import { column, mm, type Piece, RULE, row, SOFT, text } from './elements.ts';
import { type Fact, factsBlock } from './facts-block.ts';
import { linesIn, linesWithNumber, type Space, sizeIn } from './fitted.ts';
import type { Measured } from './measured.ts';
import type { Letterhead } from './sheet.ts';

/**
 * Height from the letter head to the beginning of the text, well below the window (DIN 5008, form
 * B); the text begins lower if there are more facts.
 */
const FIELD_HEIGHT = mm(62);

/** Where the text of the current layout begins: directly below the window. */
const CLOSE_HEIGHT = mm(60);

/** The same with measured facts, for letters whose pages are planned. */
export const measuredAddressField = (
  letterhead: Letterhead,
  buyer: Party & Partial<Pick<Buyer, 'contact'>>,
  facts: Measured,
  look: WindowLook = LOOK,
): Measured => ({
  piece: row(
    { height: Math.max(CLOSE_HEIGHT, facts.height), justifyContent: 'space-between' },
    column(
      { paddingTop: WINDOW_TOP - linesAbove(letterhead, look) },
      windowOf(letterhead, buyer, look),
    ),
    facts.piece,
  ),
  height: Math.max(CLOSE_HEIGHT, facts.height),
});

/**
 * The window of an envelope with the sender's line and the addressee, and beside it the letter's
 * facts.
 */
export const addressField = (
  letterhead: Letterhead,
  buyer: Party & Partial<Pick<Buyer, 'contact'>>,
  facts: readonly Fact[],
): ReactElement =>
  row(
    { minHeight: FIELD_HEIGHT, paddingTop: WINDOW_TOP, justifyContent: 'space-between' },
    windowOf(letterhead, buyer, EARLIER),
    factsBlock(facts),
  );

/** From the head of the letter to the sender's line. */
const WINDOW_TOP = mm(13);

/** How texts that are too long for a window are treated. */
type WindowLook = {
  /** Whether the sender's line is cut where it is full, as it was in earlier layouts. */
  readonly isCut: boolean;
  readonly hasHyphens: boolean;
};

const LOOK: WindowLook = { isCut: false, hasHyphens: true };
/** The window of the first and the second layout, which no longer change. */
export const EARLIER: WindowLook = { isCut: true, hasHyphens: false };

const windowOf = (
  { company }: Letterhead,
  buyer: Party & Partial<Pick<Buyer, 'contact'>>,
  { isCut, hasHyphens }: WindowLook,
): ReactElement => {
  const line = returnLine(addressLine(company), isCut);
  return column(
    { width: mm(82) },
    text(
      {
        color: SOFT,
        borderBottomWidth: 0.5,
        borderColor: RULE,
        paddingBottom: 2,
        marginBottom: mm(4),
        fontSize: line.size,
        fontWeight: 400,
      },
      line.lines.join('\n'),
    ),
    ...addressee(
      [
        buyer.name,
        buyer.contact ?? '',
        buyer.street,
        cityLine(buyer),
        buyer.country === company.country ? '' : countryLine(buyer.country),
      ],
      hasHyphens,
    ),
  );
};

/** In points; smaller letters than `least` cannot be read through a window. */
const RETURN = { width: mm(82), size: 7, least: 6 };

/** The sender's address above that of the addressee, on one line if it fits. */
function returnLine(content: string, isCut: boolean): { lines: readonly string[]; size: number } {
  if (isCut) return { lines: linesIn(content, RETURN), size: RETURN.size };
  const size = sizeIn(content, RETURN);
  const maxLines = Number.POSITIVE_INFINITY;
  return { lines: linesIn(content, { ...RETURN, size, maxLines }), size };
}

/** Further lines of the sender's address go upwards, so that the addressee stays in the window. */
function linesAbove({ company }: Letterhead, { isCut }: WindowLook): number {
  const { lines, size } = returnLine(addressLine(company), isCut);
  return Math.max(0, lines.length - 1) * size * LINE_HEIGHT;
}

/** The lines of an address below the sender's line, in an envelope's window (DIN 5008, form B). */
const WINDOW = { width: mm(82), height: mm(36) };
/** In points; the smallest letters that can be read through a window. */
const SIZES = { most: 11, least: 6, step: 0.25 };
const LINE_HEIGHT = 1.3;

type SpaceOf = (size: number) => Space;

/**
 * Name and address of the addressee of a letter. Each takes as many lines as it needs, all in
 * letters of one size, which shrink until everything fits the window. Nothing is cut, because an
 * invoice must name its buyer in full (section 14 (4) no. 1 UStG).
 */
function addressee(parts: readonly string[], hasHyphens: boolean): readonly Piece[] {
  const spaceOf: SpaceOf = (size) => ({
    width: WINDOW.width,
    size,
    maxLines: Number.POSITIVE_INFINITY,
    hasHyphens,
  });
  const shown = parts.filter(Boolean);
  const size = sizeOf(shown, spaceOf);
  // The earlier layouts divide their words without hyphens, and no longer change.
  const linesOf = hasHyphens ? linesWithNumber : linesIn;
  return shown.map((part) =>
    text({ fontSize: size, lineHeight: LINE_HEIGHT }, linesOf(part, spaceOf(size)).join('\n')),
  );
}

function sizeOf(parts: readonly string[], spaceOf: SpaceOf): number {
  let size = Math.min(...parts.map((part) => sizeIn(part, spaceOf(SIZES.most))), SIZES.most);
  while (size > SIZES.least && heightOf(parts, size, spaceOf) > WINDOW.height) size -= SIZES.step;
  return Math.max(SIZES.least, size);
}

const heightOf = (parts: readonly string[], size: number, spaceOf: SpaceOf): number =>
  parts.flatMap((part) => linesIn(part, spaceOf(size))).length * size * LINE_HEIGHT;
