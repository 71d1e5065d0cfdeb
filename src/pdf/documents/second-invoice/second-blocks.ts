import type { Party } from '../../../../domain/documents/printed-documents.ts';
import { advanceOf } from '../../fonts/advance.ts';
import { ACCENT, column, FAINT, mm, row, SOFT } from '../../parts/elements.ts';
import type { Fact } from '../../parts/facts-block.ts';
import { sizeIn } from '../../parts/fitted.ts';
import { beside, type Measured, stacked, unhyphenated } from '../../parts/measured.ts';

const WIDTH = mm(79);
const SIZE = 9.5;
const BELOW = 1;

type Captions = Readonly<Record<'name' | 'phone' | 'address' | 'city', string>>;
type Look = { readonly captions: Captions; readonly captionWidth: number };
type Block = { readonly title: string; readonly party: Party };

/** Sender and recipient beside each other, each with captions before his details. */
export const measuredParties = (blocks: readonly Block[], look: Look): Measured =>
  beside({ below: mm(4) }, ...blocks.map((each) => block(each, look)));

function block({ title, party }: Block, { captions, captionWidth }: Look): Measured {
  const { name, phone, street, zip, city } = party;
  const lines: readonly (readonly [string, string])[] = [
    [captions.name, name],
    [captions.phone, phone],
    [captions.address, street],
    [captions.city, [zip, city].filter(Boolean).join(' ')],
  ];
  const head = unhyphenated(title, { width: WIDTH, size: 9, weight: 700, color: ACCENT, below: 2 });
  const drawn = lines.filter(([, value]) => value !== '');
  const own = stacked({}, head, ...drawn.map((each) => line(each, captionWidth)));
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
function line([caption, value]: readonly [string, string], captionWidth: number): Measured {
  const width = WIDTH - captionWidth;
  const many = { width, size: SIZE, maxLines: Number.POSITIVE_INFINITY };
  const drawn = unhyphenated(caption, { width: captionWidth, size: 7.5, color: SOFT });
  if (sizeIn(value, many) < SIZE) {
    const wide = unhyphenated(caption, { width: WIDTH, size: 7.5, color: SOFT });
    return stacked({ below: BELOW }, wide, unhyphenated(value, { width: WIDTH, size: SIZE }));
  }
  const beyond = unhyphenated(value, { width, size: SIZE });
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
const VALUE = 9.5;
const GAP = 6;
/** Shifts a caption down to the line of its value, whose letters are larger. */
const TO_BASELINE = 0.65;
/** Allowance for kerning and rounding. */
const SPARE = 1.05;

/**
 * Numbers, dates and terms of a letter, on its right; never cut, because they are used for booking
 * and routing.
 */
export const measuredFacts = (facts: readonly Fact[]): Measured =>
  stacked({ width: FACTS_WIDTH, above: mm(2) }, ...facts.map(fact));

function fact([caption, value]: Fact): Measured {
  const width = advanceOf(400)(caption) * CAPTION * SPARE;
  const [drawn, worth] = [
    unhyphenated(caption, { width: width + 2, size: CAPTION, color: SOFT }),
    unhyphenated(value, {
      width: FACTS_WIDTH - width - GAP,
      size: VALUE,
      weight: 700,
      align: 'right',
    }),
  ];
  const height = Math.max(drawn.height + TO_BASELINE, worth.height) + 2;
  return {
    piece: row(
      { height, justifyContent: 'space-between' },
      row({ paddingTop: TO_BASELINE }, drawn.piece),
      worth.piece,
    ),
    height,
  };
}

const SUM_WIDTH = mm(92);
const PADDING = 4;
const AMOUNT = { total: mm(32), other: mm(26) };

/** A sum below a table, on the right: its caption and its amount. */
export function measuredSum(
  caption: string,
  value: string,
  { isTotal = false }: { readonly isTotal?: boolean } = {},
): Measured {
  const look = isTotal ? ({ size: 11, weight: 700 } as const) : { size: 9.5 };
  const vertical = isTotal ? 4 : 2;
  const own = isTotal ? AMOUNT.total : AMOUNT.other;
  const drawn = unhyphenated(caption, { ...look, width: SUM_WIDTH - own - 2 * PADDING });
  const amount = unhyphenated(value, { ...look, width: own, align: 'right' });
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
