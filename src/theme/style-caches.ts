import createCache from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

/** The key that lets our styles in where the server's policy asks for one. */
const nonceOfPage = (): string | undefined => {
  const meta = document.querySelector<HTMLMetaElement>(
    'meta[name="csp-nonce"], meta[property="csp-nonce"]',
  );
  return meta?.nonce || meta?.content || undefined;
};

const nonce = nonceOfPage();

/** Where emotion keeps its styles, one cache for each direction of writing; `rtl` mirrors them. */
export const STYLE_CACHES = {
  ltr: createCache({ key: 'jisr', prepend: true, nonce }),
  rtl: createCache({ key: 'jisr-rtl', prepend: true, nonce, stylisPlugins: [prefixer, rtlPlugin] }),
} as const;
