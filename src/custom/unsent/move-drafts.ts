import { type Drafts, draftPrefix, LAST_MOMENT } from '../../providers/drafts.ts';
import { readUser } from '../../providers/session.ts';
import type { UnsentChange } from '../../providers/unsent/unsent-change.ts';

/**
 * What is typed at the page of a new record belongs to the record that the server has made of it. Each
 * tab that stands there moves it, so a draft keeps its own part of its key: it is there once.
 */
export async function moveDrafts(
  drafts: Drafts,
  { change, created }: { change: UnsentChange; created: string },
): Promise<void> {
  const [first] = change.touches;
  const user = readUser();
  if (!first || !user) return;
  window.dispatchEvent(new Event(LAST_MOMENT));
  const from = draftPrefix(user._id, first.resource, first.id);
  const to = draftPrefix(user._id, first.resource, created);
  for (const { key, ...draft } of await drafts.find(from)) {
    await drafts.keep(to + key.slice(from.length), draft);
    await drafts.discard(key);
  }
}
