import { createContext } from 'react';
import type { RaRecord } from 'react-admin';

/**
 * Given within a form: saves what is typed there, if anything is, and returns the record as it is
 * stored then; nothing if it was refused, and then the form says why.
 */
export const FormSaveContext = createContext<(() => Promise<RaRecord | undefined>) | undefined>(
  undefined,
);
