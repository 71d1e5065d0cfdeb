import type { Locale } from '../../../domain/fields.ts';
import type { ShortcutTexts } from './en.ts';

const CATALOGUES: Record<Locale, () => Promise<ShortcutTexts>> = {
  en: () => import('./en.ts').then((module) => module.shortcuts),
  de: () => import('./de.ts').then((module) => module.shortcuts),
  fr: () => import('./fr.ts').then((module) => module.shortcuts),
  ar: () => import('./ar.ts').then((module) => module.shortcuts),
};

/** The texts of the list of keyboard shortcuts in a language. */
export const loadShortcutTexts = (locale: Locale): Promise<ShortcutTexts> => CATALOGUES[locale]();
