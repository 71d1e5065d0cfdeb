import { loadActivityTexts } from '../../i18n/activity/catalogues.ts';
import { lazyTexts } from '../../kit/lazy-texts.tsx';

/** Adds the texts of who did what to the others: `translate('activity.undo')`. */
export const ActivityTextsProvider = lazyTexts('activity', loadActivityTexts);
