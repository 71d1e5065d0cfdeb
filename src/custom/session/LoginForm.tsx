import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, lazy, Suspense, startTransition, useRef, useState } from 'react';
import { useLogin, useTranslate } from 'react-admin';
import { isPhone, PHONE_PREFIX, SessionPhoneField } from '../../kit/inputs/SessionPhoneField.tsx';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { useNotice } from '../../kit/notices/use-notice.tsx';
import type { Login } from '../../providers/auth-provider.ts';
import { CallError } from '../../providers/call-error.ts';
import { hasSecondFactors, knowsPasskeys } from '../../providers/has-second-factors.ts';
import { ForgottenPassword } from './ForgottenPassword.tsx';
import { LoginWait } from './LoginWait.tsx';
import { PasswordField } from './PasswordField.tsx';

const LoginSteps = lazy(() => import('./LoginSteps.tsx'));
const PasskeySignIn = lazyPart(() => import('./second-factor/PasskeySignIn.tsx'), 'PasskeySignIn');

/** Whether both the server and the browser know passkeys. */
const offersPasskeys = () => hasSecondFactors() && knowsPasskeys();

const STEPS: readonly string[] = ['session.secondFactor', 'session.factorDue'];

/**
 * Failures that a new attempt does not solve, explained beside the notice that every failure gets.
 */
function Obstacle({ error }: { error: CallError }) {
  const translate = useTranslate();
  const [failedAt] = useState(Date.now);
  const { status, body } = error;
  if (body.retryAfter !== undefined)
    return <LoginWait until={failedAt + body.retryAfter * 1_000} />;
  if (body.code === 'session.ticketEnded')
    return <Alert severity="warning">{translate(error.message)}</Alert>;
  if (status !== 0 && status < 500) return null;
  return <Alert severity="warning">{translate('session.unreachable')}</Alert>;
}

/** Logs in; a failure is shown until the next attempt. */
function useAttempt(onFailure: () => void) {
  const notice = useNotice();
  const login = useLogin();
  const [busy, setBusy] = useState(false);
  const [isCalling, setCalling] = useState(false);
  const [failure, setFailure] = useState<CallError>();
  /** What the password was right for, and not enough. */
  const [step, setStep] = useState<CallError>();

  const attempt = async (typed: Login) => {
    setBusy(true);
    setCalling(true);
    setFailure(undefined);
    setStep(undefined);
    try {
      await login(typed);
      // With the page that takes the place of this form, not before it; until then nobody logs in twice.
      startTransition(() => notice('session.connected', { type: 'success' }));
    } catch (error) {
      setBusy(false);
      if (error instanceof CallError) {
        if (STEPS.includes(error.body.code)) return setStep(error);
        setFailure(error);
      }
      notice('session.incorrect', { type: 'error' });
      onFailure();
    } finally {
      // Not while the next page is drawn: each frame of the animation would delay it.
      setCalling(false);
    }
  };
  return {
    attempt,
    busy,
    isCalling,
    failure,
    step,
    forget: () => {
      setFailure(undefined);
      setStep(undefined);
    },
    /** The ticket has ended: the password is typed again. */
    restart: (ended: CallError | undefined) => {
      setStep(undefined);
      setFailure(ended);
      onFailure();
    },
  };
}

/**
 * Phone, password and the Login button, which is disabled while a field is empty or a login is
 * running.
 */
export function LoginForm() {
  const translate = useTranslate();
  const passwordInput = useRef<HTMLInputElement>(null);
  const [phone, setPhone] = useState(PHONE_PREFIX);
  // Not a state: each key would draw the form, and throw away what is drawn behind it meanwhile.
  const password = useRef('');
  const [hasPassword, setHasPassword] = useState(false);
  const { attempt, busy, isCalling, failure, step, forget, restart } = useAttempt(() =>
    passwordInput.current?.focus(),
  );
  const goOn = (begun: unknown) => void attempt({ begun });

  const type = (typed: string) => {
    password.current = typed;
    setHasPassword(typed !== '');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt({ phone, password: password.current });
  };
  const logInAs = (recovered: string) => {
    setPhone(recovered);
    forget();
  };

  return (
    <>
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}
      >
        <SessionPhoneField value={phone} onChange={setPhone} />
        <PasswordField onChange={type} inputRef={passwordInput} />
        {failure && <Obstacle error={failure} />}
        <Button
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          loading={isCalling}
          disabled={busy || !isPhone(phone) || !hasPassword}
        >
          {translate('session.login')}
        </Button>
      </Box>
      <ForgottenPassword onChanged={logInAs} passwordInput={passwordInput} />
      <Suspense fallback={null}>
        {offersPasskeys() && <PasskeySignIn onBegun={goOn} />}
        {step && (
          <LoginSteps
            error={step}
            onBegun={goOn}
            onEnded={() => restart(new CallError(401, { code: 'session.ticketEnded' }))}
            onClose={() => restart(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
