import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { LEAST_SOUGHT, MOST_SOUGHT } from '../../domain/search/found.ts';
import type { SearchOptions } from './search-methods.ts';
import { useAppDataProvider } from './use-app-data-provider.ts';

/** How long nothing is typed before the server is called. */
const SETTLED = 150;

const EVERYTHING = {};

/**
 * What a text finds, while it is typed: a call whose text has changed meanwhile is cancelled, and the
 * earlier results stay until there are new ones.
 */
export function useFound(typed: string, scope: Omit<SearchOptions, 'signal'> = EVERYTHING) {
  const provider = useAppDataProvider();
  const text = typed.trim().slice(0, MOST_SOUGHT);
  const settled = useSettled(text);
  const isLong = settled.length >= LEAST_SOUGHT;
  const { data, isError, isFetching, isPlaceholderData } = useQuery({
    queryKey: ['search', settled, scope],
    queryFn: async ({ signal }) =>
      (await provider.searchEverything(settled, { ...scope, signal })) ?? null,
    enabled: isLong,
    placeholderData: keepPreviousData,
    // Somebody who looks again may look for what has just changed.
    staleTime: 0,
    gcTime: 60_000,
    retry: false,
    throwOnError: false,
    meta: { silent: true },
  });
  const isTooShort = text.length < LEAST_SOUGHT;
  return {
    found: isTooShort ? undefined : (data ?? undefined),
    isFailed: isError && !isTooShort,
    /** Whether what is shown is about the text as it is typed now. */
    isCurrent: isTooShort || (settled === text && !isFetching && !isPlaceholderData),
  };
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
