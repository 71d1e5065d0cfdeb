import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import { errorKey } from '../../../providers/call-error.ts';
import type { Attached } from './attached.ts';
import type { useBroadcast } from './use-broadcast.ts';

type Props = {
  sending: Pick<ReturnType<typeof useBroadcast>, 'isSending' | 'error' | 'cancel'>;
  attached: Attached | undefined;
  onRetry: () => void;
};

/**
 * That the message is on its way, and that a file did not get there: a notice does not say it
 * (specification 8, "Silent failures"), so it stands where it happened.
 */
export function SendingState({ sending, attached, onRetry }: Props) {
  const translate = useTranslate();
  const { isSending, error, cancel } = sending;
  const isFile = attached !== undefined && 'file' in attached;
  return (
    <Box role="status">
      {isSending && isFile && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <LinearProgress aria-label={translate('messaging.dialog.sending')} sx={{ flex: 1 }} />
          <Button size="small" onClick={cancel}>
            {translate('messaging.dialog.cancel')}
          </Button>
        </Box>
      )}
      {error !== null && isFile && (
        <Alert
          severity="error"
          action={
            <Button size="small" color="inherit" onClick={onRetry}>
              {translate('common.retry')}
            </Button>
          }
        >
          {translate('messaging.dialog.fileNotSent')} {translate(errorKey(error))}
        </Alert>
      )}
    </Box>
  );
}
