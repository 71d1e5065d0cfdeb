import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useToast } from '../../../kit/notices/use-notice.tsx';
import type { Broadcast } from '../../../providers/app-data-provider.ts';
import type { CampaignProgress } from '../../../providers/broadcast-methods.ts';
import { noticeOf } from '../../../providers/call-error.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

/** Where the campaigns are read from; the history reads them by the same name. */
export const CAMPAIGNS = 'campaigns';

type Sending = { readonly broadcast: Broadcast; readonly signal: AbortSignal };

/**
 * Sends one message to many. A text that could not be sent is reported in the texts of specification 8;
 * a file shows its state where it stands instead.
 */
export function useBroadcast(onSent: (campaign: CampaignProgress | undefined) => void) {
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const toast = useToast();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const { mutate, reset, isPending, error } = useMutation({
    meta: { silent: true }, // The dialog shows that it is sending.
    mutationFn: ({ broadcast, signal }: Sending) => provider.sendBroadcast(broadcast, { signal }),
    onSuccess: (campaign) => {
      toast('notice.messages.sent', { type: 'success' });
      void client.invalidateQueries({ queryKey: [CAMPAIGNS] });
      onSent(campaign);
    },
    onError: (failure, { broadcast, signal }) => {
      if (signal.aborted) reset();
      else if (!('file' in broadcast.message)) toast(noticeOf(failure), { type: 'error' });
    },
    onSettled: () => {
      running.current = undefined;
    },
  });
  return {
    isSending: isPending,
    error,
    /** Also before it is drawn. */
    isRunning: () => running.current !== undefined,
    /** A second click while it is being sent does nothing. */
    send: (broadcast: Broadcast) => {
      if (running.current) return;
      running.current = new AbortController();
      mutate({ broadcast, signal: running.current.signal });
    },
    cancel: () => running.current?.abort(),
    forget: reset,
  };
}
