import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useRef, useState } from 'react';
import { useLogin, useTranslate } from 'react-admin';
import { SessionError } from '../../providers/auth-provider.ts';
import { useNotice } from '../layout/use-notice.ts';
import { PasswordField } from './PasswordField.tsx';
import { isPhone, PHONE_PREFIX } from './phone-number.ts';
import { SessionPhoneField } from './SessionPhoneField.tsx';

/** What a person can do nothing about by typing again, beside the notice that every failure gets. */
function obstacle(error: unknown): string | undefined {
  if (!(error instanceof SessionError)) return undefined;
  if (error.status === 429) return 'errors.request.tooMany';
  return error.status === 0 || error.status >= 500 ? 'session.unreachable' : undefined;
}

/** Phone, password and the Login button, closed while either is empty or a login is under way. */
export function LoginForm() {
  const translate = useTranslate();
  const notice = useNotice();
  const login = useLogin();
  const passwordInput = useRef<HTMLInputElement>(null);
  const [phone, setPhone] = useState(PHONE_PREFIX);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [hint, setHint] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setHint(undefined);
    try {
      await login({ phone, password });
      notice('session.connected', { type: 'success' });
    } catch (error) {
      setHint(obstacle(error));
      notice('session.incorrect', { type: 'error' });
      passwordInput.current?.focus();
    }
    setBusy(false);
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      <SessionPhoneField value={phone} onChange={setPhone} />
      <PasswordField value={password} onChange={setPassword} inputRef={passwordInput} />
      {hint && <Alert severity="warning">{translate(hint)}</Alert>}
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        loading={busy}
        disabled={busy || !isPhone(phone) || password === ''}
      >
        {translate('session.login')}
      </Button>
    </Box>
  );
}
