import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, use, useEffect, useState } from 'react';
import { LOCALES } from '../../../domain/fields.ts';
import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import { loadUnsentTexts } from '../../i18n/unsent/catalogues.ts';
import { UnsentContext } from '../../providers/unsent/late-unsent.ts';
import { whenIdle } from '../../providers/when-idle.ts';
import { waitsHere } from './waits-here.ts';

/**
 * What waits to be sent, in the top bar of every page: nothing comes of it before the first list, unless
 * something waited here before.
 */
export function UnsentBadge() {
  const late = use(UnsentContext);
  const client = useQueryClient();
  const [badge, setBadge] = useState<ReactNode>();
  useEffect(() => {
    if (!late) return undefined;
    const load = async () => {
      // Its texts come too, in whatever language it is read later: without a line nothing can be loaded.
      const [unsent, { UnsentList }] = await Promise.all([
        late.load(),
        import('./UnsentList.tsx'),
        ...LOCALES.map(loadUnsentTexts),
      ]);
      if (unsent) setBadge(<UnsentList unsent={unsent} />);
    };
    const begin = () =>
      void ignoringFailure(load(), 'Whoever is offline from the beginning has no queue.');
    if (!waitsHere()) return whenIdle(client, begin);
    begin();
    return undefined;
  }, [late, client]);
  return badge;
}
