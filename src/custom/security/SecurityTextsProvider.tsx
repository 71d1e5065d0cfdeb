import { loadSecurityTexts } from '../../i18n/security/catalogues.ts';
import { lazyTexts } from '../../kit/lazy-texts.tsx';

/** Gives what is inside the texts of second factors and sessions, under `security`. */
export const SecurityTextsProvider = lazyTexts('security', loadSecurityTexts);
