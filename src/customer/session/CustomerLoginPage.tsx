import { useState } from 'react';
import { LanguageChoice } from '../language/LanguageChoice.tsx';
import { useTexts } from '../language/language.ts';
import { BridgeLogo } from '../parts/BridgeLogo.tsx';
import { PublicLinks } from '../public/PublicLinks.tsx';
import { CodeLoginForm } from './CodeLoginForm.tsx';
import { CustomerLoginForm } from './CustomerLoginForm.tsx';
import { PREFIX } from './customer-phone.ts';
import type { CustomerSession } from './customer-session.ts';

type Props = { session: CustomerSession; hasEnded: boolean };

/** The login: the first screen of a customer. */
export function CustomerLoginPage({ session, hasEnded }: Props) {
  const { brand, login } = useTexts();
  const [byCode, setByCode] = useState(false);
  return (
    <div className="login-page">
      <header className="login-head">
        <span className="brand">
          <BridgeLogo />
          {brand}
        </span>
        <LanguageChoice />
      </header>
      <main className="login">
        <h1>{login.title}</h1>
        {hasEnded ? (
          <p role="alert" className="notice notice-info">
            {login.ended}
          </p>
        ) : (
          <p className="muted">{byCode ? login.introByCode : login.intro}</p>
        )}
        <Ways session={session} byCode={byCode} onTurn={setByCode} />
      </main>
      <PublicLinks />
    </div>
  );
}

type WaysProps = {
  session: CustomerSession;
  byCode: boolean;
  onTurn: (byCode: boolean) => void;
};

/** With the password, or with a code; the number stays when one takes the place of the other. */
function Ways({ session, byCode, onTurn }: WaysProps) {
  const { login } = useTexts();
  const [phone, setPhone] = useState(PREFIX);
  const Form = byCode ? CodeLoginForm : CustomerLoginForm;
  return (
    <>
      <Form session={session} phone={phone} onPhone={setPhone} />
      {!byCode && <p className="muted small">{login.noPassword}</p>}
      <button type="button" className="button quiet" onClick={() => onTurn(!byCode)}>
        {byCode ? login.byPassword : login.byCode}
      </button>
    </>
  );
}
