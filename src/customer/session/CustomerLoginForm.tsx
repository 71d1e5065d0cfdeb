import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { formatWait } from '../language/formats.ts';
import { fill, useLanguage } from '../language/language.ts';
import { IconButton } from '../parts/IconButton.tsx';
import type { CustomerSession, LoginFault } from './customer-session.ts';

/** Most customers have a German number; any other is typed over it. */
const PREFIX = '+49 ';

/** A number as it is sent: a plus and digits, whatever stands between them. */
const numberOf = (typed: string): string =>
  typed
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
    .replace(/^\+490/, '+49');

/** Phone number and password. */
export function CustomerLoginForm({ session }: { session: CustomerSession }) {
  const { texts } = useLanguage();
  const [phone, setPhone] = useState(PREFIX);
  const [password, setPassword] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<LoginFault>();
  const helpId = useId();
  const passwordInput = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFault(undefined);
    const found = await session.login(numberOf(phone), password);
    if (!found) return;
    setBusy(false);
    setFault(found);
    passwordInput.current?.focus();
  };
  const isReady = /\d{4}/.test(phone.replace(/\D/g, '')) && password !== '';

  return (
    <form onSubmit={submit} className="login-form">
      <label className="field">
        <span>{texts.login.phone}</span>
        <input
          type="tel"
          name="phone"
          dir="ltr"
          autoComplete="username"
          inputMode="tel"
          value={phone}
          aria-describedby={helpId}
          onChange={({ target }) => setPhone(target.value)}
        />
        <span id={helpId} className="muted small">
          {texts.login.phoneHelp}
        </span>
      </label>
      <PasswordInput ref={passwordInput} value={password} onChange={setPassword} />
      <div role="alert">{fault && <Fault fault={fault} onOver={() => setFault(undefined)} />}</div>
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

function Fault({ fault, onOver }: { fault: LoginFault; onOver: () => void }) {
  const { texts } = useLanguage();
  if (fault.kind === 'wait') return <Wait seconds={fault.seconds} onOver={onOver} />;
  return <p className="notice notice-error">{texts.login[fault.kind]}</p>;
}

/** How long there is to wait after too many attempts; it goes when the time is over. */
function Wait({ seconds, onOver }: { seconds: number; onOver: () => void }) {
  const { texts, locale } = useLanguage();
  const [until] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const timer = setInterval(() => {
      const now = Math.ceil((until - Date.now()) / 1000);
      if (now <= 0) onOver();
      else setLeft(now);
    }, 1000);
    return () => clearInterval(timer);
  }, [until, onOver]);
  return (
    <p className="notice notice-error">
      {fill(texts.login.wait, { time: formatWait(left, locale) })}
    </p>
  );
}
