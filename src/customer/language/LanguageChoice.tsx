import { LOCALES } from '../../../domain/fields.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { Icon } from '../parts/Icon.tsx';
import { ALL_LANGUAGES, useLanguage } from './language.ts';

/** The four languages, each in its own name. */
export function LanguageChoice() {
  const { locale, texts, change } = useLanguage();
  return (
    <label className="language">
      <Icon name="language" />
      <span className="hidden">{texts.language}</span>
      <select
        value={locale}
        onChange={({ target }) => {
          if (isOneOf(LOCALES, target.value)) change(target.value);
        }}
      >
        {ALL_LANGUAGES.map((one) => (
          <option key={one.locale} value={one.locale} lang={one.locale}>
            {one.name}
          </option>
        ))}
      </select>
    </label>
  );
}
