import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import type { PrintedOrder, PrintedOrders } from '../../../../domain/documents/print.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

/** Papers that leave the screen, each with the code that its order is known by. */
export type PrintedPapers = Omit<PrintedOrders, 'orders'> & {
  readonly orders: readonly (PrintedOrder & { readonly code: string })[];
};

/**
 * Writes down what was printed. A log that cannot be written keeps nobody from printing, but is told of;
 * so is an order that was deleted meanwhile, whose paper lies in the printer all the same.
 */
export function usePrintLog(): (papers: PrintedPapers) => void {
  const provider = useAppDataProvider();
  const notify = useNotify();
  return useCallback(
    (papers) => {
      provider.logPrints(papers).then(
        ({ gone }) => {
          if (gone.length === 0) return;
          notify('printing.log.gone', {
            type: 'warning',
            messageArgs: { orders: codesOf(papers, gone) },
          });
        },
        () => notify('printing.log.failed', { type: 'warning' }),
      );
    },
    [notify, provider],
  );
}

const codesOf = ({ orders }: PrintedPapers, gone: readonly string[]): string =>
  orders
    .filter(({ id }) => gone.includes(id))
    .map(({ code }) => `\u2068${code}\u2069`)
    .join(', ');
