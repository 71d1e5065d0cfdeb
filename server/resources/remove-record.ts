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

type Removal = {
  readonly id: string;
  /** Checks the record under its lock, and may reject. */
  readonly check?: (before: WireRecord) => void;
};

/** Deletes a record in a transaction of the caller's, and returns its last state. */
export async function removeWithin(
  context: WriteContext,
  call: Call,
  resource: Resource,
  { id, check }: Removal,
): Promise<WireRecord> {
  const { definition, storage, hooks } = resource;
  const { transaction } = context;
  const target = { id, rule: definition.access.delete, lock: 'remove' } as const;
  const before = await findRecord(transaction, call, resource, target);
  check?.(before);
  const shown = await presentRecord(transaction, call, resource, before);
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
  const isForGood = resource.table?.bin === undefined;
  if (isForGood && isAboutPeople(definition)) {
    await forgetValues(transaction, definition.name, [before._id]);
  }
  const entry = { action: 'delete', resource: definition.name, recordId: before._id };
  await writeAudit([entry], context);
  return shown;
}

/** Deletes a record and returns its last state. Throws `record.inUse` if others refer to it. */
export async function removeRecord(
  call: Call,
  resource: Resource,
  id: string,
): Promise<WireRecord> {
  try {
    const { data } = await writing(call, async (context) => ({
      data: await removeWithin(context, call, resource, { id }),
    }));
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
