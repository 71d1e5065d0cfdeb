import { Page } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { LabelPaper, LabelParcel } from '../../../domain/documents/papers.ts';
import { spacedParcelCode } from '../../../domain/parcels/parcel-code.ts';
import { type CodeOutline, code128Outline, qrOutline } from '../codes/codes.ts';
import { FONTS } from '../fonts/families.ts';
import { BLACK, outline, type Piece, type Style, text } from '../parts/elements.ts';
import { at, drawnFields, errorPage } from '../parts/placed-fields.ts';
import type { Sheet, Stationery } from '../parts/sheet.ts';
import { LABEL_WORDS as WORDS } from '../words/party-words.ts';
import { INNER, labelFields, MARGIN, parcelFields, WIDTH } from './label-fields.ts';

const HEIGHT = 150;

/**
 * Widths of a module, the widest first: whole dots on printers with 8 or 12 dots per millimetre.
 * Wide bars are still read by a camera that is held at an angle or out of focus.
 */
const MODULES = [0.75, 0.5, 0.25] as const;
const GRID = 0.25;
/** Code 128 needs ten modules of white on either side. */
const QUIET = 10;
const BAR_HEIGHT = 20;
const QR_MODULE = 1;
const QR_TOP = 78;
const BARS_TOP = 121.5;
const RULES = [23, 74.5, 108] as const;
const MARKS_TOP = 109.25;

/** From these weights on a parcel bears a mark, a different one for each (section 73 PostG). */
const HEAVY = [
  { above: 20_000, mark: '20+', isSolid: true },
  { above: 10_000, mark: '10+', isSolid: false },
] as const;

const onGrid = (millimetres: number): number => Math.round(millimetres / GRID) * GRID;

const rule = (y: number): string => `M0 ${y}h${INNER}v0.5h-${INNER}z`;

/** One label per parcel; a label of an order without an id says so (specification 2.9). */
export function labelSheets(paper: LabelPaper, { company }: Stationery): readonly Sheet[] {
  if (paper.orderId === null) {
    return [{ weight: 1, draw: () => errorPage([WIDTH, HEIGHT], WORDS.error) }];
  }
  const fields = labelFields(paper, company);
  // Fitted once for all parcels of the order, when the first of them is drawn.
  let shared: readonly Piece[] | undefined;
  return paper.parcels.map((parcel) => ({
    weight: 1,
    draw: () => {
      shared ??= [...drawnFields(fields), ...marks(paper), rules()];
      return labelPage([...shared, ...ofParcel(paper, parcel)]);
    },
  }));
}

const labelPage = (pieces: readonly Piece[]): ReactElement =>
  createElement(
    Page,
    {
      size: [`${WIDTH}mm`, `${HEIGHT}mm`],
      wrap: false,
      experimentalPagination: true,
      style: { fontFamily: FONTS, color: BLACK },
    },
    ...pieces,
  );

const rules = (): Piece => outline(at(MARGIN, 0, INNER), [INNER, HEIGHT], RULES.map(rule).join(''));

const ofParcel = (paper: LabelPaper, parcel: LabelParcel): readonly Piece[] => [
  ...drawnFields(parcelFields(paper, parcel)),
  heavyMark(parcel),
  ...codes(parcel.code),
];

/** A word in a frame, or in white on black if it needs more attention. */
const framed = (style: Style, word: string, isSolid: boolean): Piece =>
  text(
    {
      ...style,
      fontWeight: 700,
      textAlign: 'center',
      borderWidth: 1.5,
      // Keeps the accents of capitals clear of the frame.
      paddingTop: 1.6,
      borderColor: BLACK,
      ...(isSolid && { backgroundColor: BLACK, color: '#fff' }),
    },
    word,
  );

/** Whether the driver has to collect money, which he cannot see from the parcel. */
const marks = ({ paid, payment }: LabelPaper): readonly Piece[] => [
  framed(
    { ...at(52, MARKS_TOP, 44), fontSize: 11 },
    paid ? WORDS.paid : WORDS.open[payment],
    !paid,
  ),
];

function heavyMark({ grams }: LabelParcel): Piece {
  const heavy = HEAVY.find(({ above }) => (grams ?? 0) > above);
  return heavy
    ? framed({ ...at(36, MARKS_TOP, 13), fontSize: 11 }, heavy.mark, heavy.isSolid)
    : null;
}

function codes(code: string): readonly Piece[] {
  if (code === '') return [];
  const bars = barsOf(code);
  const qr = qrOutline(code, QR_MODULE);
  return [
    outline(at(WIDTH - MARGIN - qr.width - 1, QR_TOP, qr.width), [qr.width, qr.height], qr.d),
    outline(
      at(onGrid((WIDTH - bars.width) / 2), BARS_TOP, bars.width),
      [bars.width, bars.height],
      bars.d,
    ),
    text({ ...at(MARGIN, 142, INNER), fontSize: 12, textAlign: 'center' }, spacedParcelCode(code)),
  ];
}

/** The widest bars that fit on the label together with the white beside them. */
const barsOf = (code: string): CodeOutline =>
  code128Outline(
    code,
    (modules) => MODULES.find((module) => (modules + 2 * QUIET) * module <= WIDTH) ?? GRID,
    BAR_HEIGHT,
  );
