import type { Locale } from '../../domain/fields.ts';
import type { FrontMessages } from './en/front.ts';
import type { Messages } from './en.ts';

const FRONTS: Record<Locale, () => Promise<FrontMessages>> = {
  en: () => import('./en/front.ts').then((module) => module.front),
  de: () => import('./de/front.ts').then((module) => module.front),
  fr: () => import('./fr/front.ts').then((module) => module.front),
  ar: () => import('./ar/front.ts').then((module) => module.front),
};

const CATALOGUES: Record<Locale, () => Promise<Messages>> = {
  en: () => import('./en.ts').then((module) => module.en),
  de: () => import('./de.ts').then((module) => module.de),
  fr: () => import('./fr.ts').then((module) => module.fr),
  ar: () => import('./ar.ts').then((module) => module.ar),
};

/** What is said in a language before anybody has logged in. */
export const loadFrontMessages = (locale: Locale): Promise<FrontMessages> => FRONTS[locale]();

/** All texts of a language: those before the session, and those of the back office. */
export const loadMessages = (locale: Locale): Promise<Messages> => CATALOGUES[locale]();
