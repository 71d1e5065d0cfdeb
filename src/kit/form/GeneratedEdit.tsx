import type { ReactElement, ReactNode } from 'react';
import {
  Edit,
  type Identifier,
  ShowButton,
  TopToolbar,
  useEditContext,
  useRecordContext,
} from 'react-admin';
import { isNotFound } from '../../providers/capabilities.ts';
import { useAccess } from '../access/use-access.ts';
import { ActionButtons, useRecordActions } from '../actions/ActionButtons.tsx';
import { LoadFailure, NotAllowed, ToList } from '../failure/LoadFailure.tsx';
import { ActivityButton, useHasActivity } from '../show/ActivityButton.tsx';
import { useIsViewKnown, useView } from '../view/use-view.ts';
import { RecordForm } from './RecordForm.tsx';

type Props = {
  /** The record's id, where the address does not name it. */
  id?: Identifier;
  title?: string | ReactElement;
  /** `false` stays on the page after the record is saved. */
  redirect?: 'list' | 'show' | false;
  /** Content above the form. */
  children?: ReactNode;
};

/**
 * The form for an existing record; if somebody else changes the record in the meantime, their
 * change is shown, not lost.
 */
export function GeneratedEdit({ children, redirect = 'list', ...record }: Props) {
  const { definition } = useView();
  const access = useAccess(definition);
  if (access.isKnown && !access.edit) return <NotAllowed />;
  return (
    <Edit
      mutationMode="pessimistic"
      {...record}
      // The frame checks the session; the record need not wait for it.
      disableAuthentication
      actions={<EditActions />}
      error={<EditFailure />}
      sx={STICKING}
    >
      {children}
      <ChangeForm redirect={redirect} />
    </Edit>
  );
}

/** The toolbar sticks to the window; a card that hides what overflows would keep it. */
const STICKING = { '& .RaEdit-card': { overflow: 'visible' } } as const;

/** The form, once there is a record and the role is known; another record has a form of its own. */
function ChangeForm({ redirect }: Required<Pick<Props, 'redirect'>>) {
  const record = useRecordContext();
  const isKnown = useIsViewKnown();
  return record && isKnown && <RecordForm key={record.id} mode="change" redirect={redirect} />;
}

function EditActions() {
  const view = useView();
  const { definition, screens } = view;
  const access = useAccess(definition);
  const record = useRecordContext();
  const hasActions = useRecordActions(view, record).some(({ removes }) => !removes);
  const offersShow = access.show && screens.show !== false;
  const hasActivity = useHasActivity();
  // An empty toolbar would leave a gap above the form.
  if (!record || !(offersShow || hasActions || hasActivity)) return null;
  return (
    <TopToolbar>
      <ActionButtons view={view} />
      {hasActivity && <ActivityButton resource={definition.name} id={record.id} />}
      {offersShow ? <ShowButton /> : null}
    </TopToolbar>
  );
}

function EditFailure() {
  const { error, refetch } = useEditContext();
  return (
    <LoadFailure error={error} onRetry={() => refetch()}>
      {isNotFound(error) && <ToList />}
    </LoadFailure>
  );
}
