import type { PublicTexts } from '../../i18n/customer/public/en.ts';
import { PUBLIC_TEXTS } from '../../i18n/customer/public/public-texts.ts';
import { useLanguage } from '../language/language.ts';

/** The texts of the public pages in the language of the page. */
export const usePublicTexts = (): PublicTexts => PUBLIC_TEXTS[useLanguage().locale];
