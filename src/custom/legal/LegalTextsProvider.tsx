import { loadLegalTexts } from '../../i18n/legal/catalogues.ts';
import { lazyTexts } from '../../kit/lazy-texts.tsx';

/** Adds the texts of the screens of legal pages to the others: `translate('legal.compare.title')`. */
export const LegalTextsProvider = lazyTexts('legal', loadLegalTexts);
