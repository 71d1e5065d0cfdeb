/** @jsxImportSource preact */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { LOCALES, type Locale } from '../../domain/fields.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import { isPhone } from '../../domain/people/typed-phone.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import type { LoginTexts } from '../i18n/login/en.ts';
import { LOGIN_TEXTS } from '../i18n/login/login-texts.ts';
import { offersPasskeys } from '../providers/has-second-factors.ts';
import { Choices } from './Choices.tsx';
import { coloursOf, schemeOf, usePrefersDark } from './colours.ts';
import './login.css';
import { LoginPassword } from './LoginPassword.tsx';
import { LoginPhone } from './LoginPhone.tsx';
import { Panel } from './Panel.tsx';
import { type Device, useStored } from './use-stored.ts';

/** What has been typed. */
export type Typed = { readonly phone: string; readonly password: string };

/** What the form shows. */
export type LoginState = {
  readonly phone: string;
  /** It is answered once: after that the page takes its place. */
  readonly phase: 'typing' | 'calling' | 'over';
  /** The code behind the form could not be loaded. */
  readonly isUnreachable: boolean;
};

/** Where the page behind the screen may show more: above the button, and below the form. */
export type LoginPlaces = { readonly notice: HTMLElement; readonly more: HTMLElement };

type Props = {
  device: Device;
  /** The language, until another one is chosen. */
  locale: Locale;
  state: LoginState;
  places: LoginPlaces;
  actions: {
    onPhone: (phone: string) => void;
    onBegin: () => void;
    onLogin: (typed: Typed) => void;
    onForgotten: () => void;
  };
};

/** The only screen without a session (specification 2.1). */
export function Login({ device, state, places, actions, ...given }: Props) {
  const chosen = useStored(device, 'locale');
  const locale = isOneOf(LOCALES, chosen) ? chosen : given.locale;
  const texts = LOGIN_TEXTS[locale];
  const scheme = schemeOf(useStored(device, 'theme'), usePrefersDark());

  useLayoutEffect(() => {
    document.title = `${texts.session.title} · Jisr`;
    document.documentElement.lang = locale;
    document.documentElement.dir = LANGUAGES[locale].direction;
  }, [locale, texts]);

  return (
    <div class="login" style={coloursOf(scheme)}>
      <Panel scheme={scheme} texts={texts} />
      <main class="login-main">
        <Choices
          locale={locale}
          scheme={scheme}
          texts={texts.entrance}
          onLocale={(wanted) => device.setItem('locale', wanted)}
          onScheme={(wanted) => device.setItem('theme', wanted)}
        />
        <div class="login-middle">
          <div class="login-form" onFocusIn={actions.onBegin}>
            <h1>{texts.session.title}</h1>
            <p class="login-intro">{texts.session.intro}</p>
            <Form state={state} places={places} actions={actions} texts={texts.session} />
          </div>
        </div>
      </main>
    </div>
  );
}

type FormProps = Omit<Props, 'device' | 'locale'> & { texts: LoginTexts['session'] };

/** Phone, password and the Login button, which is disabled while a field is empty or a login runs. */
function Form({ state, places, actions, texts }: FormProps) {
  const { phone, phase, isUnreachable } = state;
  const password = useRef('');
  const [hasPassword, setHasPassword] = useState(false);
  const type = (typed: string) => {
    password.current = typed;
    setHasPassword(typed !== '');
  };
  const submit = (event: Event) => {
    event.preventDefault();
    if (isReady) actions.onLogin({ phone, password: password.current });
  };
  const isReady = phase === 'typing' && isPhone(phone) && hasPassword;
  return (
    <>
      <form noValidate onSubmit={submit}>
        <LoginPhone label={texts.phone} value={phone} onChange={actions.onPhone} />
        <LoginPassword texts={texts} onChange={type} />
        <Place element={places.notice} />
        {isUnreachable && (
          <p class="login-notice" role="alert">
            {texts.unreachable}
          </p>
        )}
        <button id="login-button" type="submit" class="login-button" disabled={!isReady}>
          {texts.login}
          {phase === 'calling' && (
            <span class="login-spinner" role="progressbar" aria-labelledby="login-button" />
          )}
        </button>
      </form>
      <button type="button" class="login-link" onClick={actions.onForgotten}>
        {texts.forgot}
      </button>
      <Place element={places.more} name={offersPasskeys() ? 'login-passkey' : ''} />
    </>
  );
}

/** An element that somebody else fills. */
function Place({ element, name }: { element: HTMLElement; name?: string }) {
  const around = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => around.current?.append(element), [element]);
  return <div ref={around} class={name} />;
}
