import { type ReactNode, useMemo } from 'react';
import { useActor } from '../access/use-access.ts';
import { allowedView } from './allowed-view.ts';
import { NamesInLanguage } from './NamesInLanguage.tsx';
import { ViewContext } from './use-view.ts';
import type { View } from './view.ts';

/** Gives the screens below a view, reduced to what the current user may see of it. */
export function ViewProvider({ view, children }: { view: View; children: ReactNode }) {
  const actor = useActor();
  const { id, role } = actor ?? {};
  const given = useMemo(() => {
    const known = id === undefined || role === undefined ? undefined : { id, role };
    return { view: allowedView(view, known), actor: known };
  }, [view, id, role]);
  return (
    <ViewContext value={given}>
      <NamesInLanguage>{children}</NamesInLanguage>
    </ViewContext>
  );
}
