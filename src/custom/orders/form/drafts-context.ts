import { createContext } from 'react';
import { type Drafts, drafts } from '../../../providers/drafts.ts';

/** Where this page stores its drafts; tests provide their own storage. */
export const DraftsContext = createContext<Drafts>(drafts);
