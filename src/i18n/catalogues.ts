import type { Locale } from '../../domain/fields.ts';
import type { Messages } from './en.ts';
import type { FrontMessages } from './front/en.ts';

const FRONT: Record<Locale, () => Promise<FrontMessages>> = {
  en: () => import('./front/en.ts').then((module) => module.en),
  de: () => import('./front/de.ts').then((module) => module.de),
  fr: () => import('./front/fr.ts').then((module) => module.fr),
  ar: () => import('./front/ar.ts').then((module) => module.ar),
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
