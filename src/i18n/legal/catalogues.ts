import type { Locale } from '../../../domain/fields.ts';
import type { LegalTexts } from './en.ts';

const CATALOGUES: Record<Locale, () => Promise<LegalTexts>> = {
  en: () => import('./en.ts').then((module) => module.legal),
  de: () => import('./de.ts').then((module) => module.legal),
  fr: () => import('./fr.ts').then((module) => module.legal),
  ar: () => import('./ar.ts').then((module) => module.legal),
};

/** The texts of the screens of legal pages in a language. */
export const loadLegalTexts = (locale: Locale): Promise<LegalTexts> => CATALOGUES[locale]();
