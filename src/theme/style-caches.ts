import createCache from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** The nonce that allows our styles where the server's content security policy requires one. */
const nonceOfPage = (): string | undefined => {
  const meta = document.querySelector<HTMLMetaElement>(
    'meta[name="csp-nonce"], meta[property="csp-nonce"]',
  );
  return meta?.nonce || meta?.content || undefined;
};

const nonce = nonceOfPage();

/** Emotion's style caches, one for each writing direction; `rtl` mirrors the styles. */
export const STYLE_CACHES = {
  ltr: createCache({ key: 'jisr', prepend: true, nonce }),
  rtl: createCache({ key: 'jisr-rtl', prepend: true, nonce, stylisPlugins: [prefixer, rtlPlugin] }),
} as const;
