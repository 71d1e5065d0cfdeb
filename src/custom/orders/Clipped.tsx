import Box from '@mui/material/Box';
import { wholeNumbers } from './whole-numbers.tsx';

type Props = { text?: string | null; width?: number };

/**
 * Text on one line, truncated if it is too long and shown in full on hover. It is aligned to the
 * column's edge in either script, and truncated at its own end, never in the middle of a number.
 */
export function Clipped({ text, width = 140 }: Props) {
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
        textAlign: 'left', // Physical left: a mirrored layout turns it into the right edge.
      }}
    >
      {wholeNumbers(text)}
    </Box>
  );
}
