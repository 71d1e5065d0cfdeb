import type { ReactElement } from 'react';
import { SOFT } from './colours.ts';
import { column, mm, type Piece, row, text } from './elements.ts';
import { clipped } from './fitted.ts';

/** A line of the information block: what it is, and its value. */
export type Fact = readonly [caption: string, value: string];

/** Numbers and dates of a letter, at its right. */
export const factsBlock = (facts: readonly Fact[]): ReactElement =>
  column({ width: mm(72), paddingTop: mm(2) }, ...facts.map(factRow));

const factRow = ([caption, value]: Fact): Piece =>
  row(
    { justifyContent: 'space-between', alignItems: 'center', marginBottom: 2 },
    text({ fontSize: 8.5, color: SOFT }, caption),
    clipped({ textAlign: 'right' }, value, { width: mm(42), size: 9.5, weight: 700 }),
  );
