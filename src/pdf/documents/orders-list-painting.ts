import type { OrdersListDocument } from '../../../domain/documents/printed-documents.ts';
import { ordersListTexts } from '../../i18n/printed/orders-list/en.ts';
import { advanceOf } from '../fonts/advance.ts';
import { ACCENT, FAINT, INK, RULE, SOFT, UNPAID } from '../parts/elements.ts';
import { isPlain, type Painter, type Written, write } from '../parts/pen.ts';
import { count, day, kilograms } from '../text/figures.ts';
import {
  BASELINE,
  columnOf,
  FIRST_ROW,
  fittedCell,
  type ListLine,
  PAGE,
  PLACED,
  ROW,
  SIZE,
  sumsOf,
  TABLE,
  TICK,
  top,
} from './orders-list-columns.ts';

/** One page of the list: its rows, and their position in the whole list. */
export type ListPage = {
  readonly list: OrdersListDocument;
  readonly lines: readonly ListLine[];
  readonly page: number;
  readonly pages: number;
  readonly decimals: 2 | 3;
};

/** Widths of the caption of a subtotal, before its sums, and of the city in it. */
const SUBTOTAL_SPACE = 400;
export const SUBTOTAL_CITY = { space: 230, weight: 700 } as const;
/** Where the journey is printed beside the title. */
export const JOURNEY = { x: PAGE.margin + 110, width: 540, baseline: 44 } as const;

/** The direction of the orders, and their trip. */
export const journeyOf = ({ direction, trip }: OrdersListDocument): string =>
  [direction ? ordersListTexts.directions[direction] : '', trip && ordersListTexts.trip(trip)]
    .filter(Boolean)
    .join(' · ');

type CityLine = Extract<ListLine, { kind: 'city' }>;

/** Points between the label of a subtotal and its city, if the two are written apart. */
const GAP = 6;

/**
 * The caption of a city's subtotal. The engine would put the text after a city in Arabic into the
 * direction of Arabic, so the pen writes them behind it.
 */
function captionOf({ city, sums }: CityLine, y: number): readonly Written[] {
  const { x } = columnOf(ordersListTexts.city);
  const labels = ordersListTexts.subtotal(sums.orders, sums.unpaid);
  const { lines, size } = fittedCell(city, SUBTOTAL_CITY);
  const written = {
    align: 'left',
    width: SUBTOTAL_SPACE,
    size: SIZE,
    baseline: y + BASELINE,
  } as const;
  if (isPlain(city) && size === SIZE) return [{ ...written, text: `${city}: ${labels}`, x }];
  const advance = advanceOf(SUBTOTAL_CITY.weight);
  const behind = x + Math.max(...lines.map((line) => advance(line) * size)) + GAP;
  const parts = isPlain(city) ? lines : [];
  return [
    ...parts.map((text, index) => {
      const baseline = baselineOf(y, size, index, lines.length);
      return { ...written, text, x, size, baseline };
    }),
    { ...written, text: labels, x: behind },
  ];
}

/** Draws everything on a page that is in plain letters. */
export function paintList(painter: Painter, list: ListPage): void {
  stripes(painter, list);
  boxes(painter, list);
  frame(painter, list);
  cells(painter, list);
  subtotals(painter, list);
  unpaidBadges(painter, list);
  if (list.page === list.pages) totals(painter, list);
}

const LEFT = { x: PAGE.margin, width: TABLE, align: 'left' } as const;
const RIGHT = { x: PAGE.margin, width: TABLE, align: 'right' } as const;
const RULES = { same: 0.4, nextCity: 0.9 } as const;

const isUnpaid = (line: ListLine): boolean => line.kind === 'order' && !line.row.paid;

const cityOf = (line: ListLine): string => (line.kind === 'order' ? line.row.city : line.city);

/**
 * Unpaid rows have a background (specification 9); each row has a rule below it, a thicker one at
 * the end of a city.
 */
function stripes(painter: Painter, { lines }: ListPage): void {
  lines.forEach((line, at) => {
    if (isUnpaid(line)) painter.rect(PAGE.margin, top(at), TABLE, ROW);
  });
  painter.fill(UNPAID);
  lines.forEach((line, at) => {
    if (line.kind === 'city') painter.rect(PAGE.margin, top(at), TABLE, ROW);
  });
  painter.fill(FAINT);
  lines.forEach((line, at) => {
    const next = lines[at + 1];
    const height = next && cityOf(next) !== cityOf(line) ? RULES.nextCity : RULES.same;
    painter.rect(PAGE.margin, top(at) + ROW - height, TABLE, height);
  });
  painter.fill(RULE);
}

/** A box for each order, which a driver ticks when it is loaded or delivered. */
function boxes(painter: Painter, { lines }: ListPage): void {
  const orders = lines.flatMap((line, at) => (line.kind === 'order' ? [at] : []));
  for (const [inset, colour] of [
    [0, INK],
    [0.7, '#fff'],
  ] as const) {
    const side = TICK.size - 2 * inset;
    for (const at of orders) {
      const x = PAGE.margin + (TICK.column - TICK.size) / 2 + 1;
      painter.rect(x + inset, top(at) + (ROW - TICK.size) / 2 + inset, side, side);
    }
    if (orders.length > 0) painter.fill(colour);
  }
}

/** The title, the heads of the columns, and the foot of the page. */
function frame(painter: Painter, { list: printedList, page, pages }: ListPage): void {
  write(painter, { weight: 700, size: 16, colour: ACCENT }, [
    { text: ordersListTexts.title, baseline: 44, ...LEFT },
  ]);
  write(painter, { weight: 400, size: 9, colour: SOFT }, [
    { text: day(printedList.date, '/'), baseline: 44, ...RIGHT },
  ]);
  const journey = journeyOf(printedList);
  if (isPlain(journey)) {
    const { lines, size } = fittedCell(journey, { space: JOURNEY.width, weight: 400 }, 9);
    write(
      painter,
      { weight: 400, size, colour: SOFT },
      lines.map((text, index) => ({
        text,
        align: 'left',
        ...JOURNEY,
        baseline: JOURNEY.baseline - (lines.length - 1 - index) * size * 1.3,
      })),
    );
  }
  painter.rect(PAGE.margin, FIRST_ROW - 18, TABLE, 18).fill(FAINT);
  write(
    painter,
    { weight: 700, size: SIZE, colour: INK },
    PLACED.map(({ head, x, space, align }) => ({
      text: head,
      baseline: FIRST_ROW - 6,
      x,
      width: space,
      align,
    })),
  );
  painter.rect(PAGE.margin, FIRST_ROW - 0.8, TABLE, 0.8).fill(ACCENT);
  write(painter, { weight: 400, size: 8, colour: SOFT }, [
    { text: ordersListTexts.title, baseline: PAGE.height - 20, ...LEFT },
    { text: ordersListTexts.page(page, pages), baseline: PAGE.height - 20, ...RIGHT },
  ]);
}

/** Most cells are in letters of one size, so that few changes of the font are written. */
function cells(painter: Painter, { lines, decimals }: ListPage): void {
  for (const weight of [400, 700] as const) {
    const columns = PLACED.filter((column) => column.weight === weight);
    const ordinary: Omit<Written, 'size'>[] = [];
    const smaller: Written[] = [];
    for (const [at, line] of lines.entries()) {
      if (line.kind === 'city') continue;
      for (const column of columns) {
        const text = column.cell(line.row, { index: line.index, decimals });
        if (text === '' || !isPlain(text)) continue;
        const { lines: parts, size } = fittedCell(text, column);
        parts.forEach((part, index) => {
          const written = {
            text: part,
            baseline: baselineOf(top(at), size, index, parts.length),
            x: column.x,
            width: column.space,
            align: column.align,
          };
          if (size === SIZE) ordinary.push(written);
          else smaller.push({ ...written, size });
        });
      }
    }
    write(painter, { weight, size: SIZE, colour: INK }, ordinary);
    for (const { size, ...written } of smaller) {
      write(painter, { weight, size, colour: INK }, [written]);
    }
  }
}

/** The baseline of a line of a cell: of the row's own line, or of one of two smaller ones. */
const baselineOf = (y: number, size: number, index: number, lines: number): number =>
  lines === 1 ? y + BASELINE : y + ROW / 2 - 0.9 + index * size * 1.12;

/** A text at the same height as others, in the column with this head. */
function below(head: string, text: string, baseline: number) {
  const { x, space, align } = columnOf(head);
  return { text, baseline, x, width: space, align };
}

/** The subtotals of the cities. */
function subtotals(painter: Painter, { lines, decimals }: ListPage): void {
  const texts = lines.flatMap((line, at): readonly Written[] => {
    if (line.kind === 'order') return [];
    const baseline = top(at) + BASELINE;
    const packages = below(ordersListTexts.packages, count(line.sums.packages), baseline);
    const weight = kilograms(line.sums.grams, decimals);
    return [
      ...captionOf(line, top(at)),
      { ...packages, size: SIZE },
      { ...below(ordersListTexts.weight, weight, baseline), size: SIZE },
    ];
  });
  const isOrdinary = ({ size }: Written) => size === SIZE;
  write(painter, { weight: 700, size: SIZE, colour: INK }, texts.filter(isOrdinary));
  for (const { size, ...written } of texts.filter((each) => !isOrdinary(each))) {
    write(painter, { weight: 700, size, colour: INK }, [written]);
  }
}

/**
 * A bar at the edge of the row and white letters on black: both also stand out on a black-and-white
 * copy.
 */
function unpaidBadges(painter: Painter, { lines }: ListPage): void {
  const { x, space, width } = columnOf(ordersListTexts.payment);
  const badge = { width: 20, height: 10 };
  const unpaid = lines.flatMap((line, at) => (isUnpaid(line) ? [at] : []));
  for (const index of unpaid) {
    painter.rect(PAGE.margin, top(index), 3, ROW);
    const left = x + (space - badge.width) / 2;
    painter.rect(left, top(index) + (ROW - badge.height) / 2, badge.width, badge.height);
  }
  if (unpaid.length > 0) painter.fill(INK);
  write(
    painter,
    { weight: 700, size: SIZE, colour: '#fff' },
    unpaid.map((index) => ({
      text: ordersListTexts.unpaid,
      baseline: top(index) + BASELINE,
      x: x - (width - space) / 2,
      width,
      align: 'center',
    })),
  );
}

/** The totals of all orders, each below its column. */
function totals(painter: Painter, { list: printedList, lines, decimals }: ListPage): void {
  const { orders, unpaid, packages, grams } = sumsOf(printedList.rows);
  const y = top(lines.length);
  const baseline = y + BASELINE + 1.5;
  painter.rect(PAGE.margin, y, TABLE, ROW + 3).fill(FAINT);
  painter.rect(PAGE.margin, y, TABLE, 0.8).fill(ACCENT);
  write(painter, { weight: 700, size: SIZE, colour: INK }, [
    {
      ...below(ordersListTexts.city, ordersListTexts.total(orders, unpaid), baseline),
      width: SUBTOTAL_SPACE,
    },
    below(ordersListTexts.packages, count(packages), baseline),
    below(ordersListTexts.weight, kilograms(grams, decimals), baseline),
  ]);
}
