import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { type ReactNode, useCallback } from 'react';
import { useI18nProvider } from 'react-admin';
import { prefixer } from 'stylis';
import { LOCALES } from '../../domain/fields.ts';
import { isOneOf } from '../../domain/is-one-of.ts';
import { LANGUAGES } from '../i18n/languages.ts';

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

/** The nonce that allows our styles where the server's content security policy requires one. */
const nonceOfPage = (): string | undefined => {
  const meta = document.querySelector<HTMLMetaElement>(
    'meta[name="csp-nonce"], meta[property="csp-nonce"]',
  );
  return meta?.nonce || meta?.content || undefined;
};

const nonce = nonceOfPage();

// One sheet for all rules, in a test too, where a sheet for each costs jsdom much time.
const options = { prepend: true, nonce, speedy: true };

/** Emotion's style caches, one for each writing direction; `rtl` mirrors the styles. */
export const STYLE_CACHES = {
  ltr: createCache({ ...options, key: 'jisr' }),
  rtl: createCache({ ...options, key: 'jisr-rtl', stylisPlugins: [prefixer, rtlPlugin] }),
} as const;
