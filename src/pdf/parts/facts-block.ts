import type { ReactElement } from 'react';
import { SOFT } from './colours.ts';
import { clipped, column, mm, type Piece, row, text } from './elements.ts';

/** A line of the information block: what it is, and its value. */
export type Fact = readonly [caption: string, value: string];

/** Numbers and dates of a letter, at its right. */
export const factsBlock = (facts: readonly Fact[]): ReactElement =>
  column({ width: mm(72), paddingTop: mm(2) }, ...facts.map(factRow));

const factRow = ([caption, value]: Fact): Piece =>
  row(
    { justifyContent: 'space-between', alignItems: 'center', marginBottom: 2 },
    text({ fontSize: 8.5, color: SOFT }, caption),
    clipped({ fontWeight: 700, maxWidth: mm(42), textAlign: 'right' }, value),
  );
