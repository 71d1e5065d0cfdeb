import type { ReactNode } from 'react';
import {
  EditButton,
  type RaRecord,
  Show,
  TopToolbar,
  useRecordContext,
  useShowContext,
} from 'react-admin';
import { isNotFound } from '../../providers/capabilities.ts';
import { useAccess } from '../access/use-access.ts';
import { ActionButtons, useRecordActions } from '../actions/ActionButtons.tsx';
import { LoadFailure, NotAllowed, ToList } from '../failure/LoadFailure.tsx';
import { useView } from '../view/use-view.ts';
import { ActivityButton, useHasActivity } from './ActivityButton.tsx';
import { ShowSections } from './ShowSections.tsx';

type Props = {
  /** Replaces the default display of all the record's values. */
  children?: ReactNode;
  /** Whether a record can still be changed; by default every record can. */
  isEditable?: ((record: RaRecord) => boolean) | undefined;
};

/** The page of a record, with all its values. */
export function GeneratedShow({ children = <ShowSections />, isEditable }: Props) {
  const { definition } = useView();
  const access = useAccess(definition);
  if (access.isKnown && !access.show) return <NotAllowed />;
  return (
    <Show
      // The frame checks the session; the record need not wait for it.
      disableAuthentication
      actions={<ShowActions isEditable={isEditable} />}
      error={<ShowFailure />}
    >
      {children}
    </Show>
  );
}

function ShowActions({ isEditable = () => true }: Pick<Props, 'isEditable'>) {
  const view = useView();
  const { definition, screens } = view;
  const access = useAccess(definition);
  const record = useRecordContext();
  const hasActions = useRecordActions(view, record).some(({ removes }) => !removes);
  const hasActivity = useHasActivity() && !definition.readOnly;
  if (!record) return null;
  const offersEdit = access.edit && screens.edit !== false && isEditable(record);
  if (!offersEdit && !hasActions && !hasActivity) return null;
  return (
    <TopToolbar>
      <ActionButtons view={view} />
      {hasActivity && <ActivityButton resource={definition.name} id={record.id} />}
      {offersEdit ? <EditButton /> : null}
    </TopToolbar>
  );
}

function ShowFailure() {
  const { error, refetch } = useShowContext();
  return (
    <LoadFailure error={error} onRetry={() => refetch()}>
      {isNotFound(error) && <ToList />}
    </LoadFailure>
  );
}
