import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslate } from 'react-admin';
import type { ActivityEntry } from '../../../domain/activity/activity-entry.ts';
import { rejectionReason } from '../../kit/failure/rejection-reason.ts';
import { useToast } from '../../kit/notices/use-notice.tsx';
import type { ActivityFilter, ActivityPage } from '../../providers/activity-methods.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';

const KEY = 'activity';

/** Who did what, page by page; a page is `null` where the back end keeps no activity. */
export function useActivity(filter: ActivityFilter, limit?: number) {
  const provider = useAppDataProvider();
  const locale = useLocale() ?? 'en';
  return useInfiniteQuery({
    queryKey: [KEY, filter, limit, locale],
    queryFn: async ({ pageParam, signal }): Promise<ActivityPage | null> => {
      const query = { ...filter, before: pageParam, locale };
      const page = await provider.getActivity(limit === undefined ? query : { ...query, limit }, {
        signal,
      });
      return page ?? null;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last?.next ?? undefined,
    retry: false,
    throwOnError: false,
    meta: { silent: true },
  });
}

/** Undoes entries; whether it worked or not, the activity and the record are read again. */
export function useUndo() {
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const toast = useToast();
  const translate = useTranslate();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (entry: ActivityEntry) => provider.undoActivity(entry._id),
    onSuccess: () => toast(translate('activity.undone'), { type: 'success' }),
    onError: (error) => toast(rejectionReason(error, translate), { type: 'error' }),
    onSettled: async (_data, _error, { resource }) => {
      await Promise.all([
        client.invalidateQueries({ queryKey: [KEY] }),
        client.invalidateQueries({ queryKey: [resource] }),
      ]);
    },
  });
  return { undo: mutate, undoing: isPending ? variables?._id : undefined };
}
