import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Identifier, type RaRecord, useRefresh, useTranslate } from 'react-admin';
import type { ChangedRecord } from '../../../domain/chat/live-events.ts';
import { isolated } from '../../i18n/languages.ts';
import { type Editing, type Editors, keyOfRecord } from '../../providers/chat/editing.ts';
import { useBegunChat } from '../../providers/chat/office-chat.ts';

type Props = {
  resource: string;
  id: Identifier;
  /** The form, which knows whether a newer version concerns what is typed. */
  controller: { readonly disputed: RaRecord | undefined; readonly compare: () => void };
};

const NOBODY: Editors = new Map();
const silent = () => () => undefined;

/**
 * Says who else has the record open, and that somebody has saved it meanwhile. Both learn it through
 * the live channel; without one nothing is shown, and saving still finds a newer version.
 */
export function OtherEditors({ resource, id, controller }: Props) {
  const editing = useBegunChat()?.editing;
  const recordId = String(id);
  const others = useOthers(editing, resource, recordId);
  const saved = useSaved(editing, resource, recordId);
  return (
    // A live region is there before its text, or that is not read out.
    <Box role="status">
      <Presence
        names={others}
        saved={saved}
        onCompare={controller.disputed ? controller.compare : undefined}
      />
    </Box>
  );
}

type PresenceProps = {
  names: readonly string[];
  saved: ChangedRecord | undefined;
  onCompare: (() => void) | undefined;
};

function Presence({ names, saved, onCompare }: PresenceProps) {
  const translate = useTranslate();
  return (
    <>
      {names.length > 0 ? (
        <Alert role="none" severity="info" sx={LINE}>
          {translate('editors.here', {
            smart_count: names.length,
            names: names.map((name) => isolated(name)).join(', '),
          })}
        </Alert>
      ) : null}
      {saved || onCompare ? (
        <Alert
          role="none"
          severity={onCompare ? 'warning' : 'info'}
          sx={LINE}
          action={
            onCompare ? (
              <Button size="small" color="inherit" onClick={onCompare}>
                {translate('editors.compare')}
              </Button>
            ) : null
          }
        >
          {saved
            ? translate('editors.savedBy', { name: isolated(saved.name) })
            : translate('editors.saved')}{' '}
          {translate(onCompare ? 'editors.differs' : 'editors.adopted')}
        </Alert>
      ) : null}
    </>
  );
}

const LINE = { mb: 2, alignItems: 'center' } as const;

/** The names of the others who have the record open; they are notified that it is open here. */
function useOthers(editing: Editing | undefined, resource: string, id: string): readonly string[] {
  useEffect(() => editing?.begin(resource, id), [editing, resource, id]);
  const all = useSyncExternalStore(
    editing?.others.subscribe ?? silent,
    editing?.others.read ?? (() => NOBODY),
  );
  return (all.get(keyOfRecord(resource, id)) ?? []).map(({ name }) => name);
}

/** The last change by somebody else since the form was opened. The record is read again with it. */
function useSaved(editing: Editing | undefined, resource: string, id: string) {
  const refresh = useRefresh();
  const [saved, setSaved] = useState<ChangedRecord>();
  useEffect(
    () =>
      editing?.onChanged((changed) => {
        if (keyOfRecord(changed.resource, changed.recordId) !== keyOfRecord(resource, id)) return;
        setSaved(changed);
        refresh();
      }),
    [editing, resource, id, refresh],
  );
  return saved;
}
