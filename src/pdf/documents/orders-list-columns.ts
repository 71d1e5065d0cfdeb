import type { OrdersListRow } from '../../../domain/documents/printed-documents.ts';
import { formatPhone } from '../../../domain/phone-groups.ts';
import { ordersListTexts } from '../../i18n/printed/orders-list/en.ts';
import { advanceOf } from '../fonts/advance.ts';
import type { Weight } from '../fonts/families.ts';
import { count, decimalsOf, kilograms } from '../text/figures.ts';
import { linesWithin } from '../text/lines.ts';

/** A4 landscape, in points. */
export const PAGE = { width: 841.89, height: 595.28, margin: 28 } as const;
export const ROW = 14.5;
export const FIRST_ROW = 78;
/** Few enough that the totals always fit below them. */
export const ROWS = 32;
export const SIZE = 8;
/** The baseline of the text in a row. */
export const BASELINE = 10.2;
const PADDING = 5;

/** What a cell is made from besides its row. */
type CellContext = { readonly index: number; readonly decimals: 2 | 3 };

type Column = {
  readonly head: string;
  readonly width: number;
  readonly align: 'left' | 'right' | 'center';
  readonly weight: Weight;
  readonly cell: (row: OrdersListRow, context: CellContext) => string;
};

const column = (
  head: string,
  width: number,
  cell: Column['cell'],
  { align = 'left', weight = 400 }: Partial<Pick<Column, 'align' | 'weight'>> = {},
): Column => ({ head, width, align, weight, cell });

const RIGHT = { align: 'right' } as const;
const BOLD = { weight: 700 } as const;

/** An unpaid row has a flag instead of this cell (`unpaidBadges`). */
const COLUMNS: readonly Column[] = [
  column('', 38, (_, { index }) => count(index + 1), RIGHT),
  column(ordersListTexts.city, 94, ({ city }) => city, BOLD),
  column(ordersListTexts.sender, 125, ({ sender }) => sender),
  column(ordersListTexts.phone, 82, ({ senderPhone }) => formatPhone(senderPhone)),
  column(ordersListTexts.recipient, 125, ({ recipient }) => recipient, BOLD),
  column(ordersListTexts.phone, 82, ({ recipientPhone }) => formatPhone(recipientPhone)),
  column(ordersListTexts.packages, 50, ({ packages }) => count(packages), RIGHT),
  column(
    ordersListTexts.weight,
    66,
    ({ grams }, { decimals }) => kilograms(grams, decimals),
    RIGHT,
  ),
  column(ordersListTexts.payment, 36, ({ paid }) => (paid ? ordersListTexts.paid : ''), {
    align: 'center',
  }),
  column(ordersListTexts.code, 69.89, ({ code }) => code),
];

/** A box to be ticked by hand, to the left of the rows. */
export const TICK = { column: 18, size: 8 } as const;

export const TABLE = COLUMNS.reduce<number>((sum, { width }) => sum + width, TICK.column);

/** A column at its place on the page, with the space for its texts. */
type PlacedColumn = Column & { readonly x: number; readonly space: number };

/** The columns from left to right, in points of the page. */
export const PLACED: readonly PlacedColumn[] = COLUMNS.map((each, at) => ({
  ...each,
  x:
    COLUMNS.slice(0, at).reduce<number>(
      (sum, { width }) => sum + width,
      PAGE.margin + TICK.column,
    ) + PADDING,
  space: each.width - 2 * PADDING,
}));

/** The column with this head. */
export function columnOf(head: string): PlacedColumn {
  const found = PLACED.find((each) => each.head === head);
  if (!found) throw new RangeError(`The orders list has no column ${head}.`);
  return found;
}

/** The upper edge of a row. */
export const top = (index: number): number => FIRST_ROW + index * ROW;

/** How many decimals the weights of a list have. */
export const decimalsOfList = (rows: readonly OrdersListRow[]): 2 | 3 =>
  decimalsOf(rows.map(({ grams }) => grams));

/** The sums of some orders. */
type Sums = {
  readonly orders: number;
  readonly unpaid: number;
  readonly packages: number;
  readonly grams: number;
};

/**
 * A line of the list: an order with its position in the whole list, from 0, or the subtotal of a
 * city.
 */
export type ListLine =
  | { readonly kind: 'order'; readonly row: OrdersListRow; readonly index: number }
  | { readonly kind: 'city'; readonly city: string; readonly sums: Sums };

/** The sums of the rows. */
export const sumsOf = (rows: readonly OrdersListRow[]): Sums => ({
  orders: rows.length,
  unpaid: rows.filter(({ paid }) => !paid).length,
  packages: rows.reduce((sum, row) => sum + row.packages, 0),
  grams: rows.reduce((sum, row) => sum + row.grams, 0),
});

/** The indexes at which another city begins, and the end. */
const endsOfCities = (rows: readonly OrdersListRow[]): readonly number[] =>
  rows.flatMap(({ city }, at) => (rows[at + 1]?.city === city ? [] : [at + 1]));

/** The lines of a list: its orders, and a subtotal after each city with more than one order. */
export function linesOfList(rows: readonly OrdersListRow[]): readonly ListLine[] {
  const ends = endsOfCities(rows);
  return ends.flatMap((end, at): readonly ListLine[] => {
    const start = ends[at - 1] ?? 0;
    const own = rows.slice(start, end);
    const orders = own.map((row, index) => ({ kind: 'order', row, index: start + index }) as const);
    const city = own[0]?.city ?? '';
    return own.length > 1 ? [...orders, { kind: 'city', city, sums: sumsOf(own) }] : orders;
  });
}

/** Letters of a cell that is too long for one line of `SIZE`: on one line, and on two. */
const SMALLER = { oneLine: 6.5, twoLines: 5.5 } as const;
/** Allowance for kerning and rounding. */
const SPARE = 0.98;

/** A text as its cell shows it: its lines, the size of its letters, and whether it is cut. */
export type FittedCell = {
  readonly lines: readonly string[];
  readonly size: number;
  readonly isCut: boolean;
};

/**
 * A text in a cell of this width: in smaller letters if it is too long, then on two lines, and only
 * then cut, which is reported (`cutTexts`).
 */
export function fittedCell(
  text: string,
  { space, weight }: { readonly space: number; readonly weight: Weight },
  size: number = SIZE,
): FittedCell {
  const advance = advanceOf(weight);
  const full = advance(text) * size;
  if (full <= space) return { lines: [text], size, isCut: false };
  const smaller = Math.max(SMALLER.oneLine, size * (space / full) * SPARE);
  if (advance(text) * smaller <= space) return { lines: [text], size: smaller, isCut: false };
  const width = (space * SPARE) / SMALLER.twoLines;
  const all = linesWithin(text, { width, most: Number.POSITIVE_INFINITY }, advance);
  const lines = linesWithin(text, { width, most: 2 }, advance);
  return { lines, size: SMALLER.twoLines, isCut: all.length > 2 };
}

/** The texts of a row that even two lines of small letters do not hold. */
export const cutInRow = (row: OrdersListRow): readonly string[] =>
  PLACED.flatMap((column) => {
    const text = column.cell(row, { index: 0, decimals: 2 });
    return fittedCell(text, column).isCut ? [text] : [];
  });
