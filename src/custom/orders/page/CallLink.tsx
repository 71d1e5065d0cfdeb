import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';

type Props = { phone: string | null | undefined; children: ReactNode };

/** A telephone number that starts a call when it is pressed. */
export const CallLink = ({ phone, children }: Props) =>
  phone ? (
    <MuiLink href={`tel:${phone}`} color="inherit" underline="hover">
      {children}
    </MuiLink>
  ) : null;
