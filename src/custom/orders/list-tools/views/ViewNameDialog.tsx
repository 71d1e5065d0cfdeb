import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SavedView } from '../../../../providers/saved-views.ts';
import type { Views } from './use-views.ts';

type Props = {
  title: 'save' | 'rename';
  views: Views;
  /** The view to rename. */
  view?: SavedView;
  onName: (name: string) => void;
  onClose: () => void;
};

const LONGEST_NAME = 60;

/** Asks for the name of a view, and says when it is taken. */
export function ViewNameDialog({ title, views: { views }, view, onName, onClose }: Props) {
  const translate = useTranslate();
  const titleId = useId();
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
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
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
            slotProps={{ htmlInput: { maxLength: LONGEST_NAME, dir: 'auto' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('shell.confirm.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={name === ''}>
            {translate('kit.views.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
