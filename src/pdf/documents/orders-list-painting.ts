import type { OrdersListPaper, OrdersListRow } from '../../../domain/documents/papers.ts';
import { ACCENT, FAINT, INK, RULE, SOFT, UNPAID } from '../parts/colours.ts';
import { isPlain, type Painter, write } from '../parts/pen.ts';
import { count, day, kilograms } from '../text/figures.ts';
import { ORDERS_LIST_WORDS as WORDS } from '../words/orders-list-words.ts';
import {
  BASELINE,
  columnOf,
  FIRST_ROW,
  PAGE,
  PLACED,
  ROW,
  SIZE,
  TABLE,
  top,
} from './orders-list-columns.ts';

/** One page of the list: its rows, and where among all they are. */
export type ListPage = {
  readonly paper: OrdersListPaper;
  readonly rows: readonly OrdersListRow[];
  /** Place of the first row among all, from 0. */
  readonly start: number;
  readonly page: number;
  readonly pages: number;
  readonly decimals: 2 | 3;
};

/** Draws everything of a page that is written in plain letters. */
export function paintList(painter: Painter, list: ListPage): void {
  stripes(painter, list);
  frame(painter, list);
  cells(painter, list);
  unpaidMarks(painter, list.rows);
  if (list.page === list.pages) totals(painter, list);
}

const LEFT = { x: PAGE.margin, width: TABLE, align: 'left' } as const;
const RIGHT = { x: PAGE.margin, width: TABLE, align: 'right' } as const;
const RULES = { same: 0.4, nextCity: 0.9 } as const;

/** Unpaid rows have a ground (specification 9); a rule stands below each, a stronger one at the end of a city. */
function stripes(painter: Painter, { rows }: ListPage): void {
  rows.forEach(({ paid }, index) => {
    if (!paid) painter.rect(PAGE.margin, top(index), TABLE, ROW);
  });
  painter.fill(UNPAID);
  rows.forEach(({ city }, index) => {
    const next = rows[index + 1];
    const height = next && next.city !== city ? RULES.nextCity : RULES.same;
    painter.rect(PAGE.margin, top(index) + ROW - height, TABLE, height);
  });
  painter.fill(RULE);
}

/** Title, heads of the columns, and the page's foot. */
function frame(painter: Painter, { paper, page, pages }: ListPage): void {
  write(painter, { weight: 700, size: 16, colour: ACCENT }, [
    { text: WORDS.title, baseline: 44, ...LEFT },
  ]);
  write(painter, { weight: 400, size: 9, colour: SOFT }, [
    { text: day(paper.date, '/'), baseline: 44, ...RIGHT },
  ]);
  painter.rect(PAGE.margin, FIRST_ROW - 18, TABLE, 18).fill(FAINT);
  write(
    painter,
    { weight: 700, size: SIZE, colour: INK },
    PLACED.map(({ head, x, room, align }) => ({
      text: head,
      baseline: FIRST_ROW - 6,
      x,
      width: room,
      align,
    })),
  );
  painter.rect(PAGE.margin, FIRST_ROW - 0.8, TABLE, 0.8).fill(ACCENT);
  write(painter, { weight: 400, size: 8, colour: SOFT }, [
    { text: WORDS.title, baseline: PAGE.height - 20, ...LEFT },
    { text: WORDS.page(page, pages), baseline: PAGE.height - 20, ...RIGHT },
  ]);
}

function cells(painter: Painter, { rows, start, decimals }: ListPage): void {
  for (const weight of [400, 700] as const) {
    const columns = PLACED.filter((column) => column.weight === weight);
    const texts = rows.flatMap((row, at) =>
      columns.flatMap(({ cell, x, room, align }) => {
        const text = cell(row, { index: start + at, decimals });
        return text !== '' && isPlain(text)
          ? [{ text, baseline: top(at) + BASELINE, x, width: room, align }]
          : [];
      }),
    );
    write(painter, { weight, size: SIZE, colour: INK }, texts);
  }
}

/** A bar at the edge of the row and white letters on black: both also stand out on a copy without colours. */
function unpaidMarks(painter: Painter, rows: readonly OrdersListRow[]): void {
  const { x, room, width } = columnOf(WORDS.payment);
  const badge = { width: 20, height: 10 };
  const unpaid = rows.flatMap(({ paid }, index) => (paid ? [] : [index]));
  for (const index of unpaid) {
    painter.rect(PAGE.margin, top(index), 3, ROW);
    const left = x + (room - badge.width) / 2;
    painter.rect(left, top(index) + (ROW - badge.height) / 2, badge.width, badge.height);
  }
  if (unpaid.length > 0) painter.fill(INK);
  write(
    painter,
    { weight: 700, size: SIZE, colour: '#fff' },
    unpaid.map((index) => ({
      text: WORDS.unpaid,
      baseline: top(index) + BASELINE,
      x: x - (width - room) / 2,
      width,
      align: 'center',
    })),
  );
}

/** What all orders come to, each sum below its column. */
function totals(painter: Painter, { paper, rows, decimals }: ListPage): void {
  const packages = paper.rows.reduce((sum, row) => sum + row.packages, 0);
  const grams = paper.rows.reduce((sum, row) => sum + row.grams, 0);
  const unpaid = paper.rows.filter(({ paid }) => !paid).length;
  const y = top(rows.length);
  const below = (head: string, text: string) => {
    const { x, room, align } = columnOf(head);
    return { text, baseline: y + BASELINE + 1.5, x, width: room, align };
  };
  painter.rect(PAGE.margin, y, TABLE, ROW + 3).fill(FAINT);
  painter.rect(PAGE.margin, y, TABLE, 0.8).fill(ACCENT);
  write(painter, { weight: 700, size: SIZE, colour: INK }, [
    { ...below(WORDS.city, WORDS.total(paper.rows.length, unpaid)), width: 400 },
    below(WORDS.packages, count(packages)),
    below(WORDS.weight, kilograms(grams, decimals)),
  ]);
}
