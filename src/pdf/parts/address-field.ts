import type { ReactElement } from 'react';
import { addressLine } from '../../../domain/documents/company-settings.ts';
import type { Buyer, Party } from '../../../domain/documents/papers.ts';
import { cityLine, countryLine } from '../words/party-words.ts';
import { column, mm, type Piece, RULE, row, SOFT, text } from './elements.ts';
import { type Fact, factsBlock } from './facts-block.ts';
import { clipped, linesIn, type Room, sizeIn } from './fitted.ts';
import type { Measured } from './measured.ts';
import type { Stationery } from './sheet.ts';

/**
 * Height from the letter head to the beginning of the text, well below the window (DIN 5008, form
 * B); the text begins lower if there are more facts.
 */
const FIELD_HEIGHT = mm(62);

/** Where the text of the current layout begins: directly below the window. */
const CLOSE_HEIGHT = mm(60);

/** The same with measured facts, for letters whose pages are planned. */
export const measuredAddressField = (
  stationery: Stationery,
  buyer: Party & Partial<Pick<Buyer, 'contact'>>,
  facts: Measured,
): Measured => ({
  piece: row(
    { height: Math.max(CLOSE_HEIGHT, facts.height), justifyContent: 'space-between' },
    column({ paddingTop: mm(13) }, windowOf(stationery, buyer)),
    facts.piece,
  ),
  height: Math.max(CLOSE_HEIGHT, facts.height),
});

/**
 * The window of an envelope with the sender's line and the addressee, and beside it the letter's
 * facts.
 */
export const addressField = (
  stationery: Stationery,
  buyer: Party & Partial<Pick<Buyer, 'contact'>>,
  facts: readonly Fact[],
): ReactElement =>
  row(
    { minHeight: FIELD_HEIGHT, paddingTop: mm(13), justifyContent: 'space-between' },
    windowOf(stationery, buyer),
    factsBlock(facts),
  );

const windowOf = (
  { company }: Stationery,
  buyer: Party & Partial<Pick<Buyer, 'contact'>>,
): ReactElement =>
  column(
    { width: mm(82) },
    // The sender's full name and address are at the foot of the page.
    clipped(
      {
        color: SOFT,
        borderBottomWidth: 0.5,
        borderColor: RULE,
        paddingBottom: 2,
        marginBottom: mm(4),
      },
      addressLine(company),
      { width: mm(82), size: 7 },
    ),
    ...addressee([
      buyer.name,
      buyer.contact ?? '',
      buyer.street,
      cityLine(buyer),
      buyer.country === company.country ? '' : countryLine(buyer.country),
    ]),
  );

/** The lines of an address below the sender's line, in an envelope's window (DIN 5008, form B). */
const WINDOW = { width: mm(82), height: mm(36) };
/** In points; the smallest letters that can be read through a window. */
const SIZES = { most: 11, least: 6, step: 0.25 };
const LINE_HEIGHT = 1.3;

const roomOf = (size: number): Room => ({
  width: WINDOW.width,
  size,
  maxLines: Number.POSITIVE_INFINITY,
});

/**
 * Name and address of the addressee of a letter. Each takes as many lines as it needs, all in
 * letters of one size, which shrink until everything fits the window. Nothing is cut, because an
 * invoice must name its buyer in full (section 14 (4) no. 1 UStG).
 */
function addressee(parts: readonly string[]): readonly Piece[] {
  const told = parts.filter(Boolean);
  const size = sizeOf(told);
  return told.map((part) =>
    text({ fontSize: size, lineHeight: LINE_HEIGHT }, linesIn(part, roomOf(size)).join('\n')),
  );
}

function sizeOf(parts: readonly string[]): number {
  let size = Math.min(...parts.map((part) => sizeIn(part, roomOf(SIZES.most))), SIZES.most);
  while (size > SIZES.least && heightOf(parts, size) > WINDOW.height) size -= SIZES.step;
  return Math.max(SIZES.least, size);
}

const heightOf = (parts: readonly string[], size: number): number =>
  parts.flatMap((part) => linesIn(part, roomOf(size))).length * size * LINE_HEIGHT;
