import { LanguageChoice } from '../language/LanguageChoice.tsx';
import { useTexts } from '../language/language.ts';
import { BridgeMark } from '../parts/BridgeMark.tsx';
import { CustomerLoginForm } from './CustomerLoginForm.tsx';
import type { CustomerSession } from './customer-session.ts';

type Props = { session: CustomerSession; hasEnded: boolean };

/** The login: the first screen of a customer. */
export function CustomerLoginPage({ session, hasEnded }: Props) {
  const { brand, login } = useTexts();
  return (
    <div className="login-page">
      <header className="login-head">
        <span className="brand">
          <BridgeMark />
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
          <p className="muted">{login.intro}</p>
        )}
        <CustomerLoginForm session={session} />
        <p className="muted small">{login.noPassword}</p>
      </main>
    </div>
  );
}
