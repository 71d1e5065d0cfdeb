import { Canvas, Page } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { OrdersListPaper, OrdersListRow } from '../../../domain/documents/papers.ts';
import type { Weight } from '../fonts/families.ts';
import { ACCENT, FAINT, INK, RULE, SOFT, UNPAID } from '../parts/colours.ts';
import { clipped, type Piece } from '../parts/elements.ts';
import { FONTS } from '../parts/fonts.ts';
import { isPlain, type Painter, write } from '../parts/pen.ts';
import type { Sheet } from '../parts/sheet.ts';
import { count, day, kilograms } from '../text/figures.ts';
import { ORDERS_LIST_WORDS as WORDS } from '../words/orders-list-words.ts';

/** A4 across, in points. */
const PAGE = { width: 841.89, height: 595.28, margin: 28 } as const;
const ROW = 14.5;
const FIRST_ROW = 78;
const ROWS = 33;
const SIZE = 8;
const BASELINE = 10.2;
const PADDING = 4;

type Cell = (row: OrdersListRow, index: number) => string;
type Column = {
  readonly head: string;
  readonly width: number;
  readonly align: 'left' | 'right';
  readonly weight: Weight;
  readonly cell: Cell;
};

const column = (
  head: string,
  width: number,
  cell: Cell,
  { align = 'left', weight = 400 }: Partial<Pick<Column, 'align' | 'weight'>> = {},
): Column => ({ head, width, align, weight, cell });

const RIGHT = { align: 'right' } as const;

const COLUMNS: readonly Column[] = [
  column('', 28, (_, index) => count(index + 1), RIGHT),
  column(WORDS.city, 92, ({ city }) => city, { weight: 700 }),
  column(WORDS.sender, 134, ({ sender }) => sender),
  column(WORDS.phone, 86, ({ senderPhone }) => senderPhone),
  column(WORDS.recipient, 134, ({ recipient }) => recipient, { weight: 700 }),
  column(WORDS.phone, 86, ({ recipientPhone }) => recipientPhone),
  column(WORDS.packages, 48, ({ packages }) => count(packages), RIGHT),
  column(WORDS.weight, 64, ({ grams }) => kilograms(grams), RIGHT),
  column(WORDS.payment, 36, ({ paid }) => (paid ? WORDS.paid : WORDS.unpaid), { weight: 700 }),
  column(WORDS.code, 77.89, ({ code }) => code),
];

const LEFTS = COLUMNS.map((_, index) =>
  COLUMNS.slice(0, index).reduce<number>((sum, { width }) => sum + width, PAGE.margin),
);
const TABLE = COLUMNS.reduce<number>((sum, { width }) => sum + width, 0);

/** The list on as many pages as it needs; the last one has room for the totals. */
export function ordersListSheets(paper: OrdersListPaper): readonly Sheet[] {
  const pages = Math.max(1, Math.ceil((paper.rows.length + 1) / ROWS));
  return Array.from({ length: pages }, (_, index) => ({
    weight: 3,
    draw: () => listPage(paper, index, pages),
  }));
}

function listPage(paper: OrdersListPaper, page: number, pages: number): ReactElement {
  const start = page * ROWS;
  const rows = paper.rows.slice(start, start + ROWS);
  return createElement(
    Page,
    {
      size: 'A4',
      orientation: 'landscape',
      wrap: false,
      experimentalPagination: true,
      style: { fontFamily: FONTS, fontSize: SIZE, color: INK },
    },
    createElement(Canvas, {
      style: { position: 'absolute', left: 0, top: 0, width: PAGE.width, height: PAGE.height },
      paint: (painter: Painter) => {
        stripes(painter, rows);
        frame(painter, paper, page, pages);
        for (const weight of [400, 700] as const) cells(painter, rows, start, weight);
        if (page === pages - 1) totals(painter, paper, rows.length);
        return null;
      },
    }),
    ...rows.flatMap((row, index) => laidOut(row, index)),
  );
}

const top = (index: number): number => FIRST_ROW + index * ROW;

/** Unpaid rows are highlighted (specification 9); a rule stands below each row. */
function stripes(painter: Painter, rows: readonly OrdersListRow[]): void {
  rows.forEach(({ paid }, index) => {
    if (!paid) painter.rect(PAGE.margin, top(index), TABLE, ROW);
  });
  painter.fill(UNPAID);
  rows.forEach((_, index) => {
    painter.rect(PAGE.margin, top(index) + ROW - 0.4, TABLE, 0.4);
  });
  painter.fill(RULE);
}

/** Title, heads of the columns, and the page's foot. */
function frame(painter: Painter, paper: OrdersListPaper, page: number, pages: number): void {
  const right = { x: PAGE.margin, width: TABLE, align: 'right' } as const;
  const left = { x: PAGE.margin, width: TABLE, align: 'left' } as const;
  write(painter, { weight: 700, size: 16, colour: ACCENT }, [
    { text: WORDS.title, baseline: 44, ...left },
  ]);
  write(painter, { weight: 400, size: 9, colour: SOFT }, [
    { text: day(paper.date, '/'), baseline: 44, ...right },
  ]);
  painter.rect(PAGE.margin, FIRST_ROW - 18, TABLE, 18).fill(FAINT);
  write(painter, { weight: 700, size: SIZE, colour: INK }, [
    ...COLUMNS.map(({ head, width, align }, at) => ({
      text: head,
      baseline: FIRST_ROW - 6,
      ...inside(at, width),
      align,
    })),
  ]);
  painter.rect(PAGE.margin, FIRST_ROW - 0.8, TABLE, 0.8).fill(ACCENT);
  write(painter, { weight: 400, size: 8, colour: SOFT }, [
    { text: WORDS.title, baseline: PAGE.height - 20, ...left },
    { text: WORDS.page(page + 1, pages), baseline: PAGE.height - 20, ...right },
  ]);
}

const inside = (at: number, width: number) => ({
  x: (LEFTS[at] ?? 0) + PADDING,
  width: width - 2 * PADDING,
});

function cells(
  painter: Painter,
  rows: readonly OrdersListRow[],
  start: number,
  weight: Weight,
): void {
  const texts = rows.flatMap((row, index) =>
    COLUMNS.flatMap(({ cell, width, align, weight: own }, at) => {
      const text = own === weight ? cell(row, start + index) : '';
      return text !== '' && isPlain(text)
        ? [{ text, baseline: top(index) + BASELINE, ...inside(at, width), align }]
        : [];
    }),
  );
  write(painter, { weight, size: SIZE, colour: INK }, texts);
}

/** Cells in other scripts, which the engine lays out. */
const laidOut = (row: OrdersListRow, index: number): readonly Piece[] =>
  COLUMNS.map(({ cell, width, weight }, at) => {
    const text = cell(row, 0);
    if (isPlain(text)) return null;
    const { x, width: room } = inside(at, width);
    return clipped(
      {
        position: 'absolute',
        left: x,
        top: top(index),
        width: room,
        fontWeight: weight,
        lineHeight: ROW / SIZE,
      },
      text,
    );
  });

function totals(painter: Painter, { rows }: OrdersListPaper, index: number): void {
  const packages = rows.reduce((sum, row) => sum + row.packages, 0);
  const grams = rows.reduce((sum, row) => sum + row.grams, 0);
  const unpaid = rows.filter(({ paid }) => !paid).length;
  const values = [
    [1, WORDS.total(rows.length, unpaid)],
    [6, count(packages)],
    [7, `${kilograms(grams)} Kg`],
  ] as const;
  painter.rect(PAGE.margin, top(index), TABLE, ROW + 2).fill(FAINT);
  painter.rect(PAGE.margin, top(index), TABLE, 0.8).fill(ACCENT);
  write(
    painter,
    { weight: 700, size: SIZE, colour: INK },
    values.map(([at, text]) => ({
      text,
      baseline: top(index) + BASELINE + 1,
      ...inside(at, at === 1 ? 400 : (COLUMNS[at]?.width ?? 0)),
      align: at === 1 ? ('left' as const) : ('right' as const),
    })),
  );
}
