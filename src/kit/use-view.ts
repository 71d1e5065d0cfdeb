import { createContext, use } from 'react';
import type { View } from './view.ts';

/** The view of the resource for the screens below. */
export const ViewContext = createContext<View | undefined>(undefined);

/** The view of the resource that this screen belongs to. Throws outside such a screen. */
export function useView(): View {
  const view = use(ViewContext);
  if (!view) throw new Error('This component is outside a screen that toResource created.');
  return view;
}
