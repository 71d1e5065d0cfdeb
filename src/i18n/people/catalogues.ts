import type { Locale } from '../../../domain/fields.ts';
import type { PeopleTexts } from './en.ts';

const CATALOGUES: Record<Locale, () => Promise<PeopleTexts>> = {
  en: () => import('./en.ts').then((module) => module.people),
  de: () => import('./de.ts').then((module) => module.people),
  fr: () => import('./fr.ts').then((module) => module.people),
  ar: () => import('./ar.ts').then((module) => module.people),
};

/** The texts of the page of a user in a language. */
export const loadPeopleTexts = (locale: Locale): Promise<PeopleTexts> => CATALOGUES[locale]();
