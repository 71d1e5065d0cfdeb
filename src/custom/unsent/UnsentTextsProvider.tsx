import { loadUnsentTexts } from '../../i18n/unsent/catalogues.ts';
import { lazyTexts } from '../../kit/lazy-texts.tsx';

/** Adds the texts of what is not sent yet to the others: `translate('unsent.title')`. */
export const UnsentTextsProvider = lazyTexts('unsent', loadUnsentTexts);
