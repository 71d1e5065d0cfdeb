import { useMutation } from '@tanstack/react-query';
import { use } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { IssuedInvoice } from '../../../../domain/documents/invoice/issued-invoice.ts';
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { useNotice } from '../../layout/use-notice.ts';
import { PrinterContext } from '../printing/printer-context.ts';
import { archivedPdf } from './archived-pdf.ts';

type Props = { invoice: IssuedInvoice; onDone: () => void; onClose: () => void };

/** Asks for the reason before an invoice is cancelled; its Storno is archived at once. */
export function StornoDialog({ invoice, onDone, onClose }: Props) {
  const translate = useTranslate();
  const provider = useAppDataProvider();
  const printer = use(PrinterContext);
  const notify = useNotify();
  const notice = useNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: async (reason: string) => {
      const storno = await provider.cancelInvoice(invoice._id, reason);
      // What could not be archived now is archived when it is next looked at.
      await archivedPdf(storno._id, { provider, printer }).catch(() => undefined);
      return storno;
    },
    onSuccess: ({ number }) => {
      notify('documents.issue.stornoDone', {
        type: 'success',
        messageArgs: { number: `\u2068${number}\u2069` },
      });
      onDone();
    },
    onError: () => notice('server.reload', { type: 'error' }),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open
      danger
      busy={isPending}
      title={translate('documents.issue.stornoTitle')}
      content={translate('documents.issue.stornoText', {
        number: `\u2068${invoice.number}\u2069`,
      })}
      confirmLabel={translate('documents.issue.storno')}
      textField={{ label: translate('documents.issue.reason'), required: true }}
      onConfirm={(reason) => mutate(reason)}
      onClose={onClose}
    />
  );
}
