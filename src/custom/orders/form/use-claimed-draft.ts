import { useCallback, useEffect, useState } from 'react';
import type { Release } from '../../../providers/draft-holds.ts';
import { type Drafts, newDraftKey } from '../../../providers/drafts.ts';
import { type Claimed, claimDraft, type OrderDraft } from './claim-draft.ts';

/**
 * Where a form keeps its draft, and what an earlier visit has left there. Nobody else is offered it for
 * as long as the form is open. `shelf` is missing where nobody is signed in; nothing is kept then.
 */
export function useClaimedDraft<Values>(
  drafts: Drafts,
  shelf: string | undefined,
  isWorthIt: (draft: OrderDraft<Values>) => boolean,
) {
  const [key, setKey] = useState<string>();
  const [offered, setOffered] = useState<OrderDraft<Values>>();
  const [isAsked, setAsked] = useState(shelf === undefined);
  const [isRefused, setRefused] = useState(false);

  useEffect(() => {
    if (!shelf) return undefined;
    let isGone = false;
    let release: Release | undefined;
    const settle = ({ draft, ...own }: Claimed<Values>) => {
      if (isGone) return own.release?.();
      release = own.release;
      setKey(own.key);
      setOffered(draft);
      setAsked(true);
    };
    claimDraft<Values>(drafts, shelf, isWorthIt).then(settle, () => {
      setRefused(true);
      settle({ key: newDraftKey(shelf) });
    });
    return () => {
      isGone = true;
      release?.();
    };
  }, [drafts, isWorthIt, shelf]);

  const take = useCallback(() => setOffered(undefined), []);
  return { key, offered, isAsked, isRefused, take };
}
