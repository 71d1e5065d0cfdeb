import { useMutation } from '@tanstack/react-query';
import { issuedFileName } from '../../../../domain/documents/file-names.ts';
import type { IssuedInvoice } from '../../../../domain/documents/invoice/issued-invoice.ts';
import { useNotice } from '../../../kit/notices/use-notice.tsx';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

/** Sends the archived bytes of a document to its customer's conversation. */
export function useSendIssued(document: IssuedInvoice, pdf: Blob) {
  const provider = useAppDataProvider();
  const notice = useNotice();
  const { mutate, isPending } = useMutation({
    mutationFn: (receiverId: string) => {
      const name = issuedFileName(document, 'pdf');
      return provider.sendDocument(receiverId, new File([pdf], name, { type: 'application/pdf' }));
    },
    onSuccess: () => notice('bills.sent', { type: 'success' }),
    // Shown in a success-style notice (specification 8).
    onError: () => notice('server.error', { type: 'success' }),
  });
  return { send: mutate, isSending: isPending };
}
