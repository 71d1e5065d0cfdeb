import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useCallback } from 'react';
import { useI18nProvider } from 'react-admin';
import { LOCALES } from '../../domain/fields.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { STYLE_CACHES } from './style-caches.ts';

/** Mirrors theme and styles where the language is written from right to left. */
export function Direction({ children }: { children: ReactNode }) {
  // Of the texts that are shown, not of the language whose texts are still on their way.
  const locale = useI18nProvider().getLocale();
  const { direction } = LANGUAGES[isOneOf(LOCALES, locale) ? locale : 'en'];
  const directed = useCallback((theme: Theme) => ({ ...theme, direction }), [direction]);
  return (
    <CacheProvider value={STYLE_CACHES[direction]}>
      <ThemeProvider theme={directed}>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
