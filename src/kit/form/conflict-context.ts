import { createContext } from 'react';
import type { RaRecord } from 'react-admin';

/** The record as somebody else has left it while the form was open, until the person has decided. */
export const ConflictContext = createContext<{
  current: RaRecord | undefined;
  settle: () => void;
}>({ current: undefined, settle: () => undefined });
