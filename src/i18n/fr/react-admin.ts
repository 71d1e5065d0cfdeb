import french from 'ra-language-french';
import type { TranslationMessages } from 'react-admin';

/** The framework's French, in the words of this house where it has some. */
export const ra: TranslationMessages['ra'] = {
  ...french.ra,
  page: { ...french.ra.page, dashboard: 'Vue d’ensemble' },
};
