import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useBlocker, useTranslate } from 'react-admin';
import { readToken } from '../../../providers/session.ts';

type Props = {
  /** Whether there is input that the server does not have. */
  isUnsaved: () => boolean;
  onDiscard: () => Promise<void>;
};

/** Asks before the user leaves a page with unsaved changes. It does not hold back an expired session. */
export function LeaveGuard({ isUnsaved, onDiscard }: Props) {
  const translate = useTranslate();
  const titleId = useId();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      readToken() !== undefined &&
      isUnsaved(),
  );
  if (blocker.state !== 'blocked') return null;
  const stay = () => blocker.reset?.();
  const leave = () => blocker.proceed?.();
  const discard = async () => {
    await onDiscard();
    leave();
  };
  return (
    <Dialog open onClose={stay} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{translate('order.leave.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('order.leave.text')}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button color="error" onClick={discard} sx={{ marginInlineEnd: 'auto' }}>
          {translate('order.leave.discard')}
        </Button>
        <Button onClick={leave}>{translate('order.leave.leave')}</Button>
        <Button variant="contained" autoFocus onClick={stay}>
          {translate('order.leave.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
