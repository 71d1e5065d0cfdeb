import { type ReactNode, useMemo } from 'react';
import { useActor } from '../access/use-access.ts';
import { allowedView } from './allowed-view.ts';
import { NamesInLanguage } from './NamesInLanguage.tsx';
import { ViewContext } from './use-view.ts';
import type { View } from './view.ts';

/** Gives the screens below a view, reduced to what the current user may see of it. */
export function ViewProvider({ view, children }: { view: View; children: ReactNode }) {
  const actor = useActor();
  const given = useMemo(() => ({ view: allowedView(view, actor), actor }), [view, actor]);
  return (
    <ViewContext value={given}>
      <NamesInLanguage>{children}</NamesInLanguage>
    </ViewContext>
  );
}
