import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { formatMoment } from '../../../kit/format/format-date.ts';

type Props = {
  /** When it was typed, ISO 8601. */
  savedAt: string;
  /** The name of the person it is about. */
  people: readonly string[];
  onRestore: () => void;
  onDiscard: () => void;
};

/** Offers the unsaved input of an earlier visit. It must be answered: typing on would overwrite it. */
export function DraftOffer({ savedAt, people, onRestore, onDiscard }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{translate('order.draft.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {translate('order.draft.text', { time: `\u2066${formatMoment(savedAt)}\u2069` })}
        </DialogContentText>
        {people.length > 0 && (
          <DialogContentText dir="auto" sx={{ mt: 1, fontWeight: 600, color: 'text.primary' }}>
            {people.map((name) => `\u2068${name}\u2069`).join(' – ')}
          </DialogContentText>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onDiscard}>{translate('order.draft.discard')}</Button>
        <Button variant="contained" autoFocus onClick={onRestore}>
          {translate('order.draft.restore')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
