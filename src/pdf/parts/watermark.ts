import type { ReactElement } from 'react';
import { WATERMARK } from './colours.ts';
import { column, mm, text } from './elements.ts';

/** One large word across an A4 page, behind the text. */
export const watermark = (word: string): ReactElement =>
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
      word,
    ),
  );
