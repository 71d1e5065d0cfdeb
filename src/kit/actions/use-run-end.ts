import { type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { type Identifier, type RaRecord, useNavigate } from 'react-admin';
import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { useActor } from '../access/use-access.ts';
import { useDropDrafts } from '../drafts/use-drop-drafts.ts';
import { useToast } from '../notices/use-notice.tsx';
import { useUnselect } from '../selection/list-selection.tsx';
import {
  type ActionScope,
  type BulkAction,
  type DoneNotice,
  isOpenTo,
  recordsText,
} from '../view/bulk-action.ts';
import type { CheckedSelection } from './check-selection.ts';
import { hasLeft, isComplete, joined, type RunResult, totalOf } from './run-records.ts';

/** The progress of a run, in records. */
export type RunProgress = {
  readonly total: number;
  readonly settled: number;
  readonly failed: number;
  /** The user stopped the run: requests in flight are finished, no new ones are started. */
  readonly stopping: boolean;
};

/** The task of a run. */
export type RunTask<R extends RaRecord = RaRecord> = {
  readonly action: BulkAction<R>;
  readonly records: readonly R[];
  /** Set if it undoes another run: the notice afterwards. */
  readonly takesBack?: { readonly done: string | undefined };
  /** The result of the run whose remainder this one retries. */
  readonly before?: RunResult<R>;
  /** Set if it began without a question, so that none waits for its end. */
  readonly isUnasked?: boolean;
};

/** The state of an action, from the button to the report. */
export type RunState<R extends RaRecord = RaRecord> =
  | { at: 'idle' }
  | { at: 'checking' }
  | { at: 'asking'; action: BulkAction<R>; selection: CheckedSelection<R> }
  | { at: 'running'; task: RunTask<R>; progress: RunProgress }
  | { at: 'report'; action: BulkAction<R>; result: RunResult<R>; back: RunTask<R> | undefined }
  | { at: 'screen'; action: BulkAction<R>; ids: readonly Identifier[] };

export const IDLE = { at: 'idle' } as const;

type EndOptions<R extends RaRecord> = {
  setState: (state: RunState<R>) => void;
  run: (task: RunTask<R>) => void;
  /** Starts another action with these records. */
  ask: (action: BulkAction<R>, records: readonly R[]) => void;
};

/** What happens after a run: the selection, the notice, the report, and the list read again. */
export function useRunEnd<R extends RaRecord>(
  scope: ActionScope<R>,
  { setState, run, ask }: EndOptions<R>,
) {
  const toast = useToast();
  const unselect = useUnselect(scope.key);
  const undoOf = useUndo<R>();
  const sayFollow = useFollow<R>();
  const dropDrafts = useDropDrafts();
  const isShown = useIsShown();
  const navigate = useNavigate();
  const touched = scope.touches ?? [scope.resource];
  const reload = useReload<R>(touched);

  const report = (task: RunTask<R>, result: RunResult<R>, back: RunTask<R> | undefined) => {
    const { takesBack, action } = task;
    const [failure] = result.failures;
    if (isComplete(result)) {
      const undo = back && { label: 'ra.action.undo' as const, onChoose: () => run(back) };
      // Repeating the text shown before the undo would read as if the undo had not worked.
      const takenBack = takesBack && (takesBack.done ?? recordsText(scope, 'takenBack'));
      const done = doneNotice(action, result);
      const args = { smart_count: takenBack ? result.done.length : done.count };
      const mend = done.mend && mendingOf(done.mend);
      const actions = [
        ...(takesBack ? [] : mend ? [mend] : amendmentsOf(action, result.changed)),
        ...(undo ? [undo] : []),
      ];
      const type = mend && !takenBack ? 'warning' : 'success';
      toast(takenBack ?? done.text, { type, args, actions });
    } else if (scope.page && failure && !result.sessionEnded) {
      toast(scope.failed ?? failure.reason.text, { type: 'error' });
    } else if (!isShown()) {
      // A user who has left the list sees no report, but is notified that the run did not complete.
      const args = { done: result.done.length, total: totalOf(result) };
      toast(recordsText(scope, 'partly'), { type: 'warning', args });
    } else if (scope.failed && failure && !result.sessionEnded) {
      toast(scope.failed, { type: 'error' });
    }
  };

  const mendingOf = ({ label, to }: NonNullable<DoneNotice['mend']>) => ({
    label,
    onChoose: () => navigate(to),
  });

  /** What else the notice offers; without the list or the page that it began on, it leads elsewhere. */
  const amendmentsOf = ({ amendment }: BulkAction<R>, changed: readonly R[]) =>
    amendment && changed.length > 0
      ? [
          {
            label: amendment.label,
            onChoose: () =>
              isShown() ? ask(amendment.by(), changed) : navigate(amendment.elsewhere(changed)),
          },
        ]
      : [];

  const finish = async (ended: RunResult<R>, task: RunTask<R>) => {
    const { action, before } = task;
    const result = before ? joined(before, ended) : ended;
    const left = result.failures.filter(({ reason }) => hasLeft(reason)).map((one) => one.record);
    unselect(ids([...result.done, ...left]));
    const back = task.takesBack ? undefined : await undoOf(action, result);
    report(task, result, back);
    const isOver = isComplete(result) || (scope.page !== undefined && !result.sessionEnded);
    setState(isOver ? IDLE : { at: 'report', action, result, back });
    const removed = action.removes ? result.done : [];
    // A record that can be brought back keeps what was typed into its form.
    if (!back) void dropDrafts(touched, ids(removed));
    const [only] = removed;
    if (only && isShown()) scope.page?.leave(only);
    if (isComplete(result) && !task.takesBack && isShown()) scope.page?.follow?.();
    // Without a session a read would lead straight to the login, and the report would never be seen.
    if (!result.sessionEnded) await reload(removed);
    if (task.takesBack && isComplete(result)) await sayFollow(action, result.done);
  };

  return { reload, finish };
}

const doneNotice = <R extends RaRecord>(
  { done }: BulkAction<R>,
  result: RunResult<R>,
): DoneNotice =>
  typeof done === 'string'
    ? { text: done, count: result.done.length }
    : done.noticeOf(result.changed);

const ids = (records: readonly RaRecord[]): readonly Identifier[] => records.map(({ id }) => id);

/** Reads again what was shown of some resources, other than records that were removed. */
function useReload<R extends RaRecord>(resources: readonly unknown[]) {
  const queryClient = useQueryClient();
  return (removed: readonly R[] = []) => {
    const left = new Set<unknown>(removed.map(({ id }) => String(id)));
    return queryClient.invalidateQueries({
      predicate: ({ queryKey }) => resources.includes(queryKey[0]) && !isReadOf(queryKey, left),
    });
  };
}

/** Whether a query reads one of the removed records, which would only be rejected. */
const isReadOf = ([, method, params]: Query['queryKey'], removed: ReadonlySet<unknown>): boolean =>
  removed.size > 0 && method === 'getOne' && removed.has(String((params as { id?: unknown })?.id));

/**
 * Returns the run that undoes another: by the action that reverses it, if this user may do that and
 * the back end can. It names the version that the first run produced, so that a record which another
 * user has changed since is not pulled back.
 */
function useUndo<R extends RaRecord>() {
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const actor = useActor();
  return async (
    { undo }: BulkAction<R>,
    { done, changed }: RunResult<R>,
  ): Promise<RunTask<R> | undefined> => {
    const records = undo?.of === 'done' ? done : changed;
    if (!undo || records.length === 0) return undefined;
    const action = undo.by();
    if (!isOpenTo(action, actor)) return undefined;
    const answer = undo.isThere?.({ provider, client });
    const isThere =
      !answer || (await ignoringFailure(answer, 'Without an answer, nothing is promised.'));
    return isThere ? { action, records, takesBack: { done: undo.done } } : undefined;
  };
}

/** Says what follows from a run, with a button that leads there. */
function useFollow<R extends RaRecord>() {
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return async ({ follows }: BulkAction<R>, records: readonly R[]) => {
    const reading = follows?.(records, { provider, client });
    const follow = reading && (await ignoringFailure(reading, 'Then nothing is shown.'));
    if (!follow) return;
    const { text, count, to } = follow;
    const action = { label: 'ra.action.show' as const, onChoose: () => navigate(to) };
    toast(text, { args: { smart_count: count }, action });
  };
}

/** Answers whether the component is still mounted, for work that ends later. */
function useIsShown(): () => boolean {
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return useCallback(() => shown.current, []);
}
