import type { Locale } from '../../../domain/fields.ts';
import type { PricingTexts } from './en.ts';

const CATALOGUES: Record<Locale, () => Promise<PricingTexts>> = {
  en: () => import('./en.ts').then((module) => module.pricing),
  de: () => import('./de.ts').then((module) => module.pricing),
  fr: () => import('./fr.ts').then((module) => module.pricing),
  ar: () => import('./ar.ts').then((module) => module.pricing),
};

/** The texts of the calculator of prices in a language. */
export const loadPricingTexts = (locale: Locale): Promise<PricingTexts> => CATALOGUES[locale]();
