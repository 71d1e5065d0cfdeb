import { Page } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { TicketPaper } from '../../../domain/documents/papers.ts';
import { qrOutline } from '../codes/qr-code.ts';
import { BLACK } from '../parts/colours.ts';
import { mm, outline, type Piece, row, text } from '../parts/elements.ts';
import { errorPage } from '../parts/error-page.ts';
import { FONTS } from '../parts/fonts.ts';
import { at, drawnFields } from '../parts/placed-fields.ts';
import type { Sheet } from '../parts/sheet.ts';
import { LABEL_WORDS as WORDS } from '../words/label-words.ts';
import { INNER, MARGIN, ticketFields, WIDTH } from './ticket-fields.ts';

const HEIGHT = 140;
/** Whole dots on printers with 8 or 12 dots per millimetre. */
const QR_MODULE = 0.75;
const QR_TOP = 20;
const PACKAGES_TOP = 31;
const RULES = [42, 95] as const;

/** The small ticket, 5 by 14 cm, portrait (specification 9). */
export const ticketSheets = (paper: TicketPaper): readonly Sheet[] => [
  {
    weight: 1,
    draw: () =>
      paper.orderId === null ? errorPage([WIDTH, HEIGHT], WORDS.error) : ticketPage(paper),
  },
];

const ticketPage = (paper: TicketPaper): ReactElement =>
  createElement(
    Page,
    {
      size: [`${WIDTH}mm`, `${HEIGHT}mm`],
      wrap: false,
      experimentalPagination: true,
      style: { fontFamily: FONTS, color: BLACK },
    },
    ...drawnFields(ticketFields(paper)),
    packages(paper),
    code(paper),
    outline(at(MARGIN, 0, INNER), [INNER, HEIGHT], RULES.map(rule).join('')),
  );

const rule = (y: number): string => `M0 ${y}h${INNER}v0.4h-${INNER}z`;

const packages = (paper: TicketPaper): Piece =>
  row(
    { ...at(MARGIN, PACKAGES_TOP, INNER), alignItems: 'flex-end' },
    text({ fontSize: 28, fontWeight: 700, lineHeight: 1 }, String(paper.packages)),
    text({ fontSize: 12, marginLeft: mm(1.5), marginBottom: mm(1) }, WORDS.parcels),
  );

/** The number of the order, which a search accepts from a scanner as from the keyboard. */
function code({ orderCode }: TicketPaper): Piece {
  if (orderCode === '') return null;
  const { d, width } = qrOutline(orderCode, QR_MODULE);
  return outline(at(WIDTH - MARGIN - width, QR_TOP, width), [width, width], d);
}
