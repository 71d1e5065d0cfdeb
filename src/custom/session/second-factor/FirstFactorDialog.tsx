import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DialogFrame } from '../../../kit/dialog/DialogFrame.tsx';
import { useToast } from '../../../kit/notices/use-notice.tsx';
import { API_URL } from '../../../providers/api-url.ts';
import { createFactorCalls, type NewFactor } from '../../../providers/factor-calls.ts';
import { knowsPasskeys } from '../../../providers/has-second-factors.ts';
import { AppSetUp } from '../../security/AppSetUp.tsx';
import { PasskeySetUp } from '../../security/PasskeySetUp.tsx';
import { ProvenStep } from '../../security/ProvenStep.tsx';
import { RecoveryCodeList } from '../../security/RecoveryCodeList.tsx';
import { SecurityTextsProvider } from '../../security/SecurityTextsProvider.tsx';

type Props = {
  /** The token of the session, which may do nothing else before. */
  token: string;
  /** Called once there is a second factor. */
  onDone: () => void;
  onClose: () => void;
};

/** Sets up the first second factor of somebody whose role needs one, before anything else. */
export function FirstFactorDialog(props: Props) {
  return (
    <SecurityTextsProvider>
      <SetUp {...props} />
    </SecurityTextsProvider>
  );
}

function SetUp({ token, onDone, onClose }: Props) {
  const translate = useTranslate();
  const toast = useToast();
  const [calls] = useState(() => createFactorCalls(API_URL, () => token));
  const [choice, setChoice] = useState<'app' | 'passkey'>();
  const [codes, setCodes] = useState<readonly string[]>();
  const added = ({ recoveryCodes }: NewFactor) => {
    if (recoveryCodes) setCodes(recoveryCodes);
    else onDone();
  };
  const failed = useCallback(
    (sentence: string) => {
      toast(sentence, { type: 'error' });
      setChoice(undefined);
    },
    [toast],
  );
  return (
    <DialogFrame
      title={translate('security.setUp.title')}
      width="xs"
      isLayer
      // With the codes on the screen, nothing but their own button leads on.
      isBusy={codes !== undefined}
      closeLabel={translate('common.close')}
      onClose={onClose}
    >
      <DialogContent>
        {codes ? (
          <RecoveryCodeList
            codes={codes}
            doneLabel={translate('security.recovery.stored')}
            onDone={onDone}
          />
        ) : choice === 'app' ? (
          <ProvenStep begin={calls.beginApp} onFailed={failed}>
            {(begun) => <AppSetUp calls={calls} begun={begun} onAdded={added} />}
          </ProvenStep>
        ) : choice === 'passkey' ? (
          <PasskeySetUp calls={calls} proof={NO_PROOF} onAdded={added} />
        ) : (
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
            <Typography>{translate('security.setUp.text')}</Typography>
            <Button variant="contained" autoFocus onClick={() => setChoice('app')}>
              {translate('security.app.add')}
            </Button>
            {knowsPasskeys() && (
              <Button variant="outlined" onClick={() => setChoice('passkey')}>
                {translate('security.passkey.add')}
              </Button>
            )}
          </Box>
        )}
      </DialogContent>
    </DialogFrame>
  );
}

/** The sign-in has just happened. */
const NO_PROOF = {};
