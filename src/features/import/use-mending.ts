import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CellCorrection, ImportRow, ImportRun } from '../../../domain/imports/import-run.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';
import { errorsKey, rowsKey, runKey } from './use-import-run.ts';

/** Corrects cells of a checked table; the rows that were checked again stay where they stand. */
export function useMending({ _id: id, state }: Pick<ImportRun, '_id' | 'state'>) {
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const { mutate, error } = useMutation({
    mutationFn: (cells: readonly CellCorrection[]) => provider.mendCells(id, cells),
    // One after the other: the last answer has the counts of all.
    scope: { id: `import ${id}` },
    onSuccess: ({ run, rows }) => {
      client.setQueryData(runKey(id), run);
      const byNumber = new Map(rows.map((row) => [row.number, row]));
      client.setQueriesData<InfiniteData<readonly ImportRow[], number>>(
        { queryKey: [...rowsKey(id), state] },
        (all) =>
          all && {
            ...all,
            pages: all.pages.map((page) => page.map((row) => byNumber.get(row.number) ?? row)),
          },
      );
      // Lists that are not in sight are read again when they are opened: rows came and went.
      client.removeQueries({ queryKey: [...rowsKey(id), state], type: 'inactive' });
      void client.invalidateQueries({ queryKey: errorsKey(id) });
    },
    meta: { silent: true },
  });
  const mend = useCallback((cell: CellCorrection) => mutate([cell]), [mutate]);
  return { mend, error };
}
