import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';

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

/** A URL under which the page can show a blob; it is revoked when the blob is no longer used. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(made);
    };
  }, [blob]);
  return url;
}
