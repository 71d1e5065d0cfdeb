import { PUBLIC_TEXTS, type PublicTexts } from '../../i18n/customer/public-texts.ts';
import { useLanguage } from '../language/language.ts';

/** The texts of the public pages in the language of the page. */
export const usePublicTexts = (): PublicTexts => PUBLIC_TEXTS[useLanguage().locale];
