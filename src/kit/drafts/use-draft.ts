import { use, useCallback, useRef, useState } from 'react';
import { type Draft, DraftsContext, draftPrefix } from '../../providers/drafts.ts';
import { readUser } from '../../providers/session.ts';
import { isSameContent } from '../conflict/same-value.ts';
import { useClaimedDraft } from './use-claimed-draft.ts';
import { type DraftState, useDraftWriter } from './use-draft-writer.ts';

type Options<Values, Base> = {
  /** The subject of the draft: a resource, or a kind of document. */
  of: string;
  id: string;
  initial: Values;
  /** The values that may be stored on the device; by default all of them. */
  keepable?: (values: Values, base: Base | undefined) => Values;
};

const REJECTED: DraftState = { at: 'rejected' };

/**
 * Keeps the input of a form on this device until it is saved or discarded, so that nothing typed is
 * lost. `offered` is a draft of an earlier visit that no open form is using; it is not overwritten
 * before the user has decided. A draft belongs to the user who typed it, and to one form at a time.
 */
export function useDraft<Values extends object, Base extends object = object>({
  of,
  id,
  initial,
  keepable = asTyped,
}: Options<Values, Base>) {
  const drafts = use(DraftsContext);
  const [prefix] = useState(() => {
    const user = readUser();
    return user && draftPrefix(user._id, of, id);
  });
  const started = useRef(initial);
  const isWorthIt = useCallback(
    (draft: Draft<Values, Base>) => hasMoreThan(started.current, draft),
    [],
  );
  const { key, offered, isRequested, isRejected, take } = useClaimedDraft(
    drafts,
    prefix,
    isWorthIt,
  );
  const { state, write, remove } = useDraftWriter(drafts, key);

  /** Stores these values once the user stops typing. */
  const keep = useCallback(
    (values: Values, base: Base | undefined) => {
      if (!key) return;
      const stored = keepable(values, base);
      const leftOut = fieldsThatDiffer(values, stored);
      const draft = { values: stored, leftOut, savedAt: new Date().toISOString() };
      write(base ? { ...draft, base } : draft);
    },
    [keepable, key, write],
  );

  const discard = useCallback(async () => {
    take();
    await remove();
  }, [remove, take]);

  return {
    offered,
    isReady: isRequested && !offered,
    state: isRejected && state.at === 'none' ? REJECTED : state,
    keep,
    discard,
    take,
  };
}

const asTyped = <Values>(values: Values): Values => values;

/** The fields of the input that were not stored as they are. */
const fieldsThatDiffer = <Values extends object>(
  typed: Values,
  stored: Values,
): readonly string[] =>
  Object.entries(typed)
    .filter(([name, value]) => value !== stored[name as keyof Values])
    .map(([name]) => name);

/** Whether a draft differs from the form's initial values. */
const hasMoreThan = <Values extends object, Base>(
  started: Values,
  { values, leftOut = [] }: Draft<Values, Base>,
) => leftOut.length > 0 || !isSameContent(values, started);
