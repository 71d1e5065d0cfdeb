import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { formatMoment } from '../../../kit/format/format-date.ts';
import { nameOf } from './sender-of.ts';
import type { OrderDraft } from './use-draft.ts';

type Props = { draft: OrderDraft; onRestore: () => void; onDiscard: () => void };

/** Offers what an earlier visit has left unsaved. Nobody gets past it: typing on would write over it. */
export function DraftOffer({ draft, onRestore, onDiscard }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const { user, newSender, recipient } = draft.values;
  const people = [user ?? newSender, recipient]
    .map((person) => nameOf(person ?? {}))
    .filter(Boolean);
  return (
    <Dialog open aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{translate('order.draft.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {translate('order.draft.text', { time: `\u2066${formatMoment(draft.savedAt)}\u2069` })}
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
