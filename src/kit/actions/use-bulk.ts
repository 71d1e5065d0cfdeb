import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type Identifier,
  useListContext,
  useNotify,
  useResourceContext,
  useTranslate,
  useUnselectAll,
} from 'react-admin';
import type { OnProgress } from '../../providers/app-data-provider.ts';
import { errorKey } from '../../providers/http-error.ts';
import { PartialFailure } from '../../providers/partial-failure.ts';

type Change = (ids: readonly Identifier[], onProgress: OnProgress) => Promise<unknown>;

/**
 * Changes the selected records of a list, pessimistically. The list is reloaded afterwards. Records
 * that could not be changed stay selected, and the notice gives the reason of the first.
 */
export function useBulk(change: Change, { done }: { done: string }) {
  const resource = useResourceContext() ?? '';
  const { selectedIds, onSelect } = useListContext();
  const unselectAll = useUnselectAll(resource);
  const client = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();

  return useMutation({
    mutationFn: (onProgress: OnProgress) => change(selectedIds ?? [], onProgress),
    onSuccess: () => {
      unselectAll();
      onSelect([]);
      notify(done, { type: 'success', messageArgs: { smart_count: selectedIds?.length ?? 0 } });
    },
    onError: (error) => {
      if (!(error instanceof PartialFailure)) {
        notify(errorKey(error), { type: 'error' });
        return;
      }
      onSelect(error.failed.map(({ id }) => id));
      notify('kit.bulk.partial', {
        type: 'warning',
        messageArgs: {
          failed: error.failed.length,
          done: error.done.length,
          reason: translate(errorKey(error.failed[0]?.error)),
        },
        multiLine: true,
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey: [resource] }),
  });
}
