import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Identifier } from 'react-admin';
import type { Order } from '../../../../domain/resources/commands.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { type NoticeKey, useNotice } from '../../layout/use-notice.ts';
import { useUndoDeletion } from '../bin/use-undo-deletion.ts';
import { isOfOrders } from '../is-of-orders.ts';
import { type BulkVerb, type OrderListConfig, storeKeyOf } from '../stages.ts';
import { type BulkState, IDLE } from './bulk-state.ts';
import { changeOrder } from './change-order.ts';
import { checkSelection } from './check-selection.ts';
import { hasLeft } from './failure-reason.ts';
import { type BulkResult, runBulk } from './run-bulk.ts';
import { useUnselect } from './use-unselect.ts';

type Run = { verb: BulkVerb; orders: readonly Order[] };

/** The text that follows when everything worked (specification 8). */
function noticeOf(verb: BulkVerb): NoticeKey {
  switch (verb) {
    case 'delete':
      return 'orders.deleted';
    case 'deleteBill':
      return 'bills.deleted';
    case 'deleteDeclaration':
      return 'declarations.deleted';
    case 'deleteTicket':
      return 'tickets.deleted';
    case 'restore':
      return 'bin.restored';
    case 'erase':
      return 'bin.erased';
    case 'verify':
    case 'withdrawVerification':
      return 'orders.verified';
    case 'sendToWarehouse':
    case 'sendToTracking':
    case 'returnToValidation':
    case 'returnToWarehouse':
      return 'orders.switched';
    default:
      return verb satisfies never;
  }
}

/**
 * A bulk action of a stage list, from the click to the report: the selection is read anew, the
 * person is asked, each order is changed by a call of its own, and the list is read again
 * (specification 4, "Order stage").
 */
export function useBulkAction(stage: OrderListConfig) {
  const provider = useAppDataProvider();
  const queryClient = useQueryClient();
  const notice = useNotice();
  const unselect = useUnselect(storeKeyOf(stage));
  const undoDeletion = useUndoDeletion();
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
      // Whatever the reason, the specification has one text for it; a dead session logs out by itself.
      notice('server.reload', { type: 'error' });
      setState(IDLE);
    }
  };

  const finish = async ({ done, failures }: BulkResult, { verb, orders }: Run) => {
    const gone = failures.filter(({ reason }) => hasLeft(reason)).map(({ order }) => order);
    unselect([...done, ...gone].map((order) => order.id));
    if (failures.length === 0) {
      const undo = verb === 'delete' ? undoDeletion(done.map(({ id }) => id)) : {};
      notice(noticeOf(verb), { type: 'success', ...undo });
    } else {
      notice('server.reload', { type: 'error' });
    }
    setState(failures.length === 0 ? IDLE : { at: 'report', verb, total: orders.length, failures });
    await reload();
  };

  const { mutate: run } = useMutation({
    meta: { silent: true }, // Its own dialog shows how far it is.
    mutationFn: ({ verb, orders }: Run) => {
      const total = orders.length;
      setState({ at: 'running', verb, total, settled: 0, failed: 0 });
      return runBulk(
        orders,
        (order) => changeOrder(provider, verb, order),
        (settled, failed) => setState({ at: 'running', verb, total, settled, failed }),
      );
    },
    onSuccess: finish,
  });

  return { state, ask, run, close: () => setState(IDLE) };
}
