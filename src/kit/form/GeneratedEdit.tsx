import { type ReactElement, type ReactNode, useState } from 'react';
import {
  Edit,
  type Identifier,
  type RaRecord,
  ShowButton,
  TopToolbar,
  useEditContext,
  useNotify,
  useRecordContext,
} from 'react-admin';
import { errorKey, failureOf } from '../../providers/http-error.ts';
import { useAccess } from '../access/use-access.ts';
import { ActionButtons } from '../actions/ActionButtons.tsx';
import { LoadFailure, NotAllowed } from '../failure/LoadFailure.tsx';
import { useView } from '../view/use-view.ts';
import { ConflictContext } from './conflict-context.ts';
import { RecordForm } from './RecordForm.tsx';
import { useReadyValues } from './use-ready-values.ts';

type Props = {
  /** The record's id, where the address does not name it. */
  id?: Identifier;
  title?: string | ReactElement;
  /** `false` stays on the page after the record is saved. */
  redirect?: 'list' | false;
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
  const transform = useReadyValues(definition, 'change');
  const notify = useNotify();
  const [current, setCurrent] = useState<RaRecord>();

  const refuse = (error: unknown) => {
    const failure = failureOf(error);
    if (failure.code === 'record.stale' && failure.current) setCurrent(failure.current as RaRecord);
    else notify(errorKey(error), { type: 'error' });
  };

  if (access.isKnown && !access.edit) return <NotAllowed />;
  return (
    <Edit
      mutationMode="pessimistic"
      {...record}
      redirect={redirect}
      transform={transform}
      mutationOptions={{ onError: refuse }}
      actions={<EditActions />}
      error={<EditFailure />}
    >
      <ConflictContext value={{ current, settle: () => setCurrent(undefined) }}>
        {children}
        <RecordForm mode="change" />
      </ConflictContext>
    </Edit>
  );
}

function EditActions() {
  const { definition, screens } = useView();
  const access = useAccess(definition);
  const record = useRecordContext();
  const offersShow = access.show && screens.show !== false;
  // An empty toolbar would leave a gap above the form.
  if (!record || (!offersShow && access.verbsFor(record).length === 0)) return null;
  return (
    <TopToolbar>
      <ActionButtons />
      {offersShow ? <ShowButton /> : null}
    </TopToolbar>
  );
}

function EditFailure() {
  const { error, refetch } = useEditContext();
  return <LoadFailure error={error} onRetry={() => refetch()} />;
}
