import type { ReactElement } from 'react';
import type { Party } from '../../../domain/documents/papers.ts';
import { ACCENT, SOFT } from './colours.ts';
import { column, mm, type Piece, row, text } from './elements.ts';
import { whole } from './fitted.ts';

/** A caption and the lines below it, each with a caption of its own. */
export type PartyBlock = {
  readonly title: string;
  readonly lines: readonly (readonly [caption: string, value: string])[];
};

/** Sender and recipient beside each other. */
export const partyBlocks = (blocks: readonly PartyBlock[]): ReactElement =>
  row({ justifyContent: 'space-between', marginBottom: mm(7) }, ...blocks.map(block));

const block = ({ title, lines }: PartyBlock): Piece =>
  column(
    { width: mm(79), borderTopWidth: 1, borderColor: ACCENT, paddingTop: 5 },
    text({ fontSize: 9, fontWeight: 700, color: ACCENT, marginBottom: 4 }, title),
    ...lines.map(([caption, value]) =>
      value === ''
        ? null
        : row(
            { marginBottom: 1.5 },
            text({ width: mm(34), fontSize: 7.5, color: SOFT, paddingTop: 1 }, caption),
            whole({ flex: 1 }, value, { width: mm(45), size: 9.5 }),
          ),
    ),
  );

/** The lines of a party's block, with the captions of its paper. */
export const linesOf = (
  { name, phone, street, zip, city }: Party,
  words: Readonly<Record<'name' | 'phone' | 'address' | 'city', string>>,
): PartyBlock['lines'] => [
  [words.name, name],
  [words.phone, phone],
  [words.address, street],
  [words.city, [zip, city].filter(Boolean).join(' ')],
];
