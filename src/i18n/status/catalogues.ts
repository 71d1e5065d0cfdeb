import type { Locale } from '../../../domain/fields.ts';
import type { StatusTexts } from './en.ts';

const CATALOGUES: Record<Locale, () => Promise<StatusTexts>> = {
  en: () => import('./en.ts').then((module) => module.status),
  de: () => import('./de.ts').then((module) => module.status),
  fr: () => import('./fr.ts').then((module) => module.status),
  ar: () => import('./ar.ts').then((module) => module.status),
};

/** The texts of the status page, in a language. */
export const loadStatusTexts = (locale: Locale): Promise<StatusTexts> => CATALOGUES[locale]();
