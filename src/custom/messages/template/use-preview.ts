import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CampaignKind } from '../../../../domain/messages/campaign-values.ts';
import type { BulkMessage } from '../../../providers/bulk-message-methods.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

/** How long the typing rests before the back end is queried again, in ms. */
const RESTS = 400;
const HALF_A_MINUTE = 30_000;

/**
 * Who would get what now. While a text is typed, the last answer stays, and `isCurrent` says whether
 * it is the answer for what stands there; `data` is `null` if the back end cannot answer.
 */
export function usePreview(kind: CampaignKind, message: BulkMessage | undefined) {
  const provider = useAppDataProvider();
  const wanted = useRested(JSON.stringify(message ?? null));
  const isRested = wanted === JSON.stringify(message ?? null);
  const requested = JSON.parse(wanted) as BulkMessage | null;
  const preview = useQuery({
    queryKey: ['messages', 'preview', kind, wanted],
    queryFn: async ({ signal }) =>
      requested && ((await provider.previewMessages({ kind, ...requested }, { signal })) ?? null),
    enabled: requested !== null,
    placeholderData: keepPreviousData,
    staleTime: HALF_A_MINUTE,
    retry: false,
    throwOnError: false,
    meta: { silent: true },
  });
  const { data, error, isPlaceholderData, isPending, refetch } = preview;
  return {
    data: message ? data : undefined,
    error,
    isCurrent: isRested && !isPending && !isPlaceholderData,
    retry: () => void refetch(),
  };
}

export type Preview = ReturnType<typeof usePreview>;

/** A value once it has not changed for a while; the first one at once. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    if (value === rested) return;
    const timer = setTimeout(() => setRested(value), RESTS);
    return () => clearTimeout(timer);
  }, [value, rested]);
  return rested;
}
