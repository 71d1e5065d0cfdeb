import { ignoringFailure } from '../../../domain/ignoring-failure.ts';
import { type OutboxRecord, outboxStore, prefixesOf } from '../../providers/chat/outbox-store.ts';
import { type Drafts, LAST_MOMENT, prefixOf, type StoredDraft } from '../../providers/drafts.ts';
import { type SavedView, savedViews } from '../../providers/saved-views.ts';

/** A user's data that exists on this device only. */
export type DeviceData = {
  readonly drafts: readonly StoredDraft[];
  readonly views: readonly SavedView[];
  /** Messages of the chat that the server does not have yet. */
  readonly messages: readonly OutboxRecord[];
};

/** What a logout would remove permanently. */
export async function deviceData(drafts: Drafts, userId: string): Promise<DeviceData> {
  window.dispatchEvent(new Event(LAST_MOMENT));
  return {
    drafts: await stored(drafts.find(prefixOf(userId))),
    views: await stored(savedViews.allOf(userId)),
    messages: await stored(outboxStore.all(prefixesOf(userId))),
  };
}

const stored = async <T>(reading: Promise<readonly T[]>): Promise<readonly T[]> =>
  (await ignoringFailure(reading, 'A browser that stores nothing has nothing to lose.')) ?? [];

/** Removes a user's data from this device, except for the session. */
export async function clearDevice(drafts: Drafts, userId: string): Promise<void> {
  await Promise.allSettled([
    drafts.clear(prefixOf(userId)),
    savedViews.clear(userId),
    outboxStore.clear(prefixesOf(userId)),
  ]);
}
