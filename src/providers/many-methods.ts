import type { DeleteManyParams, Identifier, UpdateManyParams } from 'react-admin';
import type { OnProgress } from './app-data-provider.ts';
import { isSessionEnd } from './call-error.ts';
import type { CallRun } from './idempotency-keys.ts';
import { PartialFailure } from './partial-failure.ts';
import { settleInPool } from './pool.ts';
import type { WriteMethods } from './write-methods.ts';

const POOL = 4;

/** Bulk changes, one call per record, because the specification's API has no bulk calls. */
export const manyMethods = ({ update, delete: remove }: WriteMethods) => ({
  updateMany: async (resource: string, { ids, data, meta }: UpdateManyParams) => ({
    data: await changeEach(
      ids,
      (id, run) => update(resource, { id, data, meta: { run } }),
      meta?.onProgress,
    ),
  }),
  deleteMany: async (resource: string, { ids, meta }: DeleteManyParams) => ({
    data: await changeEach(
      ids,
      (id, run) => remove(resource, { id, meta: { run } }),
      meta?.onProgress,
    ),
  }),
});

/**
 * Changes records four at a time and returns their ids. After all have been tried, it throws a
 * `PartialFailure` that names those that failed; an ended session is thrown as it is.
 */
async function changeEach(
  ids: readonly Identifier[],
  change: (id: Identifier, run: CallRun) => Promise<unknown>,
  onProgress?: OnProgress,
): Promise<Identifier[]> {
  const results = await settleInPool(ids, POOL, change, onProgress);
  const failed = results.flatMap((result, at) => {
    const id = ids[at];
    return result.ok || id === undefined ? [] : [{ id, error: result.error }];
  });
  const ended = failed.find(({ error }) => isSessionEnd(error));
  if (ended) throw ended.error;
  const done = ids.filter((id) => !failed.some((rejection) => rejection.id === id));
  if (failed.length > 0) throw new PartialFailure(failed, done);
  return done;
}
