import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type Props = {
  heading: string;
  /** The columns of its list, by the width of the window. */
  columns: Readonly<Record<string, string>>;
  children: ReactNode;
};

/** As many columns where there is space, two on a tablet, and one on a phone. */
export const upToColumns = (columns: number) => ({
  xs: '1fr',
  sm: 'repeat(2, minmax(0, 1fr))',
  lg: `repeat(${columns}, minmax(0, 1fr))`,
});

/** A group of figures under its heading. */
export function OverviewSection({ heading, columns, children }: Props) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ mb: 3.5 }}>
      <Typography
        id={headingId}
        component="h2"
        sx={{ mb: 1.25, fontWeight: 650, color: 'text.secondary' }}
      >
        {heading}
      </Typography>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 2,
          gridTemplateColumns: columns,
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
