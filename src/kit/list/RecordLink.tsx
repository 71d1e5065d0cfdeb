import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link, useRecordContext, useResourceContext } from 'react-admin';
import { useRowActions } from '../actions/row-actions.ts';
import { useRecordTitle } from '../view/use-record-title.ts';

/** A real link to a record, so that the keyboard can reach it and it can be opened in a new tab. */
export function RecordLink({ children }: { children: ReactNode }) {
  const record = useRecordContext();
  const represent = useRecordTitle(useResourceContext());
  const { hrefOf } = useRowActions();
  const href = record && hrefOf?.(record);
  if (!href) return <>{children}</>;
  return (
    <MuiLink
      component={Link}
      to={href}
      underline="hover"
      color="inherit"
      aria-label={represent(record)}
      sx={{ fontWeight: 500 }}
    >
      {children}
    </MuiLink>
  );
}
