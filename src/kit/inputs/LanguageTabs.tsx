import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { LOCALES, type Locale } from '../../../domain/fields.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import { LANGUAGES } from '../../i18n/languages.ts';

type Props = {
  /** What belongs to one language, in its direction. */
  panel: (locale: Locale) => ReactNode;
  /** Beside the name of a language on its tab. */
  badge?: (locale: Locale) => ReactNode;
  /** The language that is open, where something else needs to know it. */
  open?: Locale;
  onOpen?: (locale: Locale) => void;
  /** Whether only the open language is drawn: four editors at once would be slow. */
  oneAtATime?: boolean;
};

/** One tab per language of the product; the reader's own is open first. */
export function LanguageTabs({ panel, badge, oneAtATime = false, ...chosen }: Props) {
  const translate = useTranslate();
  const id = useId();
  const first = useReaderLocale();
  const [own, setOwn] = useState(first);
  const { open = own, onOpen = setOwn } = chosen;
  return (
    <>
      <Tabs
        value={open}
        onChange={(_, locale: Locale) => onOpen(locale)}
        aria-label={translate('kit.localized.languages')}
        variant="scrollable"
        sx={{ mb: 1 }}
      >
        {LOCALES.map((locale) => (
          <Tab
            key={locale}
            id={`${id}${locale}`}
            aria-controls={`${id}${locale}-panel`}
            value={locale}
            lang={locale}
            sx={TAB}
            label={
              <Box
                component="span"
                sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}
              >
                {LANGUAGES[locale].name}
                {badge?.(locale)}
              </Box>
            }
          />
        ))}
      </Tabs>
      {LOCALES.map((locale) => (
        <Box
          key={locale}
          id={`${id}${locale}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}${locale}`}
          hidden={locale !== open}
          dir={LANGUAGES[locale].direction}
          lang={locale}
        >
          {oneAtATime && locale !== open ? null : panel(locale)}
        </Box>
      ))}
    </>
  );
}

/** All four have space on a phone, with a badge beside each. */
const TAB = { minWidth: { xs: 0, sm: 90 }, px: { xs: 0.5, sm: 2 } } as const;

/** The language of the interface. */
export function useReaderLocale(): Locale {
  const reader = useLocale();
  return isOneOf(LOCALES, reader) ? reader : LOCALES[0];
}
