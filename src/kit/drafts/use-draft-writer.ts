import { useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, type Drafts, LAST_MOMENT } from '../../providers/drafts.ts';

/** The state of the draft: saved, and since when, or not storable in this browser. */
export type DraftState = { at: 'none' } | { at: 'stored'; since: string } | { at: 'rejected' };

const PAUSE = 250;
const NONE: DraftState = { at: 'none' };

/**
 * Writes a draft once the user stops typing, and at the last moment at which a write is possible. The
 * reported state covers all input: an older write that ends late is not reported.
 */
export function useDraftWriter(drafts: Drafts, key: string | undefined) {
  const [state, setState] = useState<DraftState>(NONE);
  const waiting = useRef<{ draft: Draft; timer: number }>(undefined);
  const attempt = useRef(0);

  const say = useCallback(async (done: Promise<void>, after: DraftState) => {
    attempt.current += 1;
    const own = attempt.current;
    const next = await done.then(
      () => after,
      (): DraftState => ({ at: 'rejected' }),
    );
    if (attempt.current === own) setState(next);
  }, []);

  /** Performs a pending write at once. */
  const flush = useCallback(() => {
    const due = waiting.current;
    if (!due || !key) return;
    window.clearTimeout(due.timer);
    waiting.current = undefined;
    void say(drafts.keep(key, due.draft), { at: 'stored', since: due.draft.savedAt });
  }, [drafts, key, say]);

  const write = useCallback(
    (draft: Draft) => {
      window.clearTimeout(waiting.current?.timer);
      attempt.current += 1;
      setState(NONE);
      waiting.current = { draft, timer: window.setTimeout(flush, PAUSE) };
    },
    [flush],
  );

  const remove = useCallback(async () => {
    window.clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    setState(NONE);
    if (key) await say(drafts.discard(key), NONE);
  }, [drafts, key, say]);

  useLastMoment(flush);
  return { state, write, remove };
}

/**
 * Runs a callback when the page may be closed or discarded by the phone, when the user is about to log
 * out, and when the component unmounts.
 */
function useLastMoment(work: () => void): void {
  useEffect(() => {
    window.addEventListener('pagehide', work);
    window.addEventListener(LAST_MOMENT, work);
    document.addEventListener('visibilitychange', work);
    return () => {
      window.removeEventListener('pagehide', work);
      window.removeEventListener(LAST_MOMENT, work);
      document.removeEventListener('visibilitychange', work);
      work();
    };
  }, [work]);
}
