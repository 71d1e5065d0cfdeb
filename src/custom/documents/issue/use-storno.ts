import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { IssuedInvoice } from '../../../../domain/documents/invoice/issued-invoice.ts';
import { failureOf } from '../../../providers/http-error.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { isOfOrders } from '../../orders/is-of-orders.ts';

type Options = { invoice: Pick<IssuedInvoice, '_id'>; onDone: () => void };

/** Another user was faster: the invoice, or its order, has changed since it was displayed. */
const OUTDATED: readonly string[] = ['invoice.cancelled', 'record.stale'];

/** Cancels an invoice by a Storno. */
export function useStorno({ invoice, onDone }: Options) {
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const notify = useNotify();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (reason: string) => provider.cancelInvoice(invoice._id, reason),
    onSuccess: ({ number }) => {
      notify('documents.issue.stornoDone', {
        type: 'success',
        messageArgs: { number: `\u2068${number}\u2069` },
      });
      onDone();
    },
    // The order has lost its number, and the lists have one more document.
    onSettled: () =>
      client.invalidateQueries({
        predicate: (query) => isOfOrders(query) || query.queryKey[0] === 'invoices',
      }),
  });
  return {
    cancel: mutate,
    isCancelling: isPending,
    failure: error ?? undefined,
    isOutdated: error !== null && OUTDATED.includes(failureOf(error).code),
  };
}
