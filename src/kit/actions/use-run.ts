import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  type Identifier,
  type RaRecord,
  useLogoutIfAccessDenied,
  useStoreContext,
} from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Actor } from '../../../domain/access.ts';
import { CallError, errorKey, failureOf, isUnanswered } from '../../providers/call-error.ts';
import type { ChangeMeta } from '../../providers/idempotency-keys.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { useActor } from '../access/use-access.ts';
import { useToast } from '../notices/use-notice.tsx';
import { useUnselect } from '../selection/list-selection.tsx';
import {
  type ActionScope,
  type BulkAction,
  type Dependencies,
  isOpenTo,
} from '../view/bulk-action.ts';
import { type CheckedSelection, checkSelection } from './check-selection.ts';
import { type RunResult, remainderOf, runEach, runOnce } from './run-records.ts';
import { IDLE, type RunProgress, type RunState, type RunTask, useRunEnd } from './use-run-end.ts';

type Read<R extends RaRecord> = () => Promise<CheckedSelection<R>>;

/**
 * An action on records, from the click to the report: the selection is read again, the user is
 * shown a confirmation, the records are changed, and the list is read again (specification 4,
 * "Order stage"). What was done can be undone, and the rest can be retried.
 */
export function useRun<R extends RaRecord>(scope: ActionScope<R>) {
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const toast = useToast();
  const unselect = useUnselect(scope.key);
  const logout = useLogoutIfAccessDenied();
  const navigate = useNavigate();
  const actor = useActor();
  const [state, setState] = useState<RunState<R>>(IDLE);
  const { reload, finish } = useRunEnd(scope, {
    setState,
    run: (task) => run(task),
    ask: (action, records) => void start(action, ids(records), async () => ({ records, left: [] })),
  });
  const fail = (error: unknown) => {
    // An expired session logs out on its own.
    const lost = isUnanswered(error) ? (failureOf(error).text ?? 'notice.line.needed') : undefined;
    toast(lost ?? scope.failed ?? errorKey(error), { type: 'error' });
    setState(IDLE);
  };
  const { run, stop } = useRunner<R>({
    onProgress: (task, progress) => setState({ at: 'running', task, progress }),
    onEnd: finish,
    onError: fail,
  });

  const begin = async (action: BulkAction<R>, read: Read<R>) => {
    const selection = await read();
    const { records, left } = selection;
    const dependencies = { provider, client };
    const asker = { scope, actor, dependencies };
    const hasQuestion = records.length === 0 || (await needsQuestion(action, records, asker));
    if (hasQuestion && records.length > 0) {
      await action.confirmation?.ready?.(dependencies, records);
    }
    unselect(left);
    if (left.length > 0) void reload();
    if (hasQuestion) setState({ at: 'asking', action, selection });
    else run({ action, records, isUnasked: true });
  };

  const start = async (action: BulkAction<R>, ids: readonly Identifier[], read: Read<R>) => {
    if ('over' in action.run) return navigate(action.run.over);
    if ('screen' in action.run) return setState({ at: 'screen', action, ids });
    setState({ at: 'checking' });
    await begin(action, read).catch(fail);
  };

  return {
    scope,
    state,
    /** Starts with records of which only the ids are known: they are read again first. */
    ask: (action: BulkAction<R>, ids: readonly Identifier[]) =>
      start(action, ids, () => checkSelection<R>(provider, scope, ids)),
    /** Starts with the record on the page, in the version that the user sees. */
    askOne: (action: BulkAction<R>, record: R) =>
      start(action, [record.id], async () => ({ records: [record], left: [] })),
    run,
    stop,
    close: () => setState(IDLE),
    /** Closes what is done with these records: they stay selected no longer. */
    leave: (ids: readonly Identifier[]) => {
      unselect(ids);
      setState(IDLE);
    },
    retry: (action: BulkAction<R>, result: RunResult<R>) =>
      run({ action, records: remainderOf(result), before: result }),
    logIn: () => void logout(new CallError(401)),
  };
}

type Asker<R extends RaRecord> = {
  scope: ActionScope<R>;
  actor: Actor | undefined;
  dependencies: Dependencies;
};

/**
 * Whether an action is confirmed first. On the page of a record whose action the user can undo, that
 * may be only where something speaks against it.
 */
async function needsQuestion<R extends RaRecord>(
  { confirmation, undo }: BulkAction<R>,
  [first]: readonly R[],
  { scope, actor, dependencies }: Asker<R>,
): Promise<boolean> {
  if (!confirmation) return false;
  const isNeeded = confirmation.ofOne?.isNeeded;
  if (!isNeeded || !first || !scope.page || !undo || !isOpenTo(undo.by(), actor)) return true;
  return isNeeded(first, dependencies);
}

export type Run<R extends RaRecord = RaRecord> = ReturnType<typeof useRun<R>>;

const ids = (records: readonly RaRecord[]): readonly Identifier[] => records.map(({ id }) => id);

type RunnerOptions<R extends RaRecord> = {
  onProgress: (task: RunTask<R>, progress: RunProgress) => void;
  onEnd: (result: RunResult<R>, task: RunTask<R>) => Promise<void>;
  /** Called if the run, or what follows it, failed as a whole. */
  onError: (error: unknown) => void;
};

/** Runs actions, one at a time; a run stops when the user stops it or leaves the list. */
function useRunner<R extends RaRecord>({ onProgress, onEnd, onError }: RunnerOptions<R>) {
  const provider = useAppDataProvider();
  const device = useStoreContext();
  const stopper = useRef<AbortController>(undefined);
  const latest = useRef({ settled: 0, failed: 0 });
  useEffect(() => () => stopper.current?.abort(), []);

  const { mutate } = useMutation({
    meta: { silent: true }, // Its own dialog shows the progress.
    mutationFn: async (task: RunTask<R>) => {
      const { action, records } = task;
      const own = new AbortController();
      stopper.current = own;
      const { signal } = own;
      const show = (settled: number, failed: number) => {
        latest.current = { settled, failed };
        onProgress(task, { total: records.length, settled, failed, stopping: signal.aborted });
      };
      signal.addEventListener('abort', () => show(latest.current.settled, latest.current.failed));
      show(0, 0);
      const call = {
        provider,
        device,
        signal,
        onProgress: (finished: number) => show(finished, 0),
      };
      const { run } = action;
      if ('each' in run) {
        const change = (record: R, meta: ChangeMeta) => run.each(record, { ...call, meta });
        return runEach(records, change, { onSettled: show, stopper: own });
      }
      if ('once' in run) return runOnce(records, (all) => run.once(all, call), { stopper: own });
      throw new Error(`"${action.verb}" is opened, not run.`);
    },
    onSuccess: onEnd,
    onError,
  });

  return { run: (task: RunTask<R>) => mutate(task), stop: () => stopper.current?.abort() };
}
