import { Link as MuiLink } from '@mui/material';
import type { ReactNode } from 'react';
import {
  Link,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { useRowActions } from '../actions/row-actions.ts';

/** A real link to a record, so that the keyboard can reach it and it can be opened in a new tab. */
export function RecordLink({ children }: { children: ReactNode }) {
  const record = useRecordContext();
  const represent = useGetRecordRepresentation(useResourceContext());
  const { hrefOf } = useRowActions();
  const href = record && hrefOf?.(record);
  if (!href) return <>{children}</>;
  return (
    <MuiLink
      component={Link}
      to={href}
      underline="hover"
      color="inherit"
      aria-label={String(represent(record))}
      sx={{ fontWeight: 500 }}
    >
      {children}
    </MuiLink>
  );
}
