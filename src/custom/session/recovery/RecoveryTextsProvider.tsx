import { loadRecoveryTexts } from '../../../i18n/recovery/catalogues.ts';
import { lazyTexts } from '../../../kit/lazy-texts.tsx';

/** Gives what is inside the texts of the recovery, under `recovery`. */
export const RecoveryTextsProvider = lazyTexts('recovery', loadRecoveryTexts);
