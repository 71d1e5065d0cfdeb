import { loadGuideTexts } from '../../i18n/guide/catalogues.ts';
import { lazyTexts } from '../../kit/lazy-texts.tsx';

/** Adds the texts of the page about resources to the others: `translate('guide.title')`. */
export const GuideTextsProvider = lazyTexts('guide', loadGuideTexts);
