import type { Locale } from '../../../domain/fields.ts';
import type { OverviewTexts } from './en.ts';

const CATALOGUES: Record<Locale, () => Promise<OverviewTexts>> = {
  en: () => import('./en.ts').then((module) => module.overview),
  de: () => import('./de.ts').then((module) => module.overview),
  fr: () => import('./fr.ts').then((module) => module.overview),
  ar: () => import('./ar.ts').then((module) => module.overview),
};

/** The texts of the counters of contents in a language. */
export const loadOverviewTexts = (locale: Locale): Promise<OverviewTexts> => CATALOGUES[locale]();
