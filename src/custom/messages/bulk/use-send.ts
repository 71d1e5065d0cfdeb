import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate, useTranslate } from 'react-admin';
import { isolated } from '../../../i18n/languages.ts';
import { formatMoment } from '../../../kit/format/dates.ts';
import { useToast } from '../../../kit/notices/use-notice.tsx';
import type { CampaignProgress } from '../../../providers/broadcast-methods.ts';
import type { BulkKind, BulkMessage } from '../../../providers/bulk-message-methods.ts';
import { noticeOf } from '../../../providers/call-error.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { CAMPAIGNS } from '../dialog/use-broadcast.ts';
import { campaignAddress } from '../history/sent-messages.ts';

type Sent = { readonly kind: BulkKind; readonly message: BulkMessage };

/**
 * Sends a bulk message, and confirms it in the texts of specification 8. What is planned has no result
 * yet: its notice leads to its page. After a failure everything stays as it was written.
 */
export function useSend(onSent: (campaign: CampaignProgress | undefined) => void) {
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const toast = useToast();
  const navigate = useNavigate();
  const translate = useTranslate();
  const isRunning = useRef(false);
  const { mutate, isPending, error } = useMutation({
    meta: { silent: true },
    mutationFn: ({ kind, message }: Sent) => provider.sendBulkMessage(kind, message),
    onSuccess: (campaign, { kind, message: { sendAt } }) => {
      const sent = kind === 'broadcast' ? 'notice.messages.sent' : 'notice.messages.smsSent';
      const time = sendAt && isolated(formatMoment(sendAt), 'ltr');
      const open = () => campaign && navigate(campaignAddress(campaign.id));
      toast(time ? translate('messaging.later.until', { time }) : sent, {
        type: 'success',
        ...(time && campaign && { action: { label: 'orders.messages.result', onChoose: open } }),
      });
      void client.invalidateQueries({ queryKey: [CAMPAIGNS] });
      onSent(time ? undefined : campaign);
    },
    onError: (failure) => toast(noticeOf(failure), { type: 'error' }),
    onSettled: () => {
      isRunning.current = false;
    },
  });
  return {
    isSending: isPending,
    error,
    /** Also before it is drawn. */
    isRunning: () => isRunning.current,
    /** A second click while it is being sent does nothing. */
    send: (sent: Sent) => {
      if (isRunning.current) return;
      isRunning.current = true;
      mutate(sent);
    },
  };
}
