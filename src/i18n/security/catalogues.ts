import type { Locale } from '../../../domain/fields.ts';
import type { SecurityTexts } from './en.ts';

const CATALOGUES: Record<Locale, () => Promise<SecurityTexts>> = {
  en: () => import('./en.ts').then((module) => module.security),
  de: () => import('./de.ts').then((module) => module.security),
  fr: () => import('./fr.ts').then((module) => module.security),
  ar: () => import('./ar.ts').then((module) => module.security),
};

/** The texts of second factors and sessions in a language. */
export const loadSecurityTexts = (locale: Locale): Promise<SecurityTexts> => CATALOGUES[locale]();
