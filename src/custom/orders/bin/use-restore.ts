import { useQueryClient } from '@tanstack/react-query';
import type { Identifier } from 'react-admin';
import { useNotice } from '../../../kit/notices/use-notice.tsx';
import { isOfOrders } from '../../../providers/bin-methods.ts';
import { settleInPool } from '../../../providers/pool.ts';
import { useAppDataProvider } from '../../../providers/use-app-data-provider.ts';

const POOL = 4;

/** Restores orders that were just deleted, without a confirmation: the deletion already had one. */
export function useRestore(): (ids: readonly Identifier[]) => Promise<void> {
  const provider = useAppDataProvider();
  const queryClient = useQueryClient();
  const notice = useNotice();
  return async (ids) => {
    const results = await settleInPool(ids, POOL, (id) => provider.restoreOrder(id));
    if (results.every(({ ok }) => ok)) notice('bin.restored', { type: 'success' });
    else notice('server.reload', { type: 'error' });
    await queryClient.invalidateQueries({ predicate: isOfOrders });
  };
}
