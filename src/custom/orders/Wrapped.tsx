import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** How narrow its column may become, in pixels. */
  atLeast: number;
  /** How wide it is before it takes another line, in pixels. */
  atMost: number;
};

/** A value of a table with many columns: it takes another line where its column is narrow. */
export const Wrapped = ({ children, atLeast, atMost }: Props) => (
  <Box
    component="span"
    dir="auto"
    sx={{
      display: 'block',
      minWidth: atLeast,
      maxWidth: atMost,
      lineHeight: 1.25,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      hyphens: 'auto',
      textAlign: 'left', // of the page: in a mirrored layout it becomes the right edge
      '& bdi': { whiteSpace: 'normal !important' }, // A telephone number is one line elsewhere.
    }}
  >
    {children}
  </Box>
);
