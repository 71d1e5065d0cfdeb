import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotice } from '../../../kit/notices/use-notice.tsx';
import type { CampaignProgress } from '../../../providers/broadcast-methods.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import { CAMPAIGNS } from './use-broadcast.ts';

const FIRST_LOOK_MS = 1000;
const MORE_MS = 500;
const LONGEST_MS = 5000;

const hasEnded = ({ state }: CampaignProgress): boolean => state === 'done' || state === 'stopped';

/**
 * Polls how far a message to many has come: every second at first, then less often, until it has
 * ended. A back end that does not report it is not queried again.
 */
export function useCampaignProgress(sent: CampaignProgress) {
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const notice = useNotice();
  const queryKey = [CAMPAIGNS, 'progress', sent.id];
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await provider.getCampaign(sent.id, { signal })) ?? null,
    initialData: sent,
    staleTime: 0,
    refetchInterval: ({ state: { data: last, dataUpdateCount } }) =>
      !last || hasEnded(last)
        ? false
        : Math.min(FIRST_LOOK_MS + MORE_MS * dataUpdateCount, LONGEST_MS),
    meta: { silent: true },
  });
  const stop = useMutation({
    meta: { silent: true },
    mutationFn: () => provider.stopCampaign(sent.id),
    onSuccess: (campaign) => campaign && client.setQueryData(queryKey, campaign),
    onError: () => notice('server.reload', { type: 'error' }),
  });
  return { campaign: data ?? sent, isOver: !data || hasEnded(data), stop };
}
