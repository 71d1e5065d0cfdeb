import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { rejectionReason } from '../../kit/failure/rejection-reason.ts';
import { useToast } from '../../kit/notices/use-notice.tsx';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';

const KEY = ['installationStatus'];
const LOOK_MS = 30_000;

/** How the installation stands, read again every 30 seconds; `null` where the back end does not say. */
export function useStatus(isAllowed: boolean) {
  const provider = useAppDataProvider();
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await provider.getStatus({ signal })) ?? null,
    enabled: isAllowed,
    refetchInterval: LOOK_MS,
    retry: false,
    throwOnError: false,
    meta: { silent: true },
  });
}

/** What is done about failed work: which jobs, or all of them. */
export type FailedWorkChange = {
  readonly action: 'retry' | 'discard';
  readonly jobs?: readonly string[];
};

/** Tries failed work again, or gives it up. */
export function useFailedWork() {
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const toast = useToast();
  const translate = useTranslate();
  return useMutation({
    mutationFn: ({ action, jobs }: FailedWorkChange) =>
      action === 'retry' ? provider.retryFailedWork(jobs) : provider.discardFailedWork(jobs),
    onSuccess: (_, { action }) =>
      action === 'retry'
        ? toast(translate('status.failed.retried'), { type: 'info' })
        : toast(translate('status.failed.discarded'), { type: 'success' }),
    onError: (error) => toast(rejectionReason(error, translate), { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
}
