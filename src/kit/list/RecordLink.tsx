import { Link as MuiLink } from '@mui/material';
import type { ReactNode } from 'react';
import {
  Link,
  useCreatePath,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { useAccess } from '../access/use-access.ts';
import { useView } from '../view/use-view.ts';

/** A real link to a record, so that the keyboard can reach it and it can be opened in a new tab. */
export function RecordLink({ children }: { children: ReactNode }) {
  const record = useRecordContext();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  const represent = useGetRecordRepresentation(resource);
  const screen = useRecordScreen();
  if (!record || !resource || !screen) return <>{children}</>;
  return (
    <MuiLink
      component={Link}
      to={createPath({ resource, id: record.id, type: screen })}
      underline="hover"
      color="inherit"
      aria-label={String(represent(record))}
      sx={{ fontWeight: 500 }}
    >
      {children}
    </MuiLink>
  );
}

/** The screen that a click on a record opens for the current user. */
export function useRecordScreen(): 'edit' | 'show' | undefined {
  const { definition, screens, list } = useView();
  const access = useAccess(definition);
  const may = {
    edit: access.edit && screens.edit !== false,
    show: access.show && screens.show !== false,
  };
  if (list.opens === 'show' && may.show) return 'show';
  if (may.edit) return 'edit';
  return may.show ? 'show' : undefined;
}
