import { advanceOf } from '../fonts/advance.ts';
import { SOFT } from './colours.ts';
import { mm, row } from './elements.ts';
import type { Fact } from './facts-block.ts';
import { type Measured, stacked, words } from './measured.ts';

const WIDTH = mm(72);
const CAPTION = 8.5;
const VALUE = 9.5;
const GAP = 6;
/** Moves a caption down to the line of its value, whose letters are larger. */
const TO_BASELINE = 0.65;
/** Allowance for kerning and rounding. */
const SPARE = 1.05;

/**
 * Numbers, dates and terms of a letter, on its right; never cut, because they are used for booking
 * and routing.
 */
export const measuredFacts = (facts: readonly Fact[]): Measured =>
  stacked({ width: WIDTH, above: mm(2) }, ...facts.map(fact));

function fact([caption, value]: Fact): Measured {
  const width = advanceOf(400)(caption) * CAPTION * SPARE;
  const [said, worth] = [
    words(caption, { width: width + 2, size: CAPTION, color: SOFT }),
    words(value, { width: WIDTH - width - GAP, size: VALUE, weight: 700, align: 'right' }),
  ];
  const height = Math.max(said.height + TO_BASELINE, worth.height) + 2;
  return {
    piece: row(
      { height, justifyContent: 'space-between' },
      row({ paddingTop: TO_BASELINE }, said.piece),
      worth.piece,
    ),
    height,
  };
}
