import { useCallback, useEffect, useState } from 'react';
import { isObject } from '../../../domain/validate.ts';
import { draftHolds, type Release } from '../../providers/draft-holds.ts';
import { type Draft, type Drafts, newDraftKey } from '../../providers/drafts.ts';

/** A form's own storage key, and the draft of an earlier visit under it. */
type Claimed<Values, Base> = {
  readonly key: string;
  readonly draft?: Draft<Values, Base>;
  readonly release?: Release;
};

/**
 * The key of a form's draft, and the draft of an earlier visit. It is offered to no other form while
 * this one is open. `prefix` is missing when no user is signed in; then nothing is stored.
 */
export function useClaimedDraft<Values, Base>(
  drafts: Drafts,
  prefix: string | undefined,
  isWorthIt: (draft: Draft<Values, Base>) => boolean,
) {
  const [key, setKey] = useState<string>();
  const [offered, setOffered] = useState<Draft<Values, Base>>();
  const [isRequested, setRequested] = useState(prefix === undefined);
  const [isRejected, setRejected] = useState(false);

  useEffect(() => {
    if (!prefix) return undefined;
    let isUnmounted = false;
    let release: Release | undefined;
    const settle = ({ draft, ...own }: Claimed<Values, Base>) => {
      if (isUnmounted) return own.release?.();
      release = own.release;
      setKey(own.key);
      setOffered(draft);
      setRequested(true);
    };
    claimDraft<Values, Base>(drafts, prefix, isWorthIt).then(settle, () => {
      setRejected(true);
      settle({ key: newDraftKey(prefix) });
    });
    return () => {
      isUnmounted = true;
      release?.();
    };
  }, [drafts, isWorthIt, prefix]);

  const take = useCallback(() => setOffered(undefined), []);
  return { key, offered, isRequested, isRejected, take };
}

/** Claims the latest draft that no open form is using; if there is none, a new key. */
async function claimDraft<Values, Base>(
  drafts: Drafts,
  prefix: string,
  isWorthIt: (draft: Draft<Values, Base>) => boolean,
): Promise<Claimed<Values, Base>> {
  for (const { key } of await drafts.find(prefix)) {
    const release = await draftHolds.hold(key);
    if (!release) continue;
    // Read only once it is claimed: until then another form may write to it, or save and remove it.
    const draft = (await drafts.find(prefix)).find((one) => one.key === key);
    if (isDraft<Values, Base>(draft) && isWorthIt(draft)) return { key, draft, release };
    release();
  }
  const key = newDraftKey(prefix);
  const release = await draftHolds.hold(key);
  return { key, ...(release && { release }) };
}

const isDraft = <Values, Base>(found: unknown): found is Draft<Values, Base> =>
  isObject(found) && isObject(found.values) && typeof found.savedAt === 'string';
