import type { Party } from '../../../domain/documents/printed-documents.ts';
import { formatPhone } from '../../../domain/phone-groups.ts';
import { advanceOf } from '../fonts/advance.ts';
import { ACCENT, column, FAINT, INK, mm, row, SOFT } from './elements.ts';
import { sizeIn } from './fitted.ts';
import { beside, type Measured, stacked, textBlock } from './measured.ts';

const WIDTH = mm(79);
const SIZE = 9.5;
const BELOW = 1;

type Captions = Readonly<Record<'name' | 'phone' | 'address' | 'city', string>> & {
  readonly country?: string;
};
type Look = {
  readonly captions: Captions;
  readonly captionWidth: number;
  readonly captionSize?: number;
};
/** `country` in full, where the title does not name it. */
type Block = { readonly title: string; readonly party: Party; readonly country?: string };

/** Sender and recipient beside each other, each with captions before his details. */
export const measuredParties = (blocks: readonly Block[], look: Look): Measured =>
  beside({ below: mm(4) }, ...blocks.map((each) => block(each, look)));

function block({ title, party, country = '' }: Block, { captions, ...look }: Look): Measured {
  const { name, phone, street, zip, city } = party;
  const lines: readonly (readonly [string, string])[] = [
    [captions.name, name],
    [captions.phone, formatPhone(phone)],
    [captions.address, street],
    [captions.city, [zip, city].filter(Boolean).join(' ')],
    [captions.country ?? '', country],
  ];
  const head = textBlock(title, { width: WIDTH, size: 9, weight: 700, color: ACCENT, below: 2 });
  const drawn = lines.filter(([, value]) => value !== '');
  const own = stacked({}, head, ...drawn.map((each) => line(each, look)));
  return {
    piece: column(
      { width: WIDTH, borderTopWidth: 1, borderColor: ACCENT, paddingTop: 3 },
      own.piece,
    ),
    height: own.height + 4,
  };
}

/**
 * A value with a word that is too wide for the space beside its caption goes below it, in the full
 * width.
 */
function line(
  [caption, value]: readonly [string, string],
  { captionWidth, captionSize = 7.5 }: Omit<Look, 'captions'>,
): Measured {
  const width = WIDTH - captionWidth;
  const many = { width, size: SIZE, maxLines: Number.POSITIVE_INFINITY };
  const drawn = textBlock(caption, { width: captionWidth, size: captionSize, color: SOFT });
  if (sizeIn(value, many) < SIZE) {
    const wide = textBlock(caption, { width: WIDTH, size: captionSize, color: SOFT });
    return stacked(
      { below: BELOW },
      wide,
      textBlock(value, { width: WIDTH, size: SIZE, keepsNumber: true }),
    );
  }
  const beyond = textBlock(value, { width, size: SIZE, keepsNumber: true });
  return {
    piece: row(
      { marginBottom: BELOW },
      column({ width: captionWidth, paddingTop: 1.5 }, drawn.piece),
      beyond.piece,
    ),
    height: Math.max(drawn.height + 1.5, beyond.height) + BELOW,
  };
}

const FACTS_WIDTH = mm(72);
const CAPTION = 8.5;
const VALUE = { size: 9.5 } as const;
const MAIN = { size: 11, weight: 700 } as const;
const GAP = 6;
/**
 * Shifts a caption down to the line of its value, whose letters are larger: per point of difference.
 */
const TO_BASELINE = 0.65;

/**
 * A line of a letter's information block: its caption and its value. The few by which it is filed and
 * paid stand out as `main`.
 */
export type LetterFact = readonly [caption: string, value: string, rank?: 'main'];
/** Allowance for kerning and rounding. */
const SPARE = 1.05;

/**
 * Numbers, dates and terms of a letter, on its right; never cut, because they are used for booking
 * and routing.
 */
export const measuredFacts = (facts: readonly LetterFact[]): Measured =>
  stacked({ width: FACTS_WIDTH, above: mm(2) }, ...facts.map(fact));

function fact([caption, value, rank]: LetterFact): Measured {
  const look = rank === 'main' ? MAIN : VALUE;
  const width = advanceOf(400)(caption) * CAPTION * SPARE;
  const [drawn, worth] = [
    textBlock(caption, { width: width + 2, size: CAPTION, color: SOFT }),
    textBlock(value, { width: FACTS_WIDTH - width - GAP, align: 'right', ...look }),
  ];
  const lower = (look.size - CAPTION) * TO_BASELINE;
  const height = Math.max(drawn.height + lower, worth.height) + 2;
  return {
    piece: row(
      { height, justifyContent: 'space-between' },
      row({ paddingTop: lower }, drawn.piece),
      worth.piece,
    ),
    height,
  };
}

/** The width of the sums below a table. */
export const SUM_WIDTH = mm(92);
const PADDING = 4;
/** Letters of a sum, and the space above and below them; a box beside the sums is in line with them. */
export const SUM = { size: 9.5, vertical: 0.75 } as const;

type SumLook = { readonly isTotal?: boolean; readonly size?: number };

/** A sum below a table, on the right: its caption and its amount. */
export function measuredSum(
  caption: string,
  value: string,
  { isTotal = false, size = isTotal ? 12.5 : SUM.size }: SumLook = {},
): Measured {
  const look = { size, weight: isTotal ? 700 : 400 } as const;
  const vertical = isTotal ? 4 : SUM.vertical;
  const own = advanceOf(look.weight)(value) * look.size * SPARE + 1;
  const drawn = textBlock(caption, { ...look, width: SUM_WIDTH - own - 2 * PADDING });
  const amount = textBlock(value, { ...look, width: own, align: 'right' });
  return {
    piece: row(
      {
        alignSelf: 'flex-end',
        width: SUM_WIDTH,
        justifyContent: 'space-between',
        paddingHorizontal: PADDING,
        paddingVertical: vertical,
        ...(isTotal && { backgroundColor: FAINT, borderTopWidth: 1, borderColor: ACCENT }),
      },
      drawn.piece,
      amount.piece,
    ),
    height: Math.max(drawn.height, amount.height) + 2 * vertical + (isTotal ? 1 : 0),
  };
}

const SIGNATURE = { written: 9.5, caption: 8, rule: 0.75 } as const;

/**
 * Two rules beside each other, what is written on the first one, and what each is for below it. Both
 * stand at one height, however many lines their captions take. `above` is the space for a hand.
 */
export function measuredSignature(
  written: string,
  captions: readonly string[],
  above: number,
): Measured {
  const on = textBlock(written, { width: WIDTH, size: SIGNATURE.written, below: 2 });
  return stacked({ above }, on, beside({}, ...captions.map(ruled)));
}

function ruled(caption: string): Measured {
  const drawn = textBlock(caption, { width: WIDTH, size: SIGNATURE.caption, color: SOFT });
  const style = {
    width: WIDTH,
    borderTopWidth: SIGNATURE.rule,
    borderColor: INK,
    paddingTop: 3,
  };
  return { piece: column(style, drawn.piece), height: drawn.height + 3 + SIGNATURE.rule };
}
