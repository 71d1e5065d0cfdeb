import { Page } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { Party, TicketPaper } from '../../../domain/documents/papers.ts';
import { INK } from '../parts/colours.ts';
import { column, mm, type Piece, row, type Style, text } from '../parts/elements.ts';
import { errorPage } from '../parts/error-page.ts';
import { clipped, fitted } from '../parts/fitted.ts';
import { FONTS } from '../parts/fonts.ts';
import { addressLine } from '../parts/party-lines.ts';
import type { Sheet } from '../parts/sheet.ts';
import { edgeOf } from '../text/direction.ts';
import { day } from '../text/figures.ts';
import { countryLine } from '../words/countries.ts';
import { LABEL_WORDS as WORDS } from '../words/label-words.ts';

const WIDTH = 50;
const HEIGHT = 140;
const MARGIN = 4;
const INNER = WIDTH - 2 * MARGIN;

const digitsOf = (phone: string): string => phone.replace(/\D/g, '');

/** The small ticket, 5 by 14 cm, upright (specification 9). */
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
      style: { fontFamily: FONTS, color: INK, padding: mm(MARGIN) },
    },
    fitted({}, paper.customerCode, { width: mm(INNER), size: 17, weight: 700 }),
    clipped({}, `${WORDS.order} ${paper.orderCode}`, { width: mm(INNER), size: 8 }),
    text({ fontSize: 8 }, day(paper.date)),
    row(
      { alignItems: 'flex-end', marginTop: mm(2), paddingBottom: mm(1) },
      text({ fontSize: 34, fontWeight: 700, lineHeight: 1 }, String(paper.packages)),
      text({ fontSize: 12, marginLeft: mm(1.5), marginBottom: mm(1) }, WORDS.parcels),
    ),
    block(
      WORDS.recipient,
      { ...paper.recipient, phone: digitsOf(paper.recipient.phone) },
      'recipient',
    ),
    block(WORDS.sender, paper.sender, 'sender'),
  );

/** Sizes of name, phone and address: what a driver looks for is larger. */
const SIZES = { recipient: [16, 14, 12.5], sender: [11, 10, 10] } as const;

function block(caption: string, person: Party, role: keyof typeof SIZES): Piece {
  const [name, phone, address] = SIZES[role];
  const isRecipient = role === 'recipient';
  const edge: Style = { marginTop: mm(1), textAlign: edgeOf(person.name) };
  const where = addressLine(person);
  const width = mm(INNER);
  return column(
    { borderTopWidth: 1, borderColor: INK, marginTop: mm(3), paddingTop: mm(3) },
    text({ fontSize: 7, fontWeight: 700 }, caption),
    fitted(edge, person.name, { width, size: name, weight: 700, maxLines: 2 }),
    fitted(edge, person.phone, { width, size: phone, weight: isRecipient ? 700 : 400 }),
    fitted(edge, isRecipient ? where.toUpperCase() : where, { width, size: address, maxLines: 5 }),
    text({ ...edge, fontSize: 8 }, countryLine(person.country)),
  );
}
