import { useCallback, useEffect, useState } from 'react';
import type { Release } from '../../../providers/draft-holds.ts';
import { type Drafts, newDraftKey } from '../../../providers/drafts.ts';
import { type Claimed, claimDraft, type OrderDraft } from './claim-draft.ts';

/**
 * The key of a form's draft, and the draft of an earlier visit. It is offered to no other form while
 * this one is open. `shelf` is missing when no user is signed in; then nothing is stored.
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
