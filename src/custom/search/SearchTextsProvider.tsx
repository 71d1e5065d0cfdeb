import { loadSearchTexts } from '../../i18n/search/catalogues.ts';
import { lazyTexts } from '../../kit/lazy-texts.tsx';

/** Adds the texts of the search to the others: `translate('search.title')`. */
export const SearchTextsProvider = lazyTexts('search', loadSearchTexts);
