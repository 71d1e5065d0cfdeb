import { useEffect, useId, useState } from 'react';
import { formatWait } from '../language/formats.ts';
import { fill, useLanguage, useTexts } from '../language/language.ts';
import type { LoginFault } from './customer-session.ts';

type PhoneProps = {
  value: string;
  autoComplete?: 'username' | 'tel';
  onChange: (typed: string) => void;
};

/** The number of the customer, as they write it. */
export function PhoneField({ value, autoComplete = 'username', onChange }: PhoneProps) {
  const { login } = useTexts();
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
        {login.phoneHelp}
      </span>
    </label>
  );
}

type FaultProps = { fault: LoginFault | undefined; onOver: () => void };

/** Why it did not work; a wait goes by itself when it is over. */
export function FaultNotice({ fault, onOver }: FaultProps) {
  return <div role="alert">{fault && <Fault fault={fault} onOver={onOver} />}</div>;
}

function Fault({ fault, onOver }: { fault: LoginFault; onOver: () => void }) {
  const { texts } = useLanguage();
  if (fault.kind === 'wait') return <Wait seconds={fault.seconds} onOver={onOver} />;
  return <p className="notice notice-error">{texts.login[fault.kind]}</p>;
}

/** How long there is to wait after too many attempts. */
function Wait({ seconds, onOver }: { seconds: number; onOver: () => void }) {
  const { texts, locale } = useLanguage();
  const [until] = useState(() => Date.now() + seconds * 1000);
  const left = useSecondsLeft(until);
  useEffect(() => {
    if (left === 0) onOver();
  }, [left, onOver]);
  return (
    <p className="notice notice-error">
      {fill(texts.login.wait, { time: formatWait(left, locale) })}
    </p>
  );
}

const secondsTo = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/** How many whole seconds there are until a moment; 0 once it is over. */
export function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(() => secondsTo(until));
  useEffect(() => {
    setLeft(secondsTo(until));
    const timer = setInterval(() => setLeft(secondsTo(until)), 1000);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
