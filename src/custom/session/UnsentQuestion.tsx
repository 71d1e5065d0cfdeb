import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { DialogFrame } from '../../kit/dialog/DialogFrame.tsx';
import { readUser } from '../../providers/session.ts';
import type { Unsent } from '../../providers/unsent/unsent.ts';
import { UnsentTextsProvider } from '../unsent/UnsentTextsProvider.tsx';
import { useUnsentTexts } from '../unsent/use-unsent-texts.ts';

type Props = { unsent: Unsent; onStay: () => void; onLeave: () => void };

/** What a person who logs out wants to become of the changes that are on this device only. */
export function UnsentQuestion(props: Props) {
  return (
    <Suspense fallback={null}>
      <UnsentTextsProvider>
        <Question {...props} />
      </UnsentTextsProvider>
    </Suspense>
  );
}

function Question({ unsent, onStay, onLeave }: Props) {
  const translate = useTranslate();
  const { titleOf } = useUnsentTexts();
  const changes = useSyncExternalStore(unsent.queue.subscribe, unsent.queue.all);
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const sendFirst = async () => {
    setSending(true);
    await unsent.sender.sendNow();
    setSending(false);
    if (unsent.queue.all().length === 0) onLeave();
    else setFailed(true);
  };
  const discard = async () => {
    const user = readUser();
    if (user) await unsent.queue.clear(user._id);
    onLeave();
  };

  return (
    <DialogFrame
      title={translate('unsent.logout.title')}
      width="xs"
      isBusy={isSending}
      isLayer
      onClose={onStay}
    >
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography>{translate('unsent.logout.text')}</Typography>
        <Stack
          component="ul"
          sx={{ m: 0, paddingInlineStart: 2.5, maxHeight: '30dvh', overflow: 'auto' }}
        >
          {changes.map((change) => (
            <li key={change.place}>{titleOf(change)}</li>
          ))}
        </Stack>
        {hasFailed && (
          <Alert severity="warning">
            {translate('unsent.logout.failed', { count: changes.length })}
          </Alert>
        )}
        <Button variant="contained" loading={isSending} onClick={() => void sendFirst()}>
          {translate('unsent.logout.first')}
        </Button>
        <Button variant="outlined" disabled={isSending} onClick={onLeave}>
          {translate('unsent.logout.later')}
        </Button>
        <Button color="error" disabled={isSending} onClick={() => void discard()}>
          {translate('unsent.logout.discard')}
        </Button>
        <Button color="inherit" disabled={isSending} onClick={onStay}>
          {translate('unsent.logout.stay')}
        </Button>
      </DialogContent>
    </DialogFrame>
  );
}
