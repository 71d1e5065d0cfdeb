import { Page, View } from '@react-pdf/renderer';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { FONTS } from '../fonts/families.ts';
import {
  ACCENT,
  column,
  INK,
  mm,
  type Piece,
  picture,
  RULE,
  row,
  SOFT,
  text,
  WATERMARK,
} from './elements.ts';
import { letterFooter } from './letter-footer.ts';
import type { Letterhead } from './sheet.ts';

/** Heights of the heads of the first page and of the others, in millimetres. */
export const HEAD = { first: 32, later: 26 } as const;

const LOGO_HEIGHT = 16;
const LOGO_WIDTH = 70;

type Letter = {
  /** Text at the top of later pages, such as title and number. */
  readonly running: string;
  /** Printed across each page; empty for none. */
  readonly watermark: string;
  /** Draws the foot of a page; by default that of the first layout. */
  readonly foot?: (page: string) => Piece;
};

type Chrome = {
  readonly children: ReactNode;
  readonly subPageNumber?: number;
  readonly subPageTotalPages?: number;
};

/**
 * A letter on A4: the head on its first page, a running line on the others, and on each page the
 * footer with the page number.
 */
export const letterPage = (
  letterhead: Letterhead,
  { running, watermark, foot = (page) => letterFooter(letterhead, page) }: Letter,
  ...content: readonly Piece[]
): ReactElement =>
  createElement(
    Page,
    {
      size: 'A4',
      style: {
        fontFamily: FONTS,
        fontSize: 9.5,
        color: INK,
        paddingLeft: mm(LETTER.left),
        paddingRight: mm(LETTER.right),
      },
      layout: ({ children, subPageNumber = 1, subPageTotalPages = 1 }: Chrome) => [
        watermark === '' ? null : watermarkPiece(watermark),
        foldMarks(subPageNumber),
        subPageNumber === 1 ? letterHead(letterhead) : runningHead(running),
        createElement(View, { style: { flexGrow: 1 } }, children),
        foot(`Seite ${subPageNumber}/${subPageTotalPages}`),
      ],
    },
    ...content,
  );

function letterHead({ company }: Letterhead): ReactElement {
  const { logo } = company;
  const scale = logo ? Math.min(mm(LOGO_HEIGHT) / logo.height, mm(LOGO_WIDTH) / logo.width) : 0;
  return row(
    { height: mm(HEAD.first), paddingTop: mm(12), justifyContent: 'space-between' },
    logo
      ? picture({ width: logo.width * scale, height: logo.height * scale }, logo.dataUri)
      : text({ fontSize: 20, fontWeight: 700, color: ACCENT }, company.name),
    text({ fontSize: 9, color: SOFT, textAlign: 'right' }, logo ? company.name : ''),
  );
}

const runningHead = (running: string): ReactElement =>
  column(
    { height: mm(HEAD.later), paddingTop: mm(14) },
    text(
      { fontSize: 9, color: SOFT, borderBottomWidth: 0.5, borderColor: RULE, paddingBottom: 4 },
      running,
    ),
  );

/** Lines where a sheet is folded for its envelope, and at its middle for the punch. */
const foldMarks = (page: number): Piece =>
  page > 1
    ? null
    : column(
        { position: 'absolute', top: 0, left: 0 },
        ...[105, 148.5, 210].map((y) =>
          column({
            position: 'absolute',
            top: mm(y),
            left: mm(5),
            width: mm(y === 148.5 ? 6 : 4),
            borderTopWidth: 0.5,
            borderColor: RULE,
          }),
        ),
      );

/** Margins and text width of a business letter, in millimetres (DIN 5008). */
export const LETTER = { left: 25, right: 20, width: 165 } as const;

/** A watermark: one large word across an A4 page, behind the text. */
const watermarkPiece = (written: string): ReactElement =>
  column(
    {
      position: 'absolute',
      top: mm(118),
      left: 0,
      width: mm(210),
      transform: 'rotate(-35deg)',
    },
    text(
      { fontSize: 110, fontWeight: 700, color: WATERMARK, textAlign: 'center', lineHeight: 1.2 },
      written,
    ),
  );
