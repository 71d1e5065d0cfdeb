import type { ReactElement } from 'react';
import { column, mm, type Piece, row, SOFT, text } from './elements.ts';
import { whole } from './fitted.ts';

/** A line of the information block: its caption and its value. */
export type Fact = readonly [caption: string, value: string];

/**
 * Numbers and dates of a letter, on its right; never cut, because they are used for booking and
 * routing.
 */
export const factsBlock = (facts: readonly Fact[]): ReactElement =>
  column({ width: mm(72), paddingTop: mm(2) }, ...facts.map(factRow));

const VALUE = { width: mm(42), size: 9.5, weight: 700, hasHyphens: false } as const;
/** Shifts a caption down to the line of its value, whose letters are larger. */
const TO_BASELINE = 0.65;

const factRow = ([caption, value]: Fact): Piece =>
  row(
    { justifyContent: 'space-between', marginBottom: 2 },
    text({ fontSize: 8.5, color: SOFT, paddingTop: TO_BASELINE }, caption),
    whole({ width: VALUE.width, textAlign: 'right' }, value, VALUE),
  );
