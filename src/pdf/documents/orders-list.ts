import { Canvas, Page } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { OrdersListPaper, OrdersListRow } from '../../../domain/documents/papers.ts';
import { INK } from '../parts/colours.ts';
import type { Piece } from '../parts/elements.ts';
import { clipped } from '../parts/fitted.ts';
import { FONTS } from '../parts/fonts.ts';
import { isPlain, type Painter } from '../parts/pen.ts';
import type { Sheet } from '../parts/sheet.ts';
import { decimalsOfList, PAGE, PLACED, ROW, ROWS, SIZE, top } from './orders-list-columns.ts';
import { type ListPage, paintList } from './orders-list-painting.ts';

/** The list on as many pages as it needs, its totals below the last row. */
export function ordersListSheets(paper: OrdersListPaper): readonly Sheet[] {
  const pages = Math.max(1, Math.ceil(paper.rows.length / ROWS));
  const decimals = decimalsOfList(paper.rows);
  return Array.from({ length: pages }, (_, at) => {
    const start = at * ROWS;
    const rows = paper.rows.slice(start, start + ROWS);
    return {
      weight: 3,
      draw: () => listPage({ paper, rows, start, page: at + 1, pages, decimals }),
    };
  });
}

const listPage = (list: ListPage): ReactElement =>
  createElement(
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
        paintList(painter, list);
        return null;
      },
    }),
    ...list.rows.flatMap((row, at) => laidOut(row, at, list)),
  );

/** How much higher letters stand in a line of the engine than the pen writes them. */
const RAISED = 1.9;

/** Cells in other scripts, which the engine lays out. */
const laidOut = (row: OrdersListRow, at: number, { start, decimals }: ListPage): readonly Piece[] =>
  PLACED.map(({ cell, x, room, weight }) => {
    const text = cell(row, { index: start + at, decimals });
    if (isPlain(text)) return null;
    const place = { position: 'absolute', left: x, top: top(at) + RAISED, width: room } as const;
    return clipped({ ...place, lineHeight: ROW / SIZE }, text, { width: room, size: SIZE, weight });
  });
