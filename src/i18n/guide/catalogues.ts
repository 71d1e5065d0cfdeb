import type { Locale } from '../../../domain/fields.ts';
import type { GuideTexts } from './en.ts';

const CATALOGUES: Record<Locale, () => Promise<GuideTexts>> = {
  en: () => import('./en.ts').then((module) => module.guide),
  de: () => import('./de.ts').then((module) => module.guide),
  fr: () => import('./fr.ts').then((module) => module.guide),
  ar: () => import('./ar.ts').then((module) => module.guide),
};

/** The texts of the page about resources in a language. */
export const loadGuideTexts = (locale: Locale): Promise<GuideTexts> => CATALOGUES[locale]();
