import type { Locale } from '../../../domain/fields.ts';
import * as ar from './ar.ts';
import * as de from './de.ts';
import * as en from './en.ts';
import * as fr from './fr.ts';

/** The texts of the login screen: all languages, because another one is chosen there. */
export const LOGIN_TEXTS: Readonly<Record<Locale, en.LoginTexts>> = { en, de, fr, ar };
