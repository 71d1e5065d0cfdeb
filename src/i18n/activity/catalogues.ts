import type { Locale } from '../../../domain/fields.ts';
import type { ActivityTexts } from './en.ts';

const CATALOGUES: Record<Locale, () => Promise<ActivityTexts>> = {
  en: () => import('./en.ts').then((module) => module.activity),
  de: () => import('./de.ts').then((module) => module.activity),
  fr: () => import('./fr.ts').then((module) => module.activity),
  ar: () => import('./ar.ts').then((module) => module.activity),
};

/** The texts of who did what, in a language. */
export const loadActivityTexts = (locale: Locale): Promise<ActivityTexts> => CATALOGUES[locale]();
