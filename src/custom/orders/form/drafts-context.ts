import { createContext } from 'react';
import { type Drafts, drafts } from '../../../providers/drafts.ts';

/** Where this page keeps what is typed; tests have their own place. */
export const DraftsContext = createContext<Drafts>(drafts);
