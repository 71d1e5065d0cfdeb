import { use, useCallback, useEffect, useRef, useState } from 'react';
import type { Order } from '../../../../domain/resources/commands.ts';
import { isObject } from '../../../../domain/validate.ts';
import { draftHolds, type Release } from '../../../providers/draft-holds.ts';
import { type Draft, type Drafts, draftShelf, newDraftKey } from '../../../providers/drafts.ts';
import { readUser } from '../../../providers/session.ts';
import { DraftsContext } from './drafts-context.ts';
import { isSameValue } from './order-values.ts';
import { useLastMoment } from './use-last-moment.ts';

/** What is kept of a form: what was typed, and the order that it was built on. */
type OrderDraft<Values> = Draft<Values, Order>;

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
  /** Where this form keeps its own draft. */
  const [key, setKey] = useState<string>();
  const [offered, setOffered] = useState<OrderDraft<Values>>();
  const [isAsked, setAsked] = useState(shelf === undefined);
  const [state, setState] = useState<DraftState>(NONE);
  const waiting = useRef<{ draft: OrderDraft<Values>; timer: number }>(undefined);
  const started = useRef(initial);

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
    claimDraft<Values>(drafts, shelf, (draft) => hasMoreThan(started.current, draft)).then(
      settle,
      () => {
        setState({ at: 'refused' });
        settle({ key: newDraftKey(shelf) });
      },
    );
    return () => {
      isGone = true;
      release?.();
    };
  }, [drafts, shelf]);

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

type Claimed<Values> = {
  readonly key: string;
  readonly draft?: OrderDraft<Values>;
  readonly release?: Release;
};

/** Makes the latest draft that no open form is at this form's own; where there is none, a new place. */
async function claimDraft<Values>(
  drafts: Drafts,
  shelf: string,
  isWorthIt: (draft: OrderDraft<Values>) => boolean,
): Promise<Claimed<Values>> {
  for (const { key } of await drafts.find(shelf)) {
    const release = await draftHolds.hold(key);
    if (!release) continue;
    // Read once it is held: until then another form may have written to it, or saved and removed it.
    const draft = (await drafts.find(shelf)).find((one) => one.key === key);
    if (isDraft<Values>(draft) && isWorthIt(draft)) return { key, draft, release };
    release();
  }
  const key = newDraftKey(shelf);
  const release = await draftHolds.hold(key);
  return { key, ...(release && { release }) };
}

const isDraft = <Values>(found: unknown): found is OrderDraft<Values> =>
  isObject(found) && isObject(found.values) && typeof found.savedAt === 'string';
