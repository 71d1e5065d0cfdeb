/** @jsxImportSource preact */
import { LOCALES, type Locale } from '../../domain/fields.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import type { LoginTexts } from '../i18n/login/en.ts';
import type { Scheme } from './colours.ts';
import { LineIcon } from './LineIcon.tsx';

type Props = {
  locale: Locale;
  scheme: Scheme;
  texts: LoginTexts['entrance'];
  onLocale: (locale: Locale) => void;
  onScheme: (scheme: Scheme) => void;
};

/** Language and appearance: plain buttons, so that no menu has to be loaded. */
export function Choices({ locale, scheme, texts, onLocale, onScheme }: Props) {
  return (
    <div class="login-choices">
      <fieldset class="login-languages" aria-label={texts.language}>
        {LOCALES.map((code) => (
          <button
            key={code}
            type="button"
            class="login-language"
            lang={code}
            aria-pressed={code === locale}
            onClick={() => onLocale(code)}
          >
            {LANGUAGES[code].name}
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        class="login-icon-button"
        aria-label={texts.theme}
        data-hint={texts.theme}
        onClick={() => onScheme(scheme === 'dark' ? 'light' : 'dark')}
      >
        <LineIcon name={scheme === 'dark' ? 'sun' : 'moon'} />
      </button>
    </div>
  );
}
