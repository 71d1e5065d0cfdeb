import { useQuery } from '@tanstack/react-query';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { useObjectUrl } from '../../providers/use-object-url.ts';

const KEPT_FOR = 30 * 60_000;

/**
 * A URL for a stored picture. It is fetched with the session, because an `<img>` cannot send it.
 */
export function useStoredFile(name: string | undefined): {
  url: string | undefined;
  isMissing: boolean;
} {
  const provider = useAppDataProvider();
  const { data, isError } = useQuery({
    queryKey: ['file', name],
    queryFn: ({ signal }) => provider.getFile(name ?? '', { signal }),
    enabled: name !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_FOR,
    meta: { silent: true },
  });
  return { url: useObjectUrl(data), isMissing: isError };
}
