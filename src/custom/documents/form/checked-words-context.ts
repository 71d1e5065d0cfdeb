import { createContext } from 'react';
import type { CheckedWords } from '../../../../domain/documents/lines-check.ts';

/** The words that the lines of a declaration are checked for; none until it is known which. */
export const CheckedWordsContext = createContext<CheckedWords>({ collective: [], prohibited: [] });
