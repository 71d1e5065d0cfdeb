import { createContext } from 'react';
import type { CheckedWords } from '../../../../domain/documents/lines-check.ts';

/** The words that declaration lines are checked for; none until they have loaded. */
export const CheckedWordsContext = createContext<CheckedWords>({ collective: [], prohibited: [] });
