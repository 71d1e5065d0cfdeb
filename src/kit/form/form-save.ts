import { createContext } from 'react';
import type { RaRecord } from 'react-admin';

/**
 * Given within a form: saves what is typed there, if anything is, and returns the record as it is
 * stored then; nothing if it was rejected, and then the form shows why.
 */
export const FormSaveContext = createContext<(() => Promise<RaRecord | undefined>) | undefined>(
  undefined,
);
