import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, startTransition, useRef, useState } from 'react';
import { useLogin, useTranslate } from 'react-admin';
import { isPhone, PHONE_PREFIX, SessionPhoneField } from '../../kit/inputs/SessionPhoneField.tsx';
import { useNotice } from '../../kit/notices/use-notice.tsx';
import { CallError } from '../../providers/call-error.ts';
import { ForgottenPassword } from './ForgottenPassword.tsx';
import { LoginWait } from './LoginWait.tsx';
import { PasswordField } from './PasswordField.tsx';

/**
 * Failures that a new attempt does not solve, explained beside the notice that every failure gets.
 */
function Obstacle({ error }: { error: CallError }) {
  const translate = useTranslate();
  const [failedAt] = useState(Date.now);
  const { status, body } = error;
  if (body.retryAfter !== undefined)
    return <LoginWait until={failedAt + body.retryAfter * 1_000} />;
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

  const attempt = async (phone: string, password: string) => {
    setBusy(true);
    setCalling(true);
    setFailure(undefined);
    try {
      await login({ phone, password });
      // With the page that takes the place of this form, not before it; until then nobody logs in twice.
      startTransition(() => notice('session.connected', { type: 'success' }));
    } catch (error) {
      if (error instanceof CallError) setFailure(error);
      notice('session.incorrect', { type: 'error' });
      setBusy(false);
      onFailure();
    } finally {
      // Not while the next page is drawn: each frame of the animation would delay it.
      setCalling(false);
    }
  };
  return { attempt, busy, isCalling, failure, forget: () => setFailure(undefined) };
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
  const { attempt, busy, isCalling, failure, forget } = useAttempt(() =>
    passwordInput.current?.focus(),
  );

  const type = (typed: string) => {
    password.current = typed;
    setHasPassword(typed !== '');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(phone, password.current);
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
    </>
  );
}
