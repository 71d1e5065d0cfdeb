import { loadRichTextTexts } from '../../i18n/rich-text/catalogues.ts';
import { lazyTexts } from '../../kit/lazy-texts.tsx';

/** Adds the texts of the editor to the others: `translate('richText.tools.bold')`. */
export const RichTextTextsProvider = lazyTexts('richText', loadRichTextTexts);
