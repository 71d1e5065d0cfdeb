import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type LineProps = { main: ReactNode; below?: ReactNode; end?: ReactNode };

/** A line of a list: what it says, what belongs to it below, and a button at its end. */
export function Line({ main, below, end }: LineProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 48,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="div" variant="body2">
          {main}
        </Typography>
        <Typography component="div" variant="caption" color="text.secondary">
          {below}
        </Typography>
      </Box>
      {end}
    </Box>
  );
}

/** The list that such lines stand in. */
export const Lines = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {children}
  </Box>
);
