import { Page } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { OrdersListDocument } from '../../../domain/documents/printed-documents.ts';
import { ordersListTexts } from '../../i18n/printed/orders-list/en.ts';
import { FONTS, type Weight } from '../fonts/families.ts';
import { INK, type Piece, painted, text } from '../parts/elements.ts';
import { isPlain } from '../parts/pen.ts';
import type { Sheet } from '../parts/sheet.ts';
import {
  BASELINE,
  columnOf,
  decimalsOfList,
  fittedCell,
  type ListLine,
  linesOfList,
  PAGE,
  PLACED,
  ROW,
  ROWS,
  SIZE,
  top,
} from './orders-list-columns.ts';
import {
  JOURNEY,
  journeyOf,
  type ListPage,
  paintList,
  SUBTOTAL_CITY,
} from './orders-list-painting.ts';

/** The list on as many pages as it needs, its totals below the last row. */
export function ordersListSheets(printedList: OrdersListDocument): readonly Sheet[] {
  const all = linesOfList(printedList.rows);
  const pages = Math.max(1, Math.ceil(all.length / ROWS));
  const decimals = decimalsOfList(printedList.rows);
  return Array.from({ length: pages }, (_, at) => {
    const lines = all.slice(at * ROWS, (at + 1) * ROWS);
    return {
      weight: 3,
      draw: () => listPage({ list: printedList, lines, page: at + 1, pages, decimals }),
    };
  });
}

const listPage = (list: ListPage): ReactElement =>
  createElement(
    Page,
    {
      size: [PAGE.width, PAGE.height],
      wrap: false,
      experimentalPagination: true,
      style: { fontFamily: FONTS, fontSize: SIZE, color: INK },
    },
    painted([PAGE.width, PAGE.height], (painter) => paintList(painter, list)),
    ...list.lines.flatMap((line, at) => laidOut(line, at, list)),
    laidOutJourney(list),
  );

/** How much higher the engine places letters in a line than the pen does. */
const RAISED = 1.9;

/** Text in other scripts, which the engine lays out. */
const inOtherScript = (
  content: string,
  left: number,
  y: number,
  { space, weight }: { readonly space: number; readonly weight: Weight },
): Piece => {
  if (isPlain(content)) return null;
  const { lines, size } = fittedCell(content, { space, weight });
  return text(
    {
      position: 'absolute',
      left,
      top: lines.length === 1 ? y + RAISED : y + 0.6,
      width: space,
      fontSize: size,
      fontWeight: weight,
      lineHeight: lines.length === 1 ? ROW / size : 1.15,
    },
    lines.join('\n'),
  );
};

const laidOut = (line: ListLine, at: number, { decimals }: ListPage): readonly Piece[] => {
  if (line.kind === 'city') {
    const { x } = columnOf(ordersListTexts.city);
    return [inOtherScript(line.city, x, top(at), SUBTOTAL_CITY)];
  }
  return PLACED.map((column) =>
    inOtherScript(
      column.cell(line.row, { index: line.index, decimals }),
      column.x,
      top(at),
      column,
    ),
  );
};

const laidOutJourney = ({ list: printedList }: ListPage): Piece =>
  inOtherScript(journeyOf(printedList), JOURNEY.x, JOURNEY.baseline - BASELINE, {
    space: JOURNEY.width,
    weight: 400,
  });
