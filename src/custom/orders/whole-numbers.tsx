import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A word with a figure in it, behind another word; the first word is cut where it alone is too long. */
const LATER_NUMBER = /(?<=\s)(\S*\p{Nd}\S*)/u;

/**
 * A number runs from left to right in Arabic too, where the line is cut at its left end: of house 139
 * there would be left house 9. In the text that this answers such a number is a box in the line, which
 * is shown whole or not at all.
 */
export function wholeNumbers(text: string): ReactNode {
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
