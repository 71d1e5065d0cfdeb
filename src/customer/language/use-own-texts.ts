import { OWN_TEXTS, type OwnTexts } from '../../i18n/customer/own-texts.ts';
import { useLanguage } from './language.ts';

/** The texts of appointments and reviews in the language of the page. */
export const useOwnTexts = (): OwnTexts => OWN_TEXTS[useLanguage().locale];
