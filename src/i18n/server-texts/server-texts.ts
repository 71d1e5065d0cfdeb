import type { Locale } from '../../../domain/fields.ts';
import { serverTexts as ar } from './ar.ts';
import { serverTexts as de } from './de.ts';
import { serverTexts as en, type ServerTexts } from './en.ts';
import { serverTexts as fr } from './fr.ts';

/** What the server writes by itself, in each language. */
export const SERVER_TEXTS: Readonly<Record<Locale, ServerTexts>> = { en, de, fr, ar };
