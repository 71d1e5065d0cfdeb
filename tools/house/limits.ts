import type { Measured } from './measure.ts';
import type { Opening } from './openings.ts';

/** A limit of the house, and what keeps to it or does not. */
export type Limit = {
  readonly name: string;
  readonly most: number;
  readonly now: number;
  /** What to look at when it is broken. */
  readonly why: readonly string[];
};

const arrow = ({ from, to }: { from: string; to: string }): string => `${from} imports ${to}`;

/** The limits that a change may not break. */
export const limitsOf = ({ opens, ...house }: Measured): readonly Limit[] => [
  {
    name: 'cycles between folders',
    most: 0,
    now: house.cycles.length,
    why: house.cycles.flatMap(({ imports }) => imports.map(arrow)),
  },
  {
    name: 'imports of documents and trips from orders',
    most: 0,
    now: house.borrowed.length,
    why: house.borrowed.map(arrow),
  },
  {
    name: 'imports of the kit from custom',
    most: 0,
    now: house.upwards.length,
    why: house.upwards.map(arrow),
  },
  { name: 'files to open for a field of orders', most: 6, ...opened(opens.field) },
  { name: 'files to open for a bulk action', most: 2, ...opened(opens.action) },
  { name: 'files to open for a list', most: 2, ...opened(opens.list) },
  { name: 'files to open for a kind of document', most: 12, ...opened(opens.kind) },
];

/** Without an example nothing was counted, and a limit that counts nothing would always hold. */
const opened = (opening: Opening | undefined) =>
  opening
    ? { now: opening.files.length, why: [`as for ${opening.example}:`, ...opening.files] }
    : { now: Number.POSITIVE_INFINITY, why: ['there is no example to count with'] };
