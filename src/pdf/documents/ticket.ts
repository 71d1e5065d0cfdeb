import { Page } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { destinationOf } from '../../../domain/cities/address-parts.ts';
import type { Party, TicketDocument } from '../../../domain/documents/printed-documents.ts';
import { formatPhone } from '../../../domain/phone-groups.ts';
import { LABEL_TEXTS } from '../../i18n/printed/labels/both.ts';
import { qrOutline } from '../codes/codes.ts';
import { FONTS } from '../fonts/families.ts';
import { cityLine, countryLine, wayOf } from '../parts/address-lines.ts';
import { BLACK, mm, outline, type Piece, row, text } from '../parts/elements.ts';
import { at, drawnFields, errorPage, type Field, fieldAt } from '../parts/placed-fields.ts';
import type { Sheet } from '../parts/sheet.ts';
import { day } from '../text/figures.ts';
import { edgeOf } from '../text/printable.ts';

const HEIGHT = 140;
/** Whole dots on printers with 8 or 12 dots per millimetre. */
const QR_MODULE = 0.75;
const QR_TOP = 20;
const PACKAGES_TOP = 31;
const RULES = [42, 95] as const;

/** The small ticket, 5 by 14 cm, portrait (specification 9). */
export const ticketSheets = (document: TicketDocument): readonly Sheet[] => [
  {
    weight: 1,
    draw: () =>
      document.orderId === null
        ? errorPage([WIDTH, HEIGHT], LABEL_TEXTS.error)
        : ticketPage(document),
  },
];

const ticketPage = (document: TicketDocument): ReactElement =>
  createElement(
    Page,
    {
      size: [`${WIDTH}mm`, `${HEIGHT}mm`],
      wrap: false,
      experimentalPagination: true,
      style: { fontFamily: FONTS, color: BLACK },
    },
    ...drawnFields(ticketFields(document), [mm(WIDTH), mm(HEIGHT)]),
    packages(document),
    code(document),
    outline(at(MARGIN, 0, INNER), [INNER, HEIGHT], RULES.map(rule).join('')),
  );

const rule = (y: number): string => `M0 ${y}h${INNER}v0.4h-${INNER}z`;

const packages = (document: TicketDocument): Piece =>
  row(
    { ...at(MARGIN, PACKAGES_TOP, INNER), alignItems: 'flex-end' },
    text({ fontSize: 28, fontWeight: 700, lineHeight: 1 }, String(document.packages)),
    text({ fontSize: 12, marginLeft: mm(1.5), marginBottom: mm(1) }, LABEL_TEXTS.parcels),
  );

/** The number of the order, which a search accepts from a scanner as from the keyboard. */
function code({ orderCode }: TicketDocument): Piece {
  if (orderCode === '') return null;
  const { d, width } = qrOutline(orderCode, QR_MODULE);
  return outline(at(WIDTH - MARGIN - width, QR_TOP, width), [width, width], d);
}

/** In millimetres. */
const WIDTH = 50;
const MARGIN = 4;
const INNER = WIDTH - 2 * MARGIN;
/** The space beside the code and the white around it. */
const LEFT = 22;

/** Smaller letters cannot be read on a ticket (in points). */
const LEAST = 6;
/** A city's letters become smaller than others before one of them breaks off. */
const LEAST_OF_CITY = 4;
const BOLD = { weight: 700 } as const;

/** A phone number in Morocco is printed as digits only (specification 9). */
const phoneOf = ({ phone, country }: Party): string =>
  country === 'MA' ? phone.replace(/\D/g, '') : formatPhone(phone);

/** The texts of a ticket: each has its own place, and none takes another's. */
export const ticketFields = (document: TicketDocument): readonly Field[] => [
  ...head(document),
  ...recipient(document.recipient),
  ...sender(document.sender),
];

const head = ({ recipient: to, sender: from, ...document }: TicketDocument): Field[] => [
  fieldAt([MARGIN, 3.5, INNER, 9.5], (destinationOf(to) || countryLine(to.country)).toUpperCase(), {
    ...BOLD,
    size: 20,
    least: LEAST_OF_CITY,
  }),
  fieldAt([MARGIN, 13, LEFT, 4.8], wayOf(from, to), { ...BOLD, size: 10 }),
  fieldAt([26, 13.4, 20, 4], day(document.date), { size: 8, align: 'right' }),
  fieldAt([MARGIN, 18.2, LEFT, 7.8], document.customerCode, { ...BOLD, size: 16, least: 8 }),
  fieldAt([MARGIN, 26, LEFT, 4], LABEL_TEXTS.order, { size: 7 }),
  fieldAt([MARGIN, 29.2, LEFT, 4.2], document.orderCode, { size: 8, least: LEAST }),
];

const caption = (y: number, texts: string): Field =>
  fieldAt([MARGIN, y, INNER, 3.4], texts, { ...BOLD, size: 7 });

/** Name, phone and address below each other from a given height on, each as high as specified. */
function person(
  party: Party,
  [top, ...heights]: readonly [number, number, number, number, number],
  [ofName, ofPhone, ofAddress]: readonly [number, number, number],
  phoneWeight: 400 | 700,
): Field[] {
  const align = edgeOf(party.name);
  const looks = [
    [party.name, { ...BOLD, size: ofName }],
    [phoneOf(party), { weight: phoneWeight, size: ofPhone }],
    [party.street, { size: ofAddress }],
    [cityLine(party), { ...BOLD, size: ofAddress, least: LEAST_OF_CITY }],
    [countryLine(party.country), { size: 8 }],
  ] as const;
  return looks.map(([content, look], index) => {
    const y = top + heights.slice(0, index).reduce((sum, height) => sum + height, 0);
    return fieldAt([MARGIN, y, INNER, heights[index] ?? 4], content, {
      align,
      least: LEAST,
      ...look,
    });
  });
}

/** The parts that a driver looks for are large. The address is in capitals (specification 9). */
const recipient = (party: Party): Field[] => [
  caption(43.2, LABEL_TEXTS.recipient),
  ...person(
    {
      ...party,
      street: party.street.toUpperCase(),
      city: party.city.toUpperCase(),
    },
    [46.4, 14.8, 6.6, 16.2, 6],
    [16, 14, 12.5],
    700,
  ),
];

const sender = (party: Party): Field[] => [
  caption(96.2, LABEL_TEXTS.sender),
  ...person(party, [99.4, 9.8, 4.8, 11.6, 4.8], [11, 10, 10], 400),
];
