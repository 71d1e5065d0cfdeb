import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Order } from '../../../../domain/resources/commands.ts';
import { toRecord } from '../../../providers/envelope.ts';
import { failureOf, isSessionEnd } from '../../../providers/http-error.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { isOfOrders } from '../../orders/is-of-orders.ts';
import type { ToIssue } from './typed-issue.ts';

type Options = {
  draft: ToIssue;
  /** A refusal that the form may say at its fields; answers whether it does. */
  onRefused: (error: unknown) => boolean;
  onDone: () => void;
  /** Another user has saved the order in the meantime; nothing was issued. */
  onStale: (current: Order) => void;
};

/** Issues the invoice of an order, in the version that the clerk has seen. */
export function useIssue({ draft, onDone, onRefused, onStale }: Options) {
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const notify = useNotify();
  const [failure, setFailure] = useState<unknown>();
  const { mutate, isPending } = useMutation({
    /** A `null` service date is the invoice's own. */
    mutationFn: (serviceDate: string | null | undefined) => {
      const { order, values, changes, customer } = draft;
      return provider.issueInvoice({
        order: order.id,
        __v: order.__v,
        date: values.day,
        ...(changes && { changes }),
        ...(customer && { customer }),
        ...(serviceDate !== undefined && { serviceDate }),
      });
    },
    onMutate: () => setFailure(undefined),
    onSuccess: ({ number }) => {
      notify('documents.issue.done', {
        type: 'success',
        messageArgs: { number: `\u2068${number}\u2069` },
      });
      onDone();
    },
    onError: (error) => {
      if (isSessionEnd(error)) return; // The login follows automatically.
      const { code, current } = failureOf(error);
      if (code === 'record.stale' && current) onStale(toRecord(current) as Order);
      else if (!onRefused(error)) setFailure(error);
    },
    // The order is saved with its issue.
    onSettled: () =>
      client.invalidateQueries({
        predicate: (query) => isOfOrders(query) || query.queryKey[0] === 'invoices',
      }),
  });
  return { issue: mutate, isIssuing: isPending, failure };
}
