import type { Locale } from '../../../domain/fields.ts';
import type { SearchTexts } from './en.ts';

const CATALOGUES: Record<Locale, () => Promise<SearchTexts>> = {
  en: () => import('./en.ts').then((module) => module.search),
  de: () => import('./de.ts').then((module) => module.search),
  fr: () => import('./fr.ts').then((module) => module.search),
  ar: () => import('./ar.ts').then((module) => module.search),
};

/** The texts of the search at the top in a language. */
export const loadSearchTexts = (locale: Locale): Promise<SearchTexts> => CATALOGUES[locale]();
