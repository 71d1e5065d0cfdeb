import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { PrintedOrder, PrintedOrders } from '../../../../domain/documents/print.ts';
import { isolated } from '../../../i18n/languages.ts';
import { useToast } from '../../../kit/notices/use-notice.tsx';
import { isOfOrders } from '../../../providers/bin-methods.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

/** Documents that are handed out, each with the code of its order. */
export type PrintedBatch = Omit<PrintedOrders, 'orders'> & {
  readonly orders: readonly (PrintedOrder & { readonly code: string })[];
};

/**
 * Records what was printed. A failure to write the log does not prevent printing but is reported; so is
 * an order deleted in the meantime, whose document is printed all the same.
 */
export function usePrintLog(onLogged?: () => void): (documents: PrintedBatch) => void {
  const provider = useAppDataProvider();
  const toast = useToast();
  const client = useQueryClient();
  return useCallback(
    (documents) => {
      provider.logPrints(documents).then(
        ({ deleted }) => {
          // An order whose label is printed is labelled.
          void client.invalidateQueries({
            predicate: (query) => isOfOrders(query) || query.queryKey[0] === 'prints',
          });
          onLogged?.();
          if (deleted.length === 0) return;
          toast('printing.log.deleted', {
            type: 'warning',
            args: { orders: codesOf(documents, deleted) },
          });
        },
        () => toast('printing.log.failed', { type: 'warning' }),
      );
    },
    [client, toast, onLogged, provider],
  );
}

const codesOf = ({ orders }: PrintedBatch, deleted: readonly string[]): string =>
  orders
    .filter(({ id }) => deleted.includes(id))
    .map(({ code }) => isolated(code))
    .join(', ');
