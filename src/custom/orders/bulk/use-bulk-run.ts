import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Order } from '../../../../domain/resources/commands.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';
import type { BulkVerb } from '../stages.ts';
import type { BulkProgressSoFar } from './bulk-state.ts';
import { changeOrder } from './change-order.ts';
import { type BulkResult, runBulk } from './run-bulk.ts';

/** The task of a run. */
export type BulkRun = {
  readonly verb: BulkVerb;
  readonly orders: readonly Order[];
  /** Whether it undoes another run. */
  readonly takesBack?: true;
  /** The result of the run whose remainder this one retries. */
  readonly before?: BulkResult;
};

type Options = {
  onProgress: (verb: BulkVerb, progress: BulkProgressSoFar) => void;
  onEnd: (result: BulkResult, run: BulkRun) => Promise<void>;
};

/** Runs bulk actions, one at a time; a run stops when the user asks for it or leaves the list. */
export function useBulkRun({ onProgress, onEnd }: Options) {
  const provider = useAppDataProvider();
  const stopper = useRef<AbortController>(undefined);
  const latest = useRef({ settled: 0, failed: 0 });
  useEffect(() => () => stopper.current?.abort(), []);

  const { mutate } = useMutation({
    meta: { silent: true }, // Its own dialog shows the progress.
    mutationFn: ({ verb, orders }: BulkRun) => {
      const own = new AbortController();
      stopper.current = own;
      const show = (settled: number, failed: number) => {
        latest.current = { settled, failed };
        const stopping = own.signal.aborted;
        onProgress(verb, { total: orders.length, settled, failed, stopping });
      };
      own.signal.addEventListener('abort', () => {
        const { settled, failed } = latest.current;
        show(settled, failed);
      });
      show(0, 0);
      return runBulk(orders, (order) => changeOrder(provider, verb, order), {
        onSettled: show,
        stopper: own,
      });
    },
    onSuccess: onEnd,
  });

  return { run: (run: BulkRun) => mutate(run), stop: () => stopper.current?.abort() };
}
