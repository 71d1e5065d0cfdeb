import type { Locale } from '../../../domain/fields.ts';
import type { VersionsTexts } from './en.ts';

const CATALOGUES: Record<Locale, () => Promise<VersionsTexts>> = {
  en: () => import('./en.ts').then((module) => module.versions),
  de: () => import('./de.ts').then((module) => module.versions),
  fr: () => import('./fr.ts').then((module) => module.versions),
  ar: () => import('./ar.ts').then((module) => module.versions),
};

/** The texts of the versions of a record, in a language. */
export const loadVersionsTexts = (locale: Locale): Promise<VersionsTexts> => CATALOGUES[locale]();
