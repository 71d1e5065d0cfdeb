import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type ImportRun, WORKING_STATES } from '../../../domain/imports/import-run.ts';
import { isOneOf } from '../../../domain/is-one-of.ts';
import type { ImportStep } from '../../providers/import-methods.ts';
import { useAppDataProvider } from '../../providers/use-app-data-provider.ts';

/** How often the progress is requested. */
const LOOK_MS = 700;

/** Whether the server works on an import just now. */
export const isWorking = (run: Pick<ImportRun, 'state'> | undefined): boolean =>
  run !== undefined && isOneOf(WORKING_STATES, run.state);

/** The key of an import in the cache. */
export const runKey = (id: string | undefined) => ['imports', 'run', id] as const;

/** The key of the imports of a resource in the cache. */
export const historyKey = (resource: string) => ['imports', 'list', resource] as const;

/** The beginning of the keys of the reasons for which rows of an import cannot be imported. */
export const errorsKey = (id: string) => ['imports', 'errors', id] as const;

/** The beginning of the keys of the rows of an import in the cache. */
export const rowsKey = (id: string) => ['imports', 'rows', id] as const;

/**
 * An import, watched while the server works on it, and what can be done with it. It is requested again
 * and again, so that it needs no live channel.
 */
export function useImportRun(id: string | undefined) {
  const provider = useAppDataProvider();
  const client = useQueryClient();
  const {
    data: run,
    error,
    refetch,
  } = useQuery({
    queryKey: runKey(id),
    queryFn: ({ signal }) => provider.getImport(id ?? '', { signal }),
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (isWorking(state.data) ? LOOK_MS : false),
    meta: { silent: true },
  });
  const change = useMutation({
    mutationFn: (step: ImportStep) => provider.changeImport(id ?? '', step),
    onSuccess: (changed, { to }) => {
      client.setQueryData(runKey(id), changed);
      if (to === 'check' && id !== undefined) {
        client.removeQueries({ queryKey: rowsKey(id) });
        client.removeQueries({ queryKey: errorsKey(id) });
      }
    },
    // Somebody else, or another window, may have taken it further.
    onError: (_, { to }) => {
      void refetch();
      // A decision is shown before the server has taken it.
      if (to === 'decide' && id !== undefined) {
        void client.invalidateQueries({ queryKey: rowsKey(id) });
      }
    },
    meta: { silent: true },
  });
  useRenewedLists(run);
  return {
    run,
    /** Why it could not be read. */
    error,
    refetch,
    /** Takes it a step further. */
    ask: change.mutate,
    /** The step that was requested and is not answered yet. */
    requested: change.isPending ? change.variables : undefined,
    /** Why the last step was rejected. */
    rejection: change.error,
  };
}

/** Once records were written, the lists of the resource are read again. */
function useRenewedLists(run: ImportRun | undefined): void {
  const client = useQueryClient();
  const before = useRef<ImportRun>(undefined);
  useEffect(() => {
    const wasWorking = before.current?._id === run?._id && isWorking(before.current);
    before.current = run;
    if (!run || !wasWorking || isWorking(run)) return;
    void client.invalidateQueries({ queryKey: [run.resource] });
    void client.invalidateQueries({ queryKey: historyKey(run.resource) });
  }, [client, run]);
}
