import { loadStatusTexts } from '../../i18n/status/catalogues.ts';
import { lazyTexts } from '../../kit/lazy-texts.tsx';

/** Adds the texts of the status page to the others: `translate('status.summary.well')`. */
export const StatusTextsProvider = lazyTexts('status', loadStatusTexts);
