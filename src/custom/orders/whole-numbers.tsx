import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A word with a digit in it, after another word; the first word alone may be truncated. */
const LATER_NUMBER = /(?<=\s)(\S*\p{Nd}\S*)/u;

/**
 * A number runs from left to right in Arabic too, where a line is truncated at its left end: of house
 * 139 only 9 would be left. This wraps each such number in an inline box, which is shown whole or not
 * at all.
 */
export function wholeNumbers(text: string): ReactNode {
  const [beginning, ...rest] = text.split(LATER_NUMBER);
  if (rest.length === 0) return text;
  return [
    beginning,
    ...rest.map((part, at) =>
      at % 2 === 0 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
        <Box key={at} component="span" sx={{ display: 'inline-block' }}>
          {part}
        </Box>
      ) : (
        part
      ),
    ),
  ];
}
