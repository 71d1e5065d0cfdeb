import type { ReactNode } from 'react';
import { Create, type RaRecord } from 'react-admin';
import { useAccess } from '../access/use-access.ts';
import { NotAllowed } from '../failure/LoadFailure.tsx';
import { useIsViewKnown, useView } from '../view/use-view.ts';
import { RecordForm } from './RecordForm.tsx';

type Props = {
  title?: string;
  /** `false` stays on the page after the record is saved. */
  redirect?: 'list' | 'show' | false;
  /** What the new record starts with, besides its defaults. */
  start?: Readonly<Record<string, unknown>> | undefined;
  /** Called once the record is there, before another page is shown. */
  onSaved?: (saved: RaRecord) => void;
  /** Content above the form. */
  children?: ReactNode;
};

/** The form for a new record. */
export function GeneratedCreate({ children, redirect = 'list', ...props }: Props) {
  const { start, onSaved, ...page } = props;
  const { definition } = useView();
  const access = useAccess(definition);
  const isKnown = useIsViewKnown();
  if (access.isKnown && !access.create) return <NotAllowed />;
  return (
    // The frame checks the session; the form need not wait for it.
    <Create {...page} disableAuthentication sx={{ '& .RaCreate-card': { overflow: 'visible' } }}>
      {children}
      {/* A form that is made before the role is known would lose the fields of that role. */}
      {isKnown && <RecordForm mode="create" redirect={redirect} start={start} onSaved={onSaved} />}
    </Create>
  );
}
