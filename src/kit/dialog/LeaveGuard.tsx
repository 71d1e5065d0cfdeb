import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import type { ReactNode } from 'react';
import { useBlocker, useTranslate } from 'react-admin';
import { readToken } from '../../providers/session.ts';
import { DialogFrame } from './DialogFrame.tsx';

type Props = {
  /** Whether there is something that leaving the page would cost. */
  isBlocked: () => boolean;
  /** The keys of the texts. */
  texts: { title: string; text: string; leave: string; stay: string };
  /** Called before the page is left all the same. */
  onLeave?: () => void;
  /** A further answer, which leaves the page when it is done. */
  further?: ((leave: () => void) => ReactNode) | undefined;
};

/** Confirms that the user opens another page. It does not block a session that has ended. */
export function LeaveGuard({ isBlocked, texts, onLeave, further }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      readToken() !== undefined &&
      isBlocked(),
  );
  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    onLeave?.();
    blocker.proceed?.();
  };
  return (
    <LeaveQuestion
      texts={texts}
      further={further}
      onStay={() => blocker.reset?.()}
      onLeave={leave}
    />
  );
}

type QuestionProps = Pick<Props, 'texts' | 'further'> & {
  onStay: () => void;
  onLeave: () => void;
};

/** The question whether to leave what is not saved. */
export function LeaveQuestion({ texts, further, onStay, onLeave }: QuestionProps) {
  const translate = useTranslate();
  return (
    <DialogFrame title={translate(texts.title)} width={further ? 'sm' : 'xs'} onClose={onStay}>
      <DialogContent>
        <DialogContentText>{translate(texts.text)}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        {further?.(onLeave)}
        <Button onClick={onLeave}>{translate(texts.leave)}</Button>
        <Button variant="contained" autoFocus onClick={onStay}>
          {translate(texts.stay)}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
