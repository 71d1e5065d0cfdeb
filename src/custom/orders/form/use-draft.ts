import { use, useCallback, useEffect, useRef, useState } from 'react';
import type { Order } from '../../../../domain/resources/commands.ts';
import { isObject } from '../../../../domain/validate.ts';
import { type Draft, draftKey } from '../../../providers/drafts.ts';
import { readUser } from '../../../providers/session.ts';
import { DraftsContext } from './drafts-context.ts';
import { isSameValue, keepable, type OrderValues } from './order-values.ts';
import { useLastMoment } from './use-last-moment.ts';

export type OrderDraft = Draft<OrderValues, Order>;

/** What is said of the draft: that it is kept, since when, or that this browser keeps none. */
export type DraftState = { at: 'none' } | { at: 'kept'; since: string } | { at: 'refused' };

const PAUSE = 250;
const NONE: DraftState = { at: 'none' };

/**
 * Keeps what is typed into an order on this device until it is saved or discarded (issue: "nothing
 * typed is lost"). `offered` is what an earlier visit has left; nothing is kept over it before the
 * person has decided. Drafts belong to the person who typed them.
 */
export function useDraft(id: string, initial: OrderValues) {
  const drafts = use(DraftsContext);
  const [key] = useState(() => {
    const user = readUser();
    return user && draftKey(user._id, 'commands', id);
  });
  const [offered, setOffered] = useState<OrderDraft>();
  const [isAsked, setAsked] = useState(key === undefined);
  const [state, setState] = useState<DraftState>(NONE);
  const waiting = useRef<{ draft: OrderDraft; timer: number }>(undefined);
  const started = useRef(initial);

  useEffect(() => {
    if (!key) return undefined;
    let isGone = false;
    const settle = (found: unknown) => {
      if (isGone) return;
      const isWorthIt = isDraft(found) && !isSameValue(found.values, started.current);
      if (isWorthIt) setOffered(found);
      setAsked(true);
    };
    drafts.read(key).then(settle, () => {
      setState({ at: 'refused' });
      settle(undefined);
    });
    return () => {
      isGone = true;
    };
  }, [drafts, key]);

  /** Writes what is waiting to be written, at once. */
  const flush = useCallback(() => {
    const due = waiting.current;
    if (!due || !key) return;
    window.clearTimeout(due.timer);
    waiting.current = undefined;
    drafts.keep(key, due.draft).then(
      () => setState({ at: 'kept', since: due.draft.savedAt }),
      () => setState({ at: 'refused' }),
    );
  }, [drafts, key]);

  /** Keeps these values once the typing pauses. */
  const keep = useCallback(
    (values: OrderValues, base: Order | undefined) => {
      if (!key) return;
      window.clearTimeout(waiting.current?.timer);
      setState(NONE); // What is said to be kept is all that was typed.
      const draft = { values: keepable(values), savedAt: new Date().toISOString() };
      waiting.current = {
        draft: base ? { ...draft, base } : draft,
        timer: window.setTimeout(flush, PAUSE),
      };
    },
    [flush, key],
  );

  const discard = useCallback(async () => {
    window.clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    setOffered(undefined);
    setState(NONE);
    if (key) await drafts.discard(key).catch(() => setState({ at: 'refused' }));
  }, [drafts, key]);

  useLastMoment(flush);

  const take = useCallback(() => setOffered(undefined), []);

  return { offered, isReady: isAsked && !offered, state, keep, discard, take };
}

const isDraft = (found: unknown): found is OrderDraft =>
  isObject(found) && isObject(found.values) && typeof found.savedAt === 'string';
