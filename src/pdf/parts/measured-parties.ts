import type { Party } from '../../../domain/documents/papers.ts';
import { ACCENT, SOFT } from './colours.ts';
import { column, mm, row } from './elements.ts';
import { sizeIn } from './fitted.ts';
import { beside, type Measured, stacked, words } from './measured.ts';

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
  const head = words(title, { width: WIDTH, size: 9, weight: 700, color: ACCENT, below: 2 });
  const said = lines.filter(([, value]) => value !== '');
  const own = stacked({}, head, ...said.map((each) => line(each, captionWidth)));
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
  const said = words(caption, { width: captionWidth, size: 7.5, color: SOFT });
  if (sizeIn(value, many) < SIZE) {
    const wide = words(caption, { width: WIDTH, size: 7.5, color: SOFT });
    return stacked({ below: BELOW }, wide, words(value, { width: WIDTH, size: SIZE }));
  }
  const beyond = words(value, { width, size: SIZE });
  return {
    piece: row(
      { marginBottom: BELOW },
      column({ width: captionWidth, paddingTop: 1.5 }, said.piece),
      beyond.piece,
    ),
    height: Math.max(said.height + 1.5, beyond.height) + BELOW,
  };
}
