import { createContext } from 'react';

/** Where the tools under 'More' open what they open, and how they put their own list away. */
type MoreTools = { readonly button: HTMLElement; readonly close: () => void };

/** There is one around the tools under 'More'; those in the bar itself have none. */
export const MoreToolsContext = createContext<MoreTools | undefined>(undefined);
