import { use, useCallback, useRef, useState } from 'react';
import type { Order } from '../../../../domain/resources/commands.ts';
import { draftShelf } from '../../../providers/drafts.ts';
import { readUser } from '../../../providers/session.ts';
import type { OrderDraft } from './claim-draft.ts';
import { DraftsContext } from './drafts-context.ts';
import { isSameValue } from './order-values.ts';
import { useClaimedDraft } from './use-claimed-draft.ts';
import { type DraftState, useDraftWriter } from './use-draft-writer.ts';

type Options<Values> = {
  /** What is drafted: an order, or one of its documents. */
  of: string;
  id: string;
  initial: Values;
  /** The values that may be kept on the device; all of them, where nothing else is said. */
  keepable?: (values: Values, base: Order | undefined) => Values;
};

const REFUSED: DraftState = { at: 'refused' };

/**
 * Keeps what is typed into a form of an order on this device until it is saved or discarded (issue:
 * "nothing typed is lost"). `offered` is what an earlier visit has left and no open form is at; nothing
 * is kept over it before the person has decided. Drafts belong to the person who typed them, and to one
 * form at a time.
 */
export function useDraft<Values extends object>({
  of,
  id,
  initial,
  keepable = asTyped,
}: Options<Values>) {
  const drafts = use(DraftsContext);
  const [shelf] = useState(() => {
    const user = readUser();
    return user && draftShelf(user._id, of, id);
  });
  const started = useRef(initial);
  const isWorthIt = useCallback(
    (draft: OrderDraft<Values>) => hasMoreThan(started.current, draft),
    [],
  );
  const { key, offered, isAsked, isRefused, take } = useClaimedDraft(drafts, shelf, isWorthIt);
  const { state, write, remove } = useDraftWriter(drafts, key);

  /** Keeps these values once the typing pauses. */
  const keep = useCallback(
    (values: Values, base: Order | undefined) => {
      if (!key) return;
      const kept = keepable(values, base);
      const leftOut = fieldsThatDiffer(values, kept);
      const draft = { values: kept, leftOut, savedAt: new Date().toISOString() };
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
    isReady: isAsked && !offered,
    state: isRefused && state.at === 'none' ? REFUSED : state,
    keep,
    discard,
    take,
  };
}

const asTyped = <Values>(values: Values): Values => values;

/** Which fields of the typed values were not kept as they are. */
const fieldsThatDiffer = <Values extends object>(typed: Values, kept: Values): readonly string[] =>
  Object.entries(typed)
    .filter(([name, value]) => value !== kept[name as keyof Values])
    .map(([name]) => name);

/** Whether a draft says anything that its form does not begin with. */
const hasMoreThan = <Values>(started: Values, { values, leftOut = [] }: OrderDraft<Values>) =>
  leftOut.length > 0 || !isSameValue(values, started);
