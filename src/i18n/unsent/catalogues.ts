import type { Locale } from '../../../domain/fields.ts';
import type { UnsentTexts } from './en.ts';

const CATALOGUES: Record<Locale, () => Promise<UnsentTexts>> = {
  en: () => import('./en.ts').then((module) => module.unsent),
  de: () => import('./de.ts').then((module) => module.unsent),
  fr: () => import('./fr.ts').then((module) => module.unsent),
  ar: () => import('./ar.ts').then((module) => module.unsent),
};

/** The texts of what is not sent yet, in a language. */
export const loadUnsentTexts = (locale: Locale): Promise<UnsentTexts> => CATALOGUES[locale]();
