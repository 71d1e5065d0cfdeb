import { type FormEvent, useId, useRef, useState } from 'react';
import { useLanguage } from '../language/language.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { isNumber, numberOf } from './customer-phone.ts';
import type { CustomerSession, LoginError } from './customer-session.ts';
import { LoginErrorNotices, PhoneField } from './login-parts.tsx';

type Props = { session: CustomerSession; phone: string; onPhone: (typed: string) => void };

/** Phone number and password. */
export function CustomerLoginForm({ session, phone, onPhone }: Props) {
  const { texts } = useLanguage();
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<LoginError>();
  const passwordInput = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    const found = await session.login(numberOf(phone), password);
    if (!found) return;
    setBusy(false);
    setError(found);
    passwordInput.current?.focus();
  };
  const isReady = isNumber(phone) && password !== '';

  return (
    <form onSubmit={submit} className="login-form">
      <PhoneField value={phone} onChange={onPhone} />
      <PasswordInput ref={passwordInput} value={password} onChange={setPassword} />
      <LoginErrorNotices error={error} onOver={() => setError(undefined)} />
      <button type="submit" className="button wide" disabled={!isReady || isBusy}>
        {isBusy ? texts.login.busy : texts.login.submit}
      </button>
    </form>
  );
}

type PasswordProps = {
  ref: React.Ref<HTMLInputElement>;
  value: string;
  onChange: (password: string) => void;
};

function PasswordInput({ ref, value, onChange }: PasswordProps) {
  const { texts } = useLanguage();
  const [isShown, setShown] = useState(false);
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{texts.login.password}</label>
      <div className="with-button">
        <input
          ref={ref}
          id={id}
          type={isShown ? 'text' : 'password'}
          name="password"
          dir="ltr"
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
        <IconButton
          icon="eye"
          label={isShown ? texts.login.hide : texts.login.show}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      </div>
    </div>
  );
}
