import { Page } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import { text } from './elements.ts';
import { FONTS } from './fonts.ts';

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
