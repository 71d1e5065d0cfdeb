import { createContext, use } from 'react';
import type { View } from './view.ts';

/** The view of the resource whose screens stand below. */
export const ViewContext = createContext<View | undefined>(undefined);

/** The view of the resource whose screen this is. Throws outside of one. */
export function useView(): View {
  const view = use(ViewContext);
  if (!view) throw new Error('This stands outside of a screen that toResource has made.');
  return view;
}
