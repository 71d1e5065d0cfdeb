import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type Props = { component: 'ul' | 'ol'; label: string; children: ReactNode };

/** The documents of an order, one below the other. */
export function DocumentLines({ component, label, children }: Props) {
  return (
    <Box component={component} aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {children}
    </Box>
  );
}

type LineProps = {
  title: ReactNode;
  /** Small, below the title. */
  details: ReactNode;
  /** At the end of the line, or below where both do not fit. */
  badge: ReactNode;
};

/** A document: what it is, its date, and its state. */
export function DocumentLine({ title, details, badge }: LineProps) {
  return (
    <Box component="li" sx={LINE}>
      <Box sx={{ flex: '1 1 auto', minWidth: 0 }}>
        {title}
        <Typography variant="caption" color="text.secondary" component="p">
          {details}
        </Typography>
      </Box>
      {badge}
    </Box>
  );
}

const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.25,
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
} as const;
