import { useEffect, useId, useState } from 'react';
import { NUMBER_LOCALES } from '../../../domain/number-locales.ts';
import { formatWait } from '../../../domain/people/format-wait.ts';
import { isolated } from '../../i18n/languages.ts';
import { useSecondsTo } from '../../providers/use-seconds-to.ts';
import { fill, useLanguage } from '../language/language.ts';
import type { LoginError } from './customer-session.ts';

const EXAMPLE = '+49 170 1234567';

type PhoneProps = {
  value: string;
  autoComplete?: 'username' | 'tel';
  onChange: (typed: string) => void;
};

/** The number of the customer, as they write it. */
export function PhoneField({ value, autoComplete = 'username', onChange }: PhoneProps) {
  const { texts, locale } = useLanguage();
  const { login } = texts;
  const helpId = useId();
  return (
    <label className="field">
      <span>{login.phone}</span>
      <input
        type="tel"
        name="phone"
        dir="ltr"
        autoComplete={autoComplete}
        inputMode="tel"
        value={value}
        aria-describedby={helpId}
        onChange={({ target }) => onChange(target.value)}
      />
      <span id={helpId} className="muted small">
        {fill(login.phoneHelp, { example: locale === 'ar' ? isolated(EXAMPLE, 'ltr') : EXAMPLE })}
      </span>
    </label>
  );
}

type LoginErrorProps = { error: LoginError | undefined; onOver: () => void };

/** Why it did not work; a wait goes by itself when it is over. */
export function LoginErrorNotices({ error, onOver }: LoginErrorProps) {
  return <div role="alert">{error && <LoginErrorNotice error={error} onOver={onOver} />}</div>;
}

function LoginErrorNotice({ error, onOver }: { error: LoginError; onOver: () => void }) {
  const { texts } = useLanguage();
  if (error.kind === 'wait') return <Wait seconds={error.seconds} onOver={onOver} />;
  return <p className="notice notice-error">{texts.login[error.kind]}</p>;
}

/** How long there is to wait after too many attempts. */
function Wait({ seconds, onOver }: { seconds: number; onOver: () => void }) {
  const { texts, locale } = useLanguage();
  const [until] = useState(() => Date.now() + seconds * 1000);
  const left = useSecondsTo(until);
  useEffect(() => {
    if (left === 0) onOver();
  }, [left, onOver]);
  return (
    <p className="notice notice-error">
      {fill(texts.login.wait, { time: formatWait(left, NUMBER_LOCALES[locale]) })}
    </p>
  );
}
