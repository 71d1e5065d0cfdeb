import { Page } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { LabelDocument, LabelParcel } from '../../../domain/documents/printed-documents.ts';
import { spacedParcelCode } from '../../../domain/parcels/parcel-code.ts';
import { LABEL_TEXTS } from '../../i18n/printed/labels/both.ts';
import { type CodeOutline, code128Outline, qrOutline } from '../codes/codes.ts';
import { FONTS } from '../fonts/families.ts';
import { BLACK, mm, type Piece, painted } from '../parts/elements.ts';
import { fillOutline, type Painter, writeLines } from '../parts/pen.ts';
import { drawnFields, errorPage, fieldAt, writtenLines } from '../parts/placed-fields.ts';
import type { Letterhead, Sheet } from '../parts/sheet.ts';
import { INNER, labelFields, MARGIN, parcelFields, WIDTH } from './label-fields.ts';

const HEIGHT = 150;
const SIZE = [mm(WIDTH), mm(HEIGHT)] as const;

/**
 * Widths of a module, the widest first: whole dots on printers with 8 or 12 dots per millimetre.
 * Wide bars are still read by a camera at an angle or out of focus.
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

/**
 * From these weights on a parcel bears a shipping mark, a different one for each (section 73 PostG).
 */
const HEAVY = [
  { above: 20_000, mark: '20+', isSolid: true },
  { above: 10_000, mark: '10+', isSolid: false },
] as const;

/** The background of black letters. */
const WHITE = '#fff';

const onGrid = (millimetres: number): number => Math.round(millimetres / GRID) * GRID;

/** One label per parcel; a label of an order without an id says so (specification 2.9). */
export function labelSheets(document: LabelDocument, { company }: Letterhead): readonly Sheet[] {
  if (document.orderId === null) {
    return [{ weight: 1, draw: () => errorPage([WIDTH, HEIGHT], LABEL_TEXTS.error) }];
  }
  const fields = labelFields(document, company);
  // Fitted once for all parcels of the order, when the first of them is drawn.
  let shared: readonly Piece[] | undefined;
  return document.parcels.map((parcel) => ({
    weight: 1,
    draw: () => {
      shared ??= drawnFields(fields, SIZE);
      return labelPage([
        ...shared,
        painted(SIZE, (painter) => paintParcel(painter, document, parcel)),
      ]);
    },
  }));
}

const labelPage = (pieces: readonly Piece[]): ReactElement =>
  createElement(
    Page,
    {
      size: [...SIZE],
      wrap: false,
      experimentalPagination: true,
      style: { fontFamily: FONTS, color: BLACK },
    },
    ...pieces,
  );

/** The parts of a label that are the parcel's own or no letters, in the order of reading. */
function paintParcel(painter: Painter, document: LabelDocument, parcel: LabelParcel): void {
  for (const y of RULES) painter.rect(mm(MARGIN), mm(y), mm(INNER), mm(0.5));
  painter.fill(BLACK);
  // Whether the driver has to collect money, which he cannot see from the parcel.
  const payment = document.paid ? LABEL_TEXTS.paid : LABEL_TEXTS.open[document.payment];
  framed(painter, [52, 44], payment, !document.paid);
  writeLines(painter, BLACK, parcelFields(document, parcel).flatMap(writtenLines));
  const heavy = HEAVY.find(({ above }) => (parcel.grams ?? 0) > above);
  if (heavy) framed(painter, [36, 13], heavy.mark, heavy.isSolid);
  codes(painter, parcel.code);
}

/** In points. */
const FRAME = { line: 1.5, height: 18.9, size: 11, baseline: 14.86 } as const;

/**
 * A label in a frame, or in white on black if it needs more attention; `x` and `width` in millimetres.
 */
function framed(
  painter: Painter,
  [x, width]: readonly [number, number],
  text: string,
  isSolid: boolean,
): void {
  const [left, top, across] = [mm(x), mm(MARKS_TOP), mm(width)];
  const { line, height, size, baseline } = FRAME;
  painter.rect(left, top, across, height).fill(BLACK);
  if (!isSolid) {
    painter.rect(left + line, top + line, across - 2 * line, height - 2 * line).fill(WHITE);
  }
  writeLines(painter, isSolid ? WHITE : BLACK, [
    {
      text,
      size,
      weight: 700,
      align: 'center',
      x: left,
      width: across,
      baseline: top + baseline,
    },
  ]);
}

function codes(painter: Painter, code: string): void {
  if (code === '') return;
  const bars = barsOf(code);
  const qr = qrOutline(code, QR_MODULE);
  const scale = mm(1);
  const places = [
    { d: qr.d, x: WIDTH - MARGIN - qr.width - 1, y: QR_TOP },
    { d: bars.d, x: onGrid((WIDTH - bars.width) / 2), y: BARS_TOP },
  ];
  for (const { d, x, y } of places) fillOutline(painter, { d, x: mm(x), y: mm(y), scale }, BLACK);
  const texts = spacedParcelCode(code);
  const place = [MARGIN, 142, INNER, 6] as const;
  writeLines(painter, BLACK, writtenLines(fieldAt(place, texts, { size: 12, align: 'center' })));
}

/** The widest bars that fit on the label together with the white beside them. */
const barsOf = (code: string): CodeOutline =>
  code128Outline(
    code,
    (modules) => MODULES.find((module) => (modules + 2 * QUIET) * module <= WIDTH) ?? GRID,
    BAR_HEIGHT,
  );
