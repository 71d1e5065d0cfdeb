import { RequestError } from '../base/request-error.ts';
import { isReferenceViolation } from './database-error.ts';
import { findRecord, presentRecord } from './find-record.ts';
import { forgetValues, isAboutPeople } from './forget-values.ts';
import { mergeValues } from './merge-values.ts';
import { droppedFiles } from './named-files.ts';
import { rejectWhenReferred } from './references.ts';
import { type Call, type WriteContext, writing } from './request-context.ts';
import type { Resource } from './resource.ts';
import type { WireRecord } from './storage.ts';
import { writeAudit } from './write-audit.ts';

type Removal<Seen> = {
  readonly id: string;
  /** What the caller makes of the record under its lock; may reject the deletion. */
  readonly see: (before: WireRecord) => Seen;
};

/**
 * Deletes a record in a transaction of the caller's, who then records it with `recordRemovals`.
 * Returns what the caller has made of its last state.
 */
export async function removeWithin<Seen>(
  context: WriteContext,
  call: Call,
  resource: Resource,
  { id, see }: Removal<Seen>,
): Promise<Awaited<Seen>> {
  const { definition, storage, hooks } = resource;
  const { transaction } = context;
  const target = { id, rule: definition.access.delete, lock: 'remove' } as const;
  const before = await findRecord(transaction, call, resource, target);
  const seen = await see(before);
  await rejectWhenReferred(transaction, call.resources, resource, before._id);
  const addition = (await hooks.removing?.(before, context)) ?? {};
  await storage.remove(transaction, before, {
    before,
    values: mergeValues(definition.fields, before, addition.values ?? {}),
    columns: addition.columns ?? {},
    by: call.actor.id,
    at: call.now,
  });
  await context.discardFiles(droppedFiles(resource, { before }));
  return seen;
}

/** Records in the audit trail that records were deleted, of which it then has no values any more. */
export async function recordRemovals(
  context: WriteContext,
  { definition, table }: Resource,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const isForGood = table?.bin === undefined;
  if (isForGood && isAboutPeople(definition)) {
    await forgetValues(context.transaction, definition.name, ids);
  }
  await writeAudit(
    ids.map((recordId) => ({ action: 'delete', resource: definition.name, recordId })),
    context,
  );
}

/** Deletes a record and returns its last state. Throws `record.inUse` if others refer to it. */
export async function removeRecord(
  call: Call,
  resource: Resource,
  id: string,
): Promise<WireRecord> {
  try {
    const { data } = await writing(call, async (context) => {
      const shown = await removeWithin(context, call, resource, {
        id,
        see: (before) => presentRecord(context.transaction, call, resource, before),
      });
      await recordRemovals(context, resource, [shown._id]);
      return { data: shown };
    });
    return data;
  } catch (error) {
    // Records that no list shows can still refer to it: an order in the bin to its sender, a
    // conversation to its customer.
    if (!isReferenceViolation(error)) throw error;
    throw new RequestError('record.inUse', {
      message: 'An order in the bin or a conversation still needs this record.',
    });
  }
}
