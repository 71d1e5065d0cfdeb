/** @jsxImportSource preact */
import { useRef, useState } from 'preact/hooks';
import type { LoginTexts } from '../i18n/login/en.ts';
import { LineIcon } from './LineIcon.tsx';

type Props = { texts: LoginTexts['session']; onChange: (password: string) => void };

/** A password that can be shown, with a warning of Caps Lock. */
export function LoginPassword({ texts, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  // What a browser fills in comes with keys that are none, and know of no other keys.
  const watchCapsLock = (event: Partial<KeyboardEvent>) =>
    setCapsLock(event.getModifierState?.('CapsLock') ?? false);
  const label = isShown ? texts.hidePassword : texts.showPassword;
  const toggle = () => {
    if (input.current) input.current.type = isShown ? 'password' : 'text';
    setShown(!isShown);
  };
  return (
    <div class="login-field">
      <label for="login-password">{texts.password}</label>
      <div class="login-password">
        <input
          id="login-password"
          name="password"
          ref={input}
          type="password"
          autoComplete="current-password"
          autoCapitalize="none"
          spellcheck={false}
          dir="ltr"
          aria-describedby="login-caps-lock"
          onInput={(event) => onChange(event.currentTarget.value)}
          // Some password managers fire this alone.
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
          onBlur={() => setCapsLock(false)}
        />
        <button
          type="button"
          class="login-icon-button"
          aria-label={label}
          data-hint={label}
          onClick={toggle}
        >
          <LineIcon name={isShown ? 'hidden' : 'shown'} />
        </button>
      </div>
      <p id="login-caps-lock" class="login-hint" role="status">
        {hasCapsLock && (
          <>
            <LineIcon name="capsLock" /> {texts.capsLock}
          </>
        )}
      </p>
    </div>
  );
}
