import { createContext } from 'react';
import type { RaRecord } from 'react-admin';

/** The version that somebody else saved while the form was open, until the user has decided. */
export const ConflictContext = createContext<{
  current: RaRecord | undefined;
  settle: () => void;
}>({ current: undefined, settle: () => undefined });
