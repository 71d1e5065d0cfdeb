import { UNDO_HINDRANCES, type UndoHindrance } from '../../domain/activity/undo-hindrances.ts';
import { undoOf } from '../../domain/activity/undo-of.ts';
import { RequestError, rejection } from '../base/request-error.ts';
import { demand } from '../base/require-access.ts';
import { changeWithin } from '../resources/change-record.ts';
import { findRecord } from '../resources/find-record.ts';
import type { Call, WriteContext } from '../resources/request-context.ts';
import type { Resource } from '../resources/resource.ts';
import type { WireRecord } from '../resources/storage.ts';
import { isChange, undoneChange } from './present-entries.ts';
import { findEntry, type StoredEntry } from './read-entries.ts';

const hindered = (hindrance: UndoHindrance): RequestError => rejection(UNDO_HINDRANCES[hindrance]);

/**
 * Undoes what an entry of the audit trail says, by a change of its own that the rules of its resource
 * decide about. Throws `record.rejected` with the reason in words where the state does not allow it.
 */
export async function undoEntry(call: Call, id: string, context: WriteContext): Promise<void> {
  const entry = await findEntry(context.transaction, call, id);
  const resource = entry && call.resources.get(entry.resource);
  if (!resource) throw new RequestError('record.notFound');
  if (entry.is_undone) throw hindered('undone');
  const { definition, hooks } = resource;
  if (entry.action === 'delete' && hooks.restoring) {
    await hooks.restoring({ id: entry.record_id, undoes: entry.id }, call, context);
    return;
  }
  const undoOther = hooks.undo?.[entry.action];
  if (undoOther) {
    demand(definition.access.edit, call.actor);
    await undoOther(undoneChange(entry), context);
    return;
  }
  if (!isChange(entry, definition)) throw hindered('noWayBack');
  const record = await lockedRecord(call, resource, entry, context);
  const hindrances = await hooks.undoing?.([undoneChange(entry)], context.transaction);
  const hindrance = hindrances?.get(entry.id);
  if (hindrance) throw hindered(hindrance);
  const undo = undoOf(definition, entry.changes, { record, actor: call.actor });
  if ('hindrance' in undo) throw hindered(undo.hindrance);
  await changeWithin(context.transaction, call, resource, {
    id: record._id,
    body: undo.body,
    rule: definition.access.edit,
    undoes: entry.id,
  });
}

async function lockedRecord(
  call: Call,
  resource: Resource,
  entry: StoredEntry,
  { transaction }: WriteContext,
): Promise<WireRecord> {
  const { edit } = resource.definition.access;
  const target = { id: entry.record_id, rule: edit, lock: 'change' } as const;
  try {
    return await findRecord(transaction, call, resource, target);
  } catch (error) {
    if (error instanceof RequestError && error.code === 'record.notFound') {
      throw hindered('deleted');
    }
    throw error;
  }
}
