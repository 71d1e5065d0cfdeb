import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { LOCALES, type Locale } from '../../../../domain/fields.ts';
import type { LocalizedTexts } from '../../../../domain/messages/localized-texts.ts';
import { isolated, LANGUAGES } from '../../../i18n/languages.ts';
import { withoutStopHint, withStopHint } from './stop-hints.ts';

type Props = {
  texts: LocalizedTexts;
  isMarketing: boolean;
  onChange: (locale: Locale, text: string) => void;
  /** The languages that it should be written in; all by default. */
  needed?: readonly Locale[];
};

/** What a text to many still lacks: a language, or how to stop it. */
export function TextWarnings({ texts, isMarketing, onChange, needed = LOCALES }: Props) {
  const translate = useTranslate();
  const isWritten = (locale: Locale) => Boolean(texts?.[locale]?.trim());
  const missing = needed.filter((locale) => !isWritten(locale));
  const endless = isMarketing ? withoutStopHint(texts) : [];
  const addHints = () => {
    for (const locale of endless) onChange(locale, withStopHint(texts?.[locale] ?? '', locale));
  };
  return (
    <>
      {missing.length > 0 && LOCALES.some(isWritten) && (
        <Alert severity="warning">
          {translate('messaging.bulk.missingLanguages', { languages: namesOf(missing) })}
        </Alert>
      )}
      {endless.length > 0 && (
        <Alert
          severity="warning"
          action={
            <Button size="small" color="inherit" onClick={addHints} sx={{ whiteSpace: 'nowrap' }}>
              {translate('messaging.bulk.addStopHint')}
            </Button>
          }
        >
          {translate('messaging.bulk.noStopHint', { languages: namesOf(endless) })}
        </Alert>
      )}
    </>
  );
}

/** Each in its own language, isolated from the direction around it. */
const namesOf = (locales: readonly Locale[]): string =>
  locales.map((locale) => isolated(LANGUAGES[locale].name)).join(', ');
