import type { Locale } from '../../../domain/fields.ts';
import { ar } from '../../../src/i18n/ar.ts';
import { de } from '../../../src/i18n/de.ts';
import { en, type Messages } from '../../../src/i18n/en.ts';
import { fr } from '../../../src/i18n/fr.ts';

/** The catalogues, so that a test finds controls by the texts that a user reads. */
export const TEXTS: Readonly<Record<Locale, Messages>> = { en, de, fr, ar };
