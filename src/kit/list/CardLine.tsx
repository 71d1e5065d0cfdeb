import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A line of a card, with something at either end. */
export const CardLine = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: 1,
      py: 0.25,
    }}
  >
    {children}
  </Box>
);
