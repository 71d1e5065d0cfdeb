import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type ClippedProps = { text?: string | null; width?: number };

/**
 * Text on one line, truncated if it is too long and shown in full on hover. It is aligned to the
 * column's edge in either script, and truncated at its own end, never in the middle of a number.
 */
export function Clipped({ text, width = 140 }: ClippedProps) {
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
        textAlign: 'left', // Physical left: in a mirrored layout it becomes the right edge.
      }}
    >
      {wholeNumbers(text)}
    </Box>
  );
}

type TwoLinesProps = { first: string | null | undefined; second?: ReactNode; width?: number };

/** A value, and below it in small type a related one: a name and its phone, a city and its ZIP. */
export function TwoLines({ first, second, width = 134 }: TwoLinesProps) {
  return (
    <Box sx={{ lineHeight: 1.35 }}>
      <Clipped text={first} width={width} />
      <Box component="span" sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
        {second}
      </Box>
    </Box>
  );
}

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
