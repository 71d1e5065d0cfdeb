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

/** A part of a page under its heading, on its own card. */
export function SectionCard({ title, icon: Icon, action, children }: Props) {
  const headingId = useId();
  return (
    <Card
      component="section"
      aria-labelledby={headingId}
      sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
        <Icon fontSize="small" color="primary" />
        <Typography
          id={headingId}
          variant="subtitle1"
          component="h2"
          sx={{ fontWeight: 650, flex: 1 }}
        >
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Card>
  );
}
