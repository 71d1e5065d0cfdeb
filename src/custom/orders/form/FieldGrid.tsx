import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Inputs side by side where there is room. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
      '& > .whole-line': { gridColumn: '1 / -1' },
    }}
  >
    {children}
  </Box>
);
