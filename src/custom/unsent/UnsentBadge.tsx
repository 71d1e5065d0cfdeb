import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, use, useEffect, useState } from 'react';
import { LOCALES } from '../../../domain/fields.ts';
import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import { loadUnsentTexts } from '../../i18n/unsent/catalogues.ts';
import { UnsentContext } from '../../providers/unsent/late-unsent.ts';
import { whenIdle } from '../../providers/when-idle.ts';

/** What waits to be sent, in the top bar of every page: nothing comes of it before the first list. */
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
    return whenIdle(
      client,
      () => void ignoringFailure(load(), 'Whoever is offline from the beginning has no queue.'),
    );
  }, [late, client]);
  return badge;
}
