import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/**
 * A text that takes one line, cut off where it is too long and whole when pointed at. It stands at the
 * column's edge in either script, and is cut at its own end, where no number is left by half.
 */
export function Clipped({ text, width = 140 }: { text?: string | null; width?: number }) {
  if (!text) return null;
  return (
    <Box
      component="span"
      title={text}
      dir="auto"
      sx={{
        display: 'block',
        maxWidth: width,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        textAlign: 'left', // of the page: in a mirrored layout it becomes the right edge
      }}
    >
      {withWholeNumbers(text)}
    </Box>
  );
}

/** A word with a figure in it, behind another word; the first word is cut where it alone is too long. */
const LATER_NUMBER = /(?<=\s)(\S*\p{Nd}\S*)/u;

/**
 * A number runs from left to right in Arabic too, where the line is cut at its left end: of house 139
 * there would be left house 9. A box in the line is shown whole or not at all.
 */
function withWholeNumbers(text: string): ReactNode {
  const [beginning, ...rest] = text.split(LATER_NUMBER);
  if (rest.length === 0) return text;
  return [
    beginning,
    ...rest.map((part, at) =>
      at % 2 === 0 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
        <Box key={at} component="span" sx={{ display: 'inline-block' }}>
          {part}
        </Box>
      ) : (
        part
      ),
    ),
  ];
}
