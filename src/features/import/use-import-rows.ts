import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { ImportRow, ImportRun, RowDecision } from '../../../domain/imports/import-run.ts';
import type { RowsRequest } from '../../providers/import-methods.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { rowsKey } from './use-import-run.ts';

/** So many rows come with one answer. */
const ROWS_AT_ONCE = 500;

type Which = Pick<RowsRequest, 'verdict' | 'outcome' | 'corrected' | 'path' | 'code'>;

/** Rows of an import, of which more are read as they are scrolled to. */
export function useImportRows({ _id: id, state }: ImportRun, which: Which) {
  const { verdict: result, outcome, corrected, path, code } = which;
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const found = useInfiniteQuery({
    queryKey: [...rowsKey(id), state, result ?? 'all', outcome ?? 'any', { corrected, path, code }],
    queryFn: ({ pageParam: after, signal }) =>
      provider.getImportRows(
        id,
        { verdict: result, outcome, corrected, path, code, after, limit: ROWS_AT_ONCE },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last) => (last.length < ROWS_AT_ONCE ? undefined : last.at(-1)?.number),
    // What the check has found does not change; decisions are written in here.
    staleTime: Number.POSITIVE_INFINITY,
    meta: { silent: true },
  });
  const { data } = found;
  /** Shows what was decided on a row in all lists of rows. */
  const showDecision = useCallback(
    (number: number, decision: RowDecision | null) =>
      client.setQueriesData<InfiniteData<readonly ImportRow[], number>>(
        { queryKey: [...rowsKey(id), state] },
        (all) =>
          all && {
            ...all,
            pages: all.pages.map((page) =>
              page.map((row) => (row.number === number ? { ...row, decision } : row)),
            ),
          },
      ),
    [client, id, state],
  );
  const rows = useMemo(() => data?.pages.flat() ?? NONE, [data]);
  return {
    rows,
    isPending: found.isPending,
    isLoadingMore: found.isFetchingNextPage,
    error: found.error,
    refetch: found.refetch,
    /** Reads the next rows, if there are more; not again by itself where that has failed. */
    loadMore: () => {
      const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = found;
      if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void found.fetchNextPage();
    },
    /** Why the next rows could not be read. */
    moreError: found.isFetchNextPageError ? found.error : null,
    retryMore: () => void found.fetchNextPage(),
    showDecision,
  };
}

const NONE: readonly ImportRow[] = [];
