import { type FormEvent, useEffect, useRef, useState } from 'react';
import { NUMBER_LOCALES } from '../../../domain/number-locales.ts';
import { formatWait } from '../../../domain/people/format-wait.ts';
import { CODE_LENGTH } from '../../../domain/people/sign-in-codes.ts';
import { isolated } from '../../i18n/languages.ts';
import { useSecondsTo } from '../../providers/use-seconds-to.ts';
import { fill, useLanguage, useTexts } from '../language/language.ts';
import { isNumber, numberOf } from './customer-phone.ts';
import type { CustomerSession, LoginError } from './customer-session.ts';
import { LoginErrorNotices, PhoneField } from './login-parts.tsx';

/** The first code has so long to arrive before another can be requested. */
const AGAIN_AFTER_MS = 30_000;

type Props = { session: CustomerSession; phone: string; onPhone: (typed: string) => void };

/** Logging in with a code that comes by SMS: the number first, then the code. */
export function CodeLoginForm({ session, phone, onPhone }: Props) {
  const login = useCodeLogin(session, phone);
  return login.isSent ? (
    <EnterCode login={login} />
  ) : (
    <AskForCode login={login} onPhone={onPhone} />
  );
}

/** The steps of a login by code, and its calls. */
function useCodeLogin(session: CustomerSession, phone: string) {
  const [isSent, setSent] = useState(false);
  const [againAt, setAgainAt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<LoginError>();

  const attempt = async (call: () => Promise<LoginError | undefined>, done?: () => void) => {
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    const found = await call();
    setBusy(false);
    if (found) setError(found);
    else done?.();
  };
  return {
    phone,
    isSent,
    againAt,
    isBusy,
    error,
    forgetError: () => setError(undefined),
    send: () =>
      attempt(
        () => session.askForCode(numberOf(phone)),
        () => {
          setSent(true);
          setAgainAt(Date.now() + AGAIN_AFTER_MS);
        },
      ),
    enter: (code: string) => attempt(() => session.loginByCode(numberOf(phone), code)),
    /** Between the two steps without sending anything. */
    switchForm: (toCode: boolean) => {
      setError(undefined);
      setSent(toCode);
    },
  };
}

type CodeLogin = ReturnType<typeof useCodeLogin>;

type AskProps = { login: CodeLogin; onPhone: (typed: string) => void };

function AskForCode({ login, onPhone }: AskProps) {
  const texts = useTexts().login;
  const { phone, isBusy, error, forgetError, send, switchForm } = login;
  const isReady = isNumber(phone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form onSubmit={submit} className="login-form">
      <PhoneField value={phone} autoComplete="tel" onChange={onPhone} />
      <LoginErrorNotices error={error} onOver={forgetError} />
      <button type="submit" className="button wide" disabled={!isReady || isBusy}>
        {isBusy ? texts.sending : texts.sendCode}
      </button>
      <button
        type="button"
        className="button quiet"
        disabled={!isReady}
        onClick={() => switchForm(true)}
      >
        {texts.hasCode}
      </button>
    </form>
  );
}

function EnterCode({ login }: { login: CodeLogin }) {
  const texts = useTexts().login;
  const { phone, isBusy, error, forgetError, enter, switchForm } = login;
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await enter(code);
    input.current?.focus();
  };
  return (
    <form onSubmit={submit} className="login-form">
      <p role="status">{fill(texts.codeSent, { phone: isolated(numberOf(phone), 'ltr') })}</p>
      <label className="field">
        <span>{texts.code}</span>
        <input
          ref={input}
          name="code"
          className="code"
          dir="ltr"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={({ target }) =>
            setCode(target.value.replace(/[\s-]/g, '').slice(0, CODE_LENGTH))
          }
        />
      </label>
      <LoginErrorNotices error={error} onOver={forgetError} />
      <button
        type="submit"
        className="button wide"
        disabled={code.length !== CODE_LENGTH || isBusy}
      >
        {isBusy ? texts.busy : texts.submit}
      </button>
      <SendAgain login={login} />
      <button type="button" className="button quiet" onClick={() => switchForm(false)}>
        {texts.otherNumber}
      </button>
    </form>
  );
}

function SendAgain({ login: { againAt, isBusy, send } }: { login: CodeLogin }) {
  const { texts, locale } = useLanguage();
  const seconds = useSecondsTo(againAt);
  return (
    <button
      type="button"
      className="button quiet"
      disabled={isBusy || seconds > 0}
      onClick={() => void send()}
    >
      {seconds > 0
        ? fill(texts.login.againIn, { time: formatWait(seconds, NUMBER_LOCALES[locale]) })
        : texts.login.again}
    </button>
  );
}
