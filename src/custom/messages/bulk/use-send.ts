import { useMutation } from '@tanstack/react-query';
import { useNavigate, useTranslate } from 'react-admin';
import { isolated } from '../../../i18n/languages.ts';
import { formatMoment } from '../../../kit/format/dates.ts';
import { useToast } from '../../../kit/notices/use-notice.tsx';
import type { BulkKind, BulkMessage } from '../../../providers/bulk-message-methods.ts';
import { noticeOf } from '../../../providers/call-error.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { campaignAddress } from '../history/sent-messages.ts';

type Sent = { readonly kind: BulkKind; readonly message: BulkMessage };

/**
 * Sends a bulk message, and confirms it in the texts of specification 8. The notice leads to the result
 * where the back end keeps one; after a failure everything stays as it was written.
 */
export function useSend(onSent: () => void) {
  const provider = useAppDataProvider();
  const toast = useToast();
  const navigate = useNavigate();
  const translate = useTranslate();
  return useMutation({
    meta: { silent: true },
    mutationFn: ({ kind, message }: Sent) => provider.sendBulkMessage(kind, message),
    onSuccess: (campaign, { kind, message: { sendAt } }) => {
      const open = () => campaign && navigate(campaignAddress(campaign));
      const sent = kind === 'broadcast' ? 'notice.messages.sent' : 'notice.messages.smsSent';
      const time = sendAt && isolated(formatMoment(sendAt), 'ltr');
      toast(time ? translate('messaging.later.until', { time }) : sent, {
        type: 'success',
        ...(campaign && { action: { label: 'orders.messages.result', onChoose: open } }),
      });
      onSent();
    },
    onError: (error) => toast(noticeOf(error), { type: 'error' }),
  });
}
