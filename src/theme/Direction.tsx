import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useCallback } from 'react';
import { useI18nProvider } from 'react-admin';
import { LOCALES } from '../../domain/fields.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { STYLE_CACHES } from './style-caches.ts';

/** Mirrors theme and styles if the language is written right to left. */
export function Direction({ children }: { children: ReactNode }) {
  // The direction of the texts on screen, not of a language whose texts are still loading.
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
