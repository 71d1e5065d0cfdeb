import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Order } from '../../../../domain/resources/commands.ts';
import { toRecord } from '../../../providers/envelope.ts';
import { failureOf, isSessionEnd } from '../../../providers/http-error.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

type Options = {
  order: Order;
  onDone: () => void;
  /** Another user has saved the order in the meantime; nothing was issued. */
  onStale: (current: Order) => void;
};

/** Dates of an invoice; a `null` service date means the date of the invoice. */
type Days = { day: string; serviceDate: string | null | undefined };

/** Issues the invoice of an order, in the version that the clerk has seen. */
export function useIssue({ order, onDone, onStale }: Options) {
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const notify = useNotify();
  const [failure, setFailure] = useState<unknown>();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ day, serviceDate }: Days) =>
      provider.issueInvoice({
        order: order.id,
        __v: order.__v,
        date: day,
        ...(serviceDate !== undefined && { serviceDate }),
      }),
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
      else setFailure(error);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['invoices'] }),
  });
  return { issue: mutate, isIssuing: isPending, failure };
}
