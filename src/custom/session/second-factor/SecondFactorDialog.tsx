import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { startAuthentication } from '@simplewebauthn/browser';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  APP_CODE_LENGTH,
  type Factor,
  readAppCode,
  type SecondFactorChallenge,
} from '../../../../domain/people/second-factor.ts';
import { DialogFrame } from '../../../kit/dialog/DialogFrame.tsx';
import { API_URL } from '../../../providers/api-url.ts';
import { failureOf } from '../../../providers/call-error.ts';
import { createFactorCalls, type GivenFactor } from '../../../providers/factor-calls.ts';
import { knowsPasskeys } from '../../../providers/has-second-factors.ts';
import { errorSentence } from '../../security/error-sentence.ts';
import { FactorCodeField } from '../../security/FactorCodeField.tsx';
import { SecurityTextsProvider } from '../../security/SecurityTextsProvider.tsx';
import { LoginWait } from '../LoginWait.tsx';

type Props = {
  challenge: SecondFactorChallenge;
  /** Called with what the sign-in was answered with. */
  onBegun: (answer: unknown) => void;
  /** Called when the password has to be typed again. */
  onEnded: () => void;
  onClose: () => void;
};

const INTROS = {
  app: 'security.signIn.app',
  passkey: 'security.signIn.passkey',
  recovery: 'security.signIn.recovery',
} as const;
const SWITCHES = {
  app: 'security.signIn.useApp',
  passkey: 'security.signIn.usePasskey',
  recovery: 'security.signIn.useRecovery',
} as const;

/** The second factor of a sign-in whose password was right. */
export function SecondFactorDialog(props: Props) {
  return (
    <SecurityTextsProvider>
      <Step {...props} />
    </SecurityTextsProvider>
  );
}

function Step({ challenge, onBegun, onEnded, onClose }: Props) {
  const translate = useTranslate();
  const [calls] = useState(() => createFactorCalls(API_URL, () => undefined));
  const possible = challenge.factors.filter((one) => one !== 'passkey' || knowsPasskeys());
  const [factor, setFactor] = useState<Factor>(possible[0] ?? 'recovery');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [openAt, setOpenAt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const isReady =
    factor === 'passkey' ||
    (factor === 'app' ? readAppCode(code).length === APP_CODE_LENGTH : code.trim() !== '');

  const given = async (): Promise<GivenFactor> => {
    if (factor === 'app') return { code };
    if (factor === 'recovery') return { recoveryCode: code };
    const optionsJSON = await calls.ticketOptions(challenge.ticket);
    return { passkey: await startAuthentication({ optionsJSON }) };
  };
  const attempt = async () => {
    setBusy(true);
    setProblem('');
    setOpenAt(0);
    try {
      onBegun(await calls.complete(challenge.ticket, await given()));
    } catch (error) {
      const { code: reason, retryAfter } = failureOf(error);
      if (reason === 'session.ticketEnded') return onEnded();
      if (retryAfter !== undefined) setOpenAt(Date.now() + retryAfter * 1_000);
      setProblem(errorSentence(error, translate));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (isReady && !isBusy) void attempt();
  };
  const choose = (next: Factor) => {
    setFactor(next);
    setCode('');
    setProblem('');
  };
  return (
    <DialogFrame
      title={translate('security.signIn.title')}
      width="xs"
      isBusy={isBusy}
      isLayer
      closeLabel={translate('common.close')}
      onClose={onClose}
    >
      <DialogContent>
        <Box
          component="form"
          noValidate
          onSubmit={submit}
          sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}
        >
          <Typography color="text.secondary">{translate(INTROS[factor])}</Typography>
          {factor === 'passkey' ? (
            <Typography role="status" color="error" sx={{ minHeight: 20 }}>
              {problem}
            </Typography>
          ) : (
            <FactorCodeField
              key={factor}
              label={translate(
                factor === 'app' ? 'security.app.code' : 'security.signIn.recoveryCode',
              )}
              value={code}
              problem={problem}
              isNumeric={factor === 'app'}
              onChange={(typed) => {
                setCode(typed);
                setProblem('');
              }}
            />
          )}
          {openAt > 0 && <LoginWait key={openAt} until={openAt} />}
          <Button
            type="submit"
            variant="contained"
            size="large"
            autoFocus={factor === 'passkey'}
            loading={isBusy}
            disabled={isBusy || !isReady}
          >
            {translate(
              factor === 'passkey' ? 'security.signIn.usePasskey' : 'security.signIn.verify',
            )}
          </Button>
          {possible
            .filter((one) => one !== factor)
            .map((one) => (
              <Button key={one} disabled={isBusy} onClick={() => choose(one)}>
                {translate(SWITCHES[one])}
              </Button>
            ))}
        </Box>
      </DialogContent>
    </DialogFrame>
  );
}
