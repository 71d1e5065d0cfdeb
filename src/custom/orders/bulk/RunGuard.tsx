import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId } from 'react';
import { useBlocker, useTranslate } from 'react-admin';
import { readToken } from '../../../providers/session.ts';

/**
 * Warns a user who leaves the page during a run: with the browser's own question when the page is
 * closed, with ours when another page is opened. It does not hold back a session that has ended.
 */
export function RunGuard({ onLeave }: { onLeave: () => void }) {
  const translate = useTranslate();
  const titleId = useId();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && readToken() !== undefined,
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  if (blocker.state !== 'blocked') return null;
  const stay = () => blocker.reset?.();
  const leave = () => {
    onLeave();
    blocker.proceed?.();
  };
  return (
    <Dialog open onClose={stay} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{translate('orders.run.leave.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('orders.run.leave.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={leave}>{translate('orders.run.leave.leave')}</Button>
        <Button variant="contained" autoFocus onClick={stay}>
          {translate('orders.run.leave.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
