import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SavedView } from '../../../providers/saved-views.ts';
import { ConfirmDialog } from '../../dialog/ConfirmDialog.tsx';
import { DialogFrame } from '../../dialog/DialogFrame.tsx';
import { TEXT_DIRECTION } from '../../inputs/text-direction.ts';
import { labelOf, useListView } from '../../view/list-view.ts';
import type { Views } from './use-views.ts';

/** The question before a view changes. */
export type ViewQuestion =
  | { kind: 'save' }
  | { kind: 'rename'; view: SavedView }
  | { kind: 'overwrite'; view: SavedView }
  | { kind: 'delete'; view: SavedView };

type Props = { question: ViewQuestion; views: Views; onClose: () => void };

/** Requests the name of a view, or a confirmation that it is replaced or removed. */
export default function ViewDialogs({ question, views, onClose }: Props) {
  switch (question.kind) {
    case 'save':
      return <ViewNameDialog title="save" views={views} onName={views.keep} onClose={onClose} />;
    case 'rename':
      return (
        <ViewNameDialog
          title="rename"
          views={views}
          view={question.view}
          onName={(name) => views.rename(question.view, name)}
          onClose={onClose}
        />
      );
    case 'overwrite':
      return (
        <Confirmation {...question} onClose={onClose} onConfirm={({ name }) => views.keep(name)} />
      );
    case 'delete':
      return <Confirmation {...question} onClose={onClose} onConfirm={views.remove} />;
    default:
      return question satisfies never;
  }
}

type ConfirmationProps = {
  kind: 'overwrite' | 'delete';
  view: SavedView;
  onConfirm: (view: SavedView) => void;
  onClose: () => void;
};

function Confirmation({ kind, view, onConfirm, onClose }: ConfirmationProps) {
  const { list } = useListView();
  const translate = useTranslate();
  return (
    <ConfirmDialog
      open
      danger={kind === 'delete'}
      title={translate(`kit.views.${kind}Title`)}
      content={translate(
        kind === 'delete' ? labelOf(list, 'deleteView') : 'kit.views.overwriteQuestion',
        {
          name: view.name,
        },
      )}
      confirmLabel={translate(kind === 'delete' ? 'ra.action.delete' : 'kit.views.overwrite')}
      onConfirm={() => {
        onConfirm(view);
        onClose();
      }}
      onClose={onClose}
    />
  );
}

type NameProps = {
  title: 'save' | 'rename';
  views: Views;
  /** The view to rename. */
  view?: SavedView;
  onName: (name: string) => void;
  onClose: () => void;
};

const LONGEST_NAME = 60;

/** Requests the name of a view, and shows when it is taken. */
function ViewNameDialog({ title, views: { views }, view, onName, onClose }: NameProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState(view?.name ?? '');
  const name = typed.trim();
  const replaces = views.some((other) => other.name === name && other !== view);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name === '') return;
    onName(name);
    onClose();
  };

  return (
    <DialogFrame width="xs" onClose={onClose}>
      {(titleId) => (
        <form onSubmit={submit}>
          <DialogTitle id={titleId}>{translate(`kit.views.${title}`)}</DialogTitle>
          <DialogContent>
            <TextField
              autoFocus
              fullWidth
              label={translate('kit.views.name')}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              helperText={replaces && translate('kit.views.replaces')}
              slotProps={{ htmlInput: { maxLength: LONGEST_NAME, ...TEXT_DIRECTION } }}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate('shell.confirm.cancel')}</Button>
            <Button type="submit" variant="contained" disabled={name === ''}>
              {translate('kit.views.confirm')}
            </Button>
          </DialogActions>
        </form>
      )}
    </DialogFrame>
  );
}
