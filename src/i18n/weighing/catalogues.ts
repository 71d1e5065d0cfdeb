import type { Locale } from '../../../domain/fields.ts';
import type { WeighingTexts } from './en.ts';

const CATALOGUES: Record<Locale, () => Promise<WeighingTexts>> = {
  en: () => import('./en.ts').then((module) => module.weighing),
  de: () => import('./de.ts').then((module) => module.weighing),
  fr: () => import('./fr.ts').then((module) => module.weighing),
  ar: () => import('./ar.ts').then((module) => module.weighing),
};

/** The texts of the weighing of an order in a language. */
export const loadWeighingTexts = (locale: Locale): Promise<WeighingTexts> => CATALOGUES[locale]();
