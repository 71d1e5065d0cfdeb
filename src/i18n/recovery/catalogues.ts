import type { Locale } from '../../../domain/fields.ts';
import type { RecoveryTexts } from './en.ts';

const CATALOGUES: Record<Locale, () => Promise<RecoveryTexts>> = {
  en: () => import('./en.ts').then((module) => module.recovery),
  de: () => import('./de.ts').then((module) => module.recovery),
  fr: () => import('./fr.ts').then((module) => module.recovery),
  ar: () => import('./ar.ts').then((module) => module.recovery),
};

/** The texts of the recovery dialog in a language. */
export const loadRecoveryTexts = (locale: Locale): Promise<RecoveryTexts> => CATALOGUES[locale]();
