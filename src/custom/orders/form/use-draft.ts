import { use, useCallback, useEffect, useRef, useState } from 'react';
import type { Order } from '../../../../domain/resources/commands.ts';
import { isObject } from '../../../../domain/validate.ts';
import { type Draft, draftKey } from '../../../providers/drafts.ts';
import { readUser } from '../../../providers/session.ts';
import { DraftsContext } from './drafts-context.ts';
import { isSameValue } from './order-values.ts';
import { useLastMoment } from './use-last-moment.ts';

/** What is kept of a form: what was typed, and the order that it was built on. */
export type OrderDraft<Values> = Draft<Values, Order>;

/** What is said of the draft: that it is kept, since when, or that this browser keeps none. */
export type DraftState = { at: 'none' } | { at: 'kept'; since: string } | { at: 'refused' };

type Options<Values> = {
  /** What is drafted: an order, or one of its documents. */
  of: string;
  id: string;
  initial: Values;
  /** The values that may be kept on the device; all of them, where nothing else is said. */
  keepable?: (values: Values, base: Order | undefined) => Values;
};

const PAUSE = 250;
const NONE: DraftState = { at: 'none' };

/**
 * Keeps what is typed into a form of an order on this device until it is saved or discarded (issue:
 * "nothing typed is lost"). `offered` is what an earlier visit has left; nothing is kept over it before the
 * person has decided. Drafts belong to the person who typed them.
 */
export function useDraft<Values extends object>({
  of,
  id,
  initial,
  keepable = asTyped,
}: Options<Values>) {
  const drafts = use(DraftsContext);
  const [key] = useState(() => {
    const user = readUser();
    return user && draftKey(user._id, of, id);
  });
  const [offered, setOffered] = useState<OrderDraft<Values>>();
  const [isAsked, setAsked] = useState(key === undefined);
  const [state, setState] = useState<DraftState>(NONE);
  const waiting = useRef<{ draft: OrderDraft<Values>; timer: number }>(undefined);
  const started = useRef(initial);

  useEffect(() => {
    if (!key) return undefined;
    let isGone = false;
    const settle = (found: unknown) => {
      if (isGone) return;
      if (isDraft<Values>(found) && hasMoreThan(started.current, found)) setOffered(found);
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
    (values: Values, base: Order | undefined) => {
      if (!key) return;
      window.clearTimeout(waiting.current?.timer);
      setState(NONE); // What is said to be kept is all that was typed.
      const kept = keepable(values, base);
      const leftOut = fieldsThatDiffer(values, kept);
      const draft = { values: kept, leftOut, savedAt: new Date().toISOString() };
      waiting.current = {
        draft: base ? { ...draft, base } : draft,
        timer: window.setTimeout(flush, PAUSE),
      };
    },
    [flush, keepable, key],
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

const asTyped = <Values>(values: Values): Values => values;

/** Which fields of the typed values were not kept as they are. */
const fieldsThatDiffer = <Values extends object>(typed: Values, kept: Values): readonly string[] =>
  Object.entries(typed)
    .filter(([name, value]) => value !== kept[name as keyof Values])
    .map(([name]) => name);

/** Whether a draft says anything that its form does not begin with. */
const hasMoreThan = <Values>(started: Values, { values, leftOut = [] }: OrderDraft<Values>) =>
  leftOut.length > 0 || !isSameValue(values, started);

const isDraft = <Values>(found: unknown): found is OrderDraft<Values> =>
  isObject(found) && isObject(found.values) && typeof found.savedAt === 'string';
