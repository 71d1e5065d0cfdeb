import { useQuery } from '@tanstack/react-query';
import type { ThumbnailSize } from '../../../domain/chat/message.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { useObjectUrl } from '../../providers/use-object-url.ts';

const STORED_FOR = 30 * 60_000;

/**
 * A URL for a stored picture, or for a smaller copy of it. It is fetched with the session, because an `<img>` cannot send it.
 */
export function useStoredFile(
  name: string | undefined,
  size?: ThumbnailSize,
): {
  url: string | undefined;
  isMissing: boolean;
} {
  const provider = useAppDataProvider();
  const { data, isError } = useQuery({
    queryKey: ['file', name, size],
    queryFn: ({ signal }) => provider.getFile(name ?? '', { signal, size }),
    enabled: name !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: STORED_FOR,
    meta: { silent: true },
  });
  return { url: useObjectUrl(data), isMissing: isError };
}
