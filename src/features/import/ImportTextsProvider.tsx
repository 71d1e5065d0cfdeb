import { loadImportTexts } from '../../i18n/imports/catalogues.ts';
import { lazyTexts } from '../../kit/lazy-texts.tsx';

/** Adds the texts of the import of tables to the others: `translate('importing.title')`. */
export const ImportTextsProvider = lazyTexts('importing', loadImportTexts);
