import KeyOutlined from '@mui/icons-material/KeyOutlined';
import Button from '@mui/material/Button';
import { startAuthentication } from '@simplewebauthn/browser';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useToast } from '../../../kit/notices/use-notice.tsx';
import { API_URL } from '../../../providers/api-url.ts';
import { CallError, failureOf } from '../../../providers/call-error.ts';
import { createFactorCalls } from '../../../providers/factor-calls.ts';
import { errorSentence } from '../../security/error-sentence.ts';
import { SecurityTextsProvider } from '../../security/SecurityTextsProvider.tsx';

/** Signs in with a passkey alone, where the browser knows them. */
export function PasskeySignIn({ onBegun }: { onBegun: (answer: unknown) => void }) {
  return (
    <SecurityTextsProvider>
      <PasskeyButton onBegun={onBegun} />
    </SecurityTextsProvider>
  );
}

function PasskeyButton({ onBegun }: { onBegun: (answer: unknown) => void }) {
  const translate = useTranslate();
  const toast = useToast();
  const [calls] = useState(() => createFactorCalls(API_URL, () => undefined));
  const [isBusy, setBusy] = useState(false);
  const signIn = async () => {
    setBusy(true);
    try {
      const optionsJSON = await calls.signInOptions();
      onBegun(await calls.signIn(await startAuthentication({ optionsJSON })));
    } catch (error) {
      // Whoever closes the browser's own question knows it.
      if (!(error instanceof CallError)) return;
      const isUnknown = failureOf(error).code === 'session.wrongFactor';
      const sentence = isUnknown
        ? translate('security.signIn.unknown')
        : errorSentence(error, translate);
      toast(sentence, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      fullWidth
      variant="outlined"
      startIcon={<KeyOutlined />}
      loading={isBusy}
      onClick={() => void signIn()}
      sx={{ mt: 1 }}
    >
      {translate('security.signIn.withPasskey')}
    </Button>
  );
}
