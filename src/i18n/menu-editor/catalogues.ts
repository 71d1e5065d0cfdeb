import type { Locale } from '../../../domain/fields.ts';
import type { MenuEditorTexts } from './en.ts';

const CATALOGUES: Record<Locale, () => Promise<MenuEditorTexts>> = {
  en: () => import('./en.ts').then((module) => module.menuEditor),
  de: () => import('./de.ts').then((module) => module.menuEditor),
  fr: () => import('./fr.ts').then((module) => module.menuEditor),
  ar: () => import('./ar.ts').then((module) => module.menuEditor),
};

/** The texts of arranging the side menu in a language. */
export const loadMenuEditorTexts = (locale: Locale): Promise<MenuEditorTexts> =>
  CATALOGUES[locale]();
