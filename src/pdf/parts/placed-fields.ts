import { Page } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { FONTS } from '../fonts/families.ts';
import { mm, type Piece, type Style, text } from './elements.ts';
import { fitted, isCut, type Room } from './fitted.ts';

/** A text at a fixed place, as on a form: its letters shrink until it fits. */
export type Field = { readonly style: Style; readonly content: string; readonly room: Room };

/** From the upper left corner of the page, in millimetres. */
type Place = readonly [x: number, y: number, width: number, height: number];

/** `size` in points; `least` the smallest letters that can be read there. */
type Look = Pick<Room, 'size' | 'weight' | 'least'> & {
  readonly align?: 'left' | 'right' | 'center';
};

/** Something at a fixed place on a page, in millimetres from its upper left corner. */
export const at = (x: number, y: number, width: number): Style => ({
  position: 'absolute',
  left: mm(x),
  top: mm(y),
  width: mm(width),
});

/** Lines of letters come out slightly higher than calculated. */
const ROUNDING = 0.1;

/** A text at a fixed place on a page. */
export const fieldAt = (
  [x, y, width, height]: Place,
  content: string,
  { align = 'left', ...room }: Look,
): Field => ({
  style: { ...at(x, y, width), textAlign: align },
  content,
  room: { ...room, width: mm(width), height: mm(height) + ROUNDING },
});

/** The fields as a page shows them; an empty field is not drawn. */
export const drawnFields = (fields: readonly Field[]): Piece[] =>
  fields.map(({ style, content, room }) => (content === '' ? null : fitted(style, content, room)));

/** Texts that are cut off, because they do not fit even in the smallest letters. */
export const cutIn = (fields: readonly Field[]): readonly string[] =>
  fields.filter(({ content, room }) => isCut(content, room)).map(({ content }) => content);

/** A page of this size in millimetres that says why there is no document. */
export const errorPage = (
  [width, height]: readonly [number, number],
  message: string,
): ReactElement =>
  createElement(
    Page,
    {
      size: [`${width}mm`, `${height}mm`],
      wrap: false,
      experimentalPagination: true,
      style: { fontFamily: FONTS, padding: 24 },
    },
    text({ fontSize: 18, fontWeight: 700 }, message),
  );
