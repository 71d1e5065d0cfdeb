import Box from '@mui/material/Box';
import { Children, type ReactNode } from 'react';

/**
 * Parts with a point between them. Where a line ends between two parts, there is no point: each stands
 * before its part, and those at the start of a line lie outside the box.
 */
export const Dotted = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={BOX}>
    <Box component="span" sx={LINES}>
      {Children.toArray(children).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: The parts have fixed places.
        <Box key={at} component="span" sx={PART}>
          {at > 0 && <span className="point"> · </span>}
          {part}
        </Box>
      ))}
    </Box>
  </Box>
);

const GAP = '0.9em';
const BOX = { display: 'block', minWidth: 0, overflowX: 'clip' } as const;
const LINES = { display: 'flex', flexWrap: 'wrap', marginInlineStart: `-${GAP}` } as const;
const PART = {
  position: 'relative',
  minWidth: 0,
  paddingInlineStart: GAP,
  '& > .point': {
    position: 'absolute',
    insetInlineStart: 0,
    width: GAP,
    textAlign: 'center',
  },
} as const;
