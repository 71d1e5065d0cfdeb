import { useQuery } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import type { Notice } from '../../../../domain/resources/notices.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

/** A notice as the server has it. */
export type StoredNotice = Pick<Notice, 'title' | 'active'> & {
  readonly id: Identifier;
  readonly __v?: number;
};

/** Who would get a notice now; `data` is `null` where the back end does not say. */
export function useNoticePreview({ id, __v }: StoredNotice, enabled = true) {
  const provider = useAppDataProvider();
  return useQuery({
    queryKey: ['notices', 'preview', id, __v],
    queryFn: async ({ signal }) => (await provider.previewNotice(id, { signal })) ?? null,
    enabled,
    // People come aboard meanwhile.
    staleTime: 0,
    retry: false,
    meta: { silent: true },
  });
}
