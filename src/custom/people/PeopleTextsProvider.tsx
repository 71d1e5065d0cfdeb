import { loadPeopleTexts } from '../../i18n/people/catalogues.ts';
import { lazyTexts } from '../../kit/lazy-texts.tsx';

/** Adds the texts of the page of a user to the others: `translate('people.balance.title')`. */
export const PeopleTextsProvider = lazyTexts('people', loadPeopleTexts);
