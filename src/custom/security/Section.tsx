import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

type Props = {
  title: string;
  icon: typeof SvgIcon;
  /** Content for the end of the heading's line. */
  action?: ReactNode;
  children: ReactNode;
};

/** A part of the page under its heading. */
export function Section({ title, icon: Icon, action, children }: Props) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 2.5 }, display: 'flex', flexDirection: 'column', gap: 1.5 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <Icon fontSize="small" color="primary" />
        <Typography id={id} component="h2" variant="h6" sx={{ flex: 1, minWidth: 160 }}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Card>
  );
}

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
