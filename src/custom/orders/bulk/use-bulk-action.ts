import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, type Identifier, useLogoutIfAccessDenied } from 'react-admin';
import { useNotice } from '../../../kit/notices/use-notice.tsx';
import { isOfOrders } from '../../../providers/bin-methods.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { type BulkVerb, type OrderListConfig, storeKeyOf } from '../stages.ts';
import { isComplete, joined, remainderOf, totalOf } from './bulk-result.ts';
import { type BulkState, IDLE } from './bulk-state.ts';
import { checkSelection } from './check-selection.ts';
import { hasLeft } from './failure-reason.ts';
import { noticeOf } from './notice-of.ts';
import type { BulkResult } from './run-bulk.ts';
import { type BulkRun, useBulkRun } from './use-bulk-run.ts';
import { useIsShown } from './use-is-shown.ts';
import { useUndo } from './use-undo.ts';
import { useUnselect } from './use-unselect.ts';

/**
 * A bulk action of a stage list, from the click to the report: the selection is read again, the user
 * confirms, each order is changed by its own call, and the list is reloaded (specification 4, "Order
 * stage"). The changes can be undone, and the rest can be retried.
 */
export function useBulkAction(stage: OrderListConfig) {
  const provider = useAppDataProvider();
  const queryClient = useQueryClient();
  const notice = useNotice();
  const unselect = useUnselect(storeKeyOf(stage));
  const undoOf = useUndo();
  const isShown = useIsShown();
  const logout = useLogoutIfAccessDenied();
  const [state, setState] = useState<BulkState>(IDLE);
  const reload = () => queryClient.invalidateQueries({ predicate: isOfOrders });

  const ask = async (verb: BulkVerb, ids: readonly Identifier[]) => {
    setState({ at: 'checking', verb });
    try {
      const selection = await checkSelection(provider, stage, ids);
      unselect(selection.left);
      if (selection.left.length > 0) void reload();
      setState({ at: 'asking', verb, selection });
    } catch {
      // Whatever the reason, the specification has one text for it; an expired session logs out on its own.
      notice('server.reload', { type: 'error' });
      setState(IDLE);
    }
  };

  const tell = ({ verb, takesBack }: BulkRun, result: BulkResult) => {
    if (isComplete(result)) {
      const back = takesBack ? undefined : undoOf(verb, result);
      const action = back && { label: 'ra.action.undo' as const, onChoose: () => run(back) };
      // Repeating the text shown before the undo would read as if the undo had not worked.
      const key = takesBack && verb !== 'restore' ? 'bulk.takenBack' : noticeOf(verb);
      const args = { smart_count: result.done.length };
      notice(key, { type: 'success', args, ...(action && { action }) });
    } else if (!isShown()) {
      // A user who has left the list sees no report, but is told that the run did not complete.
      const args = { done: result.done.length, total: totalOf(result) };
      notice('bulk.partly', { type: 'warning', args });
    } else if (result.failures.length > 0 && !result.sessionEnded) {
      notice('server.reload', { type: 'error' });
    }
  };

  const finish = async (ended: BulkResult, asked: BulkRun) => {
    const { verb, before } = asked;
    const result = before ? joined(before, ended) : ended;
    const gone = result.failures.filter(({ reason }) => hasLeft(reason)).map(({ order }) => order);
    unselect([...result.done, ...gone].map(({ id }) => id));
    tell(asked, result);
    setState(isComplete(result) ? IDLE : { at: 'report', verb, result });
    // Without a session a read would lead straight to the login, and the report would never be seen.
    if (!result.sessionEnded) await reload();
  };

  const { run, stop } = useBulkRun({
    onProgress: (verb, progress) => setState({ at: 'running', verb, progress }),
    onEnd: finish,
  });

  return {
    state,
    ask,
    run,
    stop,
    undoOf,
    close: () => setState(IDLE),
    retry: (verb: BulkVerb, result: BulkResult) =>
      run({ verb, orders: remainderOf(result), before: result }),
    logIn: () => void logout(new HttpError('errors.session.ended', 401)),
  };
}

export type BulkAction = ReturnType<typeof useBulkAction>;
