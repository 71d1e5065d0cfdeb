import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Purpose, SkipReason } from '../../../../domain/messages/campaign-values.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

/** Those whom a message would not reach for one reason. */
export type Skipped = { readonly reason: SkipReason; readonly names: readonly string[] };

const STALE_AFTER = 30_000;

/** A preview is requested with a text; whom a broadcast reaches does not depend on its text. */
const STAND_IN = { de: '…' };

/**
 * Who will not get a message, by reason. Nothing is shown where the back end does not report it: it
 * then decides by itself, when the message is sent.
 */
export function useSkipped(ids: readonly string[], purpose: Purpose): readonly Skipped[] {
  const provider = useAppDataProvider();
  const { data } = useQuery({
    queryKey: ['messages', 'preview', 'broadcast', purpose, ids],
    queryFn: async ({ signal }) =>
      (await provider.previewMessages(
        { kind: 'broadcast', ids, purpose, texts: STAND_IN },
        { signal },
      )) ?? null,
    enabled: ids.length > 0,
    staleTime: STALE_AFTER,
    placeholderData: keepPreviousData,
    retry: false,
    meta: { silent: true },
  });
  return useMemo(() => {
    const byReason = new Map<SkipReason, string[]>();
    for (const { skip, name } of data?.recipients ?? []) {
      if (skip) byReason.set(skip, [...(byReason.get(skip) ?? []), name]);
    }
    return [...byReason].map(([reason, names]) => ({ reason, names }));
  }, [data]);
}
