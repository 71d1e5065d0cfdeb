import type { Locale } from '../../domain/fields.ts';
import type { FrontMessages } from './en/front.ts';
import type { Messages } from './en.ts';

const FRONT: Record<Locale, () => Promise<FrontMessages>> = {
  en: () => import('./en/front.ts').then((module) => module.front),
  de: () => import('./de/front.ts').then((module) => module.front),
  fr: () => import('./fr/front.ts').then((module) => module.front),
  ar: () => import('./ar/front.ts').then((module) => module.front),
};

const WHOLE: Record<Locale, () => Promise<Messages>> = {
  en: () => import('./en.ts').then((module) => module.en),
  de: () => import('./de.ts').then((module) => module.de),
  fr: () => import('./fr.ts').then((module) => module.fr),
  ar: () => import('./ar.ts').then((module) => module.ar),
};

/** The texts of a language that stand before the session: all that a first visit waits for. */
export const loadFrontMessages = (locale: Locale): Promise<FrontMessages> => FRONT[locale]();

/** All texts of a language. */
export const loadMessages = (locale: Locale): Promise<Messages> => WHOLE[locale]();
