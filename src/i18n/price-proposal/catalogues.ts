import type { Locale } from '../../../domain/fields.ts';
import type { PriceProposalTexts } from './en.ts';

const CATALOGUES: Record<Locale, () => Promise<PriceProposalTexts>> = {
  en: () => import('./en.ts').then((module) => module.priceProposal),
  de: () => import('./de.ts').then((module) => module.priceProposal),
  fr: () => import('./fr.ts').then((module) => module.priceProposal),
  ar: () => import('./ar.ts').then((module) => module.priceProposal),
};

/** The texts of the proposed price in a language. */
export const loadPriceProposalTexts = (locale: Locale): Promise<PriceProposalTexts> =>
  CATALOGUES[locale]();
