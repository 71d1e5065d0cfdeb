import type { OwnTexts } from '../../i18n/customer/own/en.ts';
import { OWN_TEXTS } from '../../i18n/customer/own/own-texts.ts';
import { useLanguage } from './language.ts';

/** The texts of appointments, reviews and own data in the language of the page. */
export const useOwnTexts = (): OwnTexts => OWN_TEXTS[useLanguage().locale];
