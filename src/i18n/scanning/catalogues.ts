import type { Locale } from '../../../domain/fields.ts';
import type { ScanningTexts } from './en.ts';

const CATALOGUES: Record<Locale, () => Promise<ScanningTexts>> = {
  en: () => import('./en.ts').then((module) => module.scanning),
  de: () => import('./de.ts').then((module) => module.scanning),
  fr: () => import('./fr.ts').then((module) => module.scanning),
  ar: () => import('./ar.ts').then((module) => module.scanning),
};

/** The texts of the screen that scans parcels in a language. */
export const loadScanningTexts = (locale: Locale): Promise<ScanningTexts> => CATALOGUES[locale]();
