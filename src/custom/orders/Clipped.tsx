import Box from '@mui/material/Box';
import { wholeNumbers } from './whole-numbers.tsx';

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
      {wholeNumbers(text)}
    </Box>
  );
}
