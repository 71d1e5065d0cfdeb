import { Page } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { LabelPaper, LabelParcel } from '../../../domain/documents/papers.ts';
import { spacedParcelCode } from '../../../domain/parcels/parcel-code.ts';
import { type CodeOutline, code128Outline } from '../codes/code-128.ts';
import { qrOutline } from '../codes/qr-code.ts';
import { INK } from '../parts/colours.ts';
import { mm, outline, type Piece, type Style, text } from '../parts/elements.ts';
import { errorPage } from '../parts/error-page.ts';
import { clipped, fitted } from '../parts/fitted.ts';
import { FONTS } from '../parts/fonts.ts';
import { addressLine, cityLine } from '../parts/party-lines.ts';
import type { Sheet } from '../parts/sheet.ts';
import { edgeOf } from '../text/direction.ts';
import { day, kilograms } from '../text/figures.ts';
import { countryLine } from '../words/countries.ts';
import { LABEL_WORDS as WORDS } from '../words/label-words.ts';

const WIDTH = 100;
const HEIGHT = 150;
const MARGIN = 4;
const INNER = WIDTH - 2 * MARGIN;

/** Whole dots of printers with 8 and with 12 dots a millimetre; the wider one where it fits. */
const WIDE = 0.5;
const NARROW = 0.25;
const GRID = 0.25;
/** Code 128 wants ten modules of white on either side. */
const QUIET = 10;
const BAR_HEIGHT = 22;
const QR_MODULE = 1;

/** From these weights on a parcel carries a mark, each its own (section 73 PostG). */
const MARKS = [
  { above: 20_000, mark: '20+', style: { backgroundColor: INK, color: '#fff' } },
  { above: 10_000, mark: '10+', style: { borderWidth: 1.5, borderColor: INK, color: INK } },
] as const;

/** Something at a place of the label, in millimetres from its upper left corner. */
const at = (x: number, y: number, width: number): Style => ({
  position: 'absolute',
  left: mm(x),
  top: mm(y),
  width: mm(width),
});

const onGrid = (millimetres: number): number => Math.round(millimetres / GRID) * GRID;

const rule = (y: number): string => `M0 ${y}h${INNER}v0.5h-${INNER}z`;

/** One label a parcel; a label of an order without id says so (specification 2.9). */
export function labelSheets(paper: LabelPaper): readonly Sheet[] {
  if (paper.orderId === null) {
    return [{ weight: 1, draw: () => errorPage([WIDTH, HEIGHT], WORDS.error) }];
  }
  return paper.parcels.map((parcel) => ({ weight: 1, draw: () => labelPage(paper, parcel) }));
}

const labelPage = (paper: LabelPaper, parcel: LabelParcel): ReactElement =>
  createElement(
    Page,
    {
      size: [`${WIDTH}mm`, `${HEIGHT}mm`],
      wrap: false,
      experimentalPagination: true,
      style: { fontFamily: FONTS, color: INK },
    },
    ...head(paper, parcel),
    ...recipient(paper),
    ...sender(paper),
    ...weight(parcel),
    ...codes(parcel.code),
  );

/** Where a parcel goes, as its sorters read it; the country where its address names no city. */
const destinationOf = ({ recipient: { city, country } }: LabelPaper): string =>
  (city || countryLine(country)).toUpperCase();

const head = (paper: LabelPaper, { position }: LabelParcel): Piece[] => [
  fitted(at(MARGIN, 3.5, 66), destinationOf(paper), { width: mm(66), size: 30, weight: 700 }),
  clipped(
    at(MARGIN, 18.5, INNER),
    [paper.tour, day(paper.date), `${WORDS.order} ${paper.orderCode}`].filter(Boolean).join(' · '),
    { width: mm(INNER), size: 9 },
  ),
  fitted({ ...at(72, 3.5, 24), textAlign: 'right' }, `${position}/${paper.parcels.length}`, {
    width: mm(24),
    size: 30,
    weight: 700,
  }),
  outline(at(MARGIN, 24, INNER), [INNER, 84], [0, 46.5, 83].map(rule).join('')),
];

const caption = (x: number, y: number, content: string): Piece =>
  text({ ...at(x, y, 60), fontSize: 8, fontWeight: 700 }, content);

const recipient = ({ recipient: person, parcels }: LabelPaper): Piece[] => {
  const block = (y: number): Style => ({ ...at(MARGIN, y, INNER), textAlign: edgeOf(person.name) });
  return [
    caption(MARGIN, 26, WORDS.recipient),
    text(
      { ...at(66, 26, 30), fontSize: 11, fontWeight: 700, textAlign: 'right' },
      `${parcels.length} ${WORDS.parcels}`,
    ),
    fitted(block(31), person.name, { width: mm(INNER), size: 19, weight: 700 }),
    clipped(block(40), person.phone, { width: mm(INNER), size: 16, weight: 700 }),
    fitted(block(48), addressLine(person), { width: mm(INNER), size: 13, maxLines: 3 }),
    text({ ...block(65), fontSize: 10 }, countryLine(person.country)),
  ];
};

const sender = ({ sender: person, parcels, customerCode }: LabelPaper): Piece[] => {
  const small = (y: number, content: string) =>
    fitted(at(MARGIN, y, 62), content, { width: mm(62), size: 10 });
  return [
    caption(MARGIN, 72.5, WORDS.sender),
    fitted(at(MARGIN, 76.5, 62), person.name, { width: mm(62), size: 11, weight: 700 }),
    small(82, person.phone),
    small(87, person.street),
    small(91.5, cityLine(person)),
    small(96, countryLine(person.country)),
    small(101, `${WORDS.shipments}: ${parcels.length} · ${WORDS.customer} ${customerCode}`),
  ];
};

function weight({ grams }: LabelParcel): Piece[] {
  if (grams === null) return [];
  const mark = MARKS.find(({ above }) => grams > above);
  return [
    text({ ...at(MARGIN, 109.5, 50), fontSize: 14, fontWeight: 700 }, `${kilograms(grams)} kg`),
    mark
      ? text(
          {
            ...at(80, 109.25, 16),
            fontSize: 14,
            fontWeight: 700,
            textAlign: 'center',
            ...mark.style,
          },
          mark.mark,
        )
      : null,
  ];
}

function codes(code: string): Piece[] {
  if (code === '') return [];
  const bars = barsOf(code);
  const qr = qrOutline(code, QR_MODULE);
  return [
    outline(at(WIDTH - MARGIN - qr.width - 1, 76, qr.width), [qr.width, qr.height], qr.d),
    outline(
      at(onGrid((WIDTH - bars.width) / 2), 118, bars.width),
      [bars.width, bars.height],
      bars.d,
    ),
    text({ ...at(MARGIN, 141, INNER), fontSize: 12, textAlign: 'center' }, spacedParcelCode(code)),
  ];
}

/** Wide bars where the label has room for them and for the white beside them. */
function barsOf(code: string): CodeOutline {
  const wide = code128Outline(code, WIDE, BAR_HEIGHT);
  return wide.width + 2 * QUIET * WIDE <= WIDTH ? wide : code128Outline(code, NARROW, BAR_HEIGHT);
}
