import { type Drafts, type KeptDraft, shelfOf } from '../../providers/drafts.ts';
import { LAST_MOMENT } from '../../providers/last-moment.ts';
import { type SavedView, savedViews } from '../../providers/saved-views.ts';

/** What a person has on this device and nowhere else. */
export type DeviceData = {
  readonly drafts: readonly KeptDraft[];
  readonly views: readonly SavedView[];
};

/** What logging out would remove for good. A browser that keeps nothing has nothing to lose. */
export async function deviceData(drafts: Drafts, userId: string): Promise<DeviceData> {
  window.dispatchEvent(new Event(LAST_MOMENT));
  return {
    drafts: await drafts.find(shelfOf(userId)).catch(() => []),
    views: await savedViews.allOf(userId).catch(() => []),
  };
}

/** Removes what a person has on this device, beside the session. */
export async function clearDevice(drafts: Drafts, userId: string): Promise<void> {
  await Promise.allSettled([drafts.clear(shelfOf(userId)), savedViews.clear(userId)]);
}
