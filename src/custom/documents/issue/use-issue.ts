import { useMutation } from '@tanstack/react-query';
import { use } from 'react';
import { useNotify } from 'react-admin';
import type { Order } from '../../../../domain/resources/commands.ts';
import { errorKey } from '../../../kit/error-key.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { PrinterContext } from '../printing/printer-context.ts';
import { archivedPdf } from './archived-pdf.ts';

type Options = { order: Order; onDone: () => void; onClose: () => void };

/** Days of an invoice; a `null` service date is the invoice's own. */
type Days = { day: string; serviceDate: string | null | undefined };

/** Issues the invoice of an order and archives its PDF. */
export function useIssue({ order, onDone, onClose }: Options) {
  const provider = useAppDataProvider();
  const printer = use(PrinterContext);
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ day, serviceDate }: Days) => {
      const issued = await provider.issueInvoice({
        order: order.id,
        __v: order.__v,
        date: day,
        ...(serviceDate !== undefined && { serviceDate }),
      });
      // What could not be archived now is archived when it is next looked at.
      await archivedPdf(issued._id, { provider, printer }).catch(() => undefined);
      return issued;
    },
    onSuccess: ({ number }) => {
      notify('documents.issue.done', {
        type: 'success',
        messageArgs: { number: `\u2068${number}\u2069` },
      });
      onDone();
    },
    onError: (error) => notify(errorKey(error), { type: 'error' }),
    onSettled: onClose,
  });
  return { issue: mutate, isIssuing: isPending };
}
