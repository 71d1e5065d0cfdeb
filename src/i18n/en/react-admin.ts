import english from 'ra-language-english';
import type { TranslationMessages } from 'react-admin';

/** The framework's own texts, in the words of the house where specification 2.3 has some. */
export const ra: TranslationMessages['ra'] = {
  ...english.ra,
  page: { ...english.ra.page, dashboard: 'Overview' },
};
