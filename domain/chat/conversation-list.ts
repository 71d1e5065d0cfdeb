import type { Conversation } from './conversation.ts';

/**
 * The order of conversations: the newest first by `createdAt` (specification 4, "Chat"), those of
 * the same moment in an order that never changes. Negative when `a` stands before `b`.
 */
export function newestFirst(
  a: Pick<Conversation, 'createdAt' | '_id'>,
  b: Pick<Conversation, 'createdAt' | '_id'>,
): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1;
  return a._id === b._id ? 0 : a._id < b._id ? 1 : -1;
}

/** Where a conversation stands in an ordered list, or would stand. */
function placeOf(list: readonly Conversation[], conversation: Conversation): number {
  let from = 0;
  let to = list.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const there = list[middle];
    if (there && newestFirst(there, conversation) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** An ordered list with a conversation in its place, instead of its earlier version. */
export function withConversation(
  list: readonly Conversation[],
  conversation: Conversation,
): readonly Conversation[] {
  const at = placeOf(list, conversation);
  if (list[at]?._id === conversation._id) return list.with(at, conversation);
  return list.toSpliced(at, 0, conversation);
}

/** An ordered list without a conversation; the same list if it is not there. */
export function withoutConversation(
  list: readonly Conversation[],
  conversation: Conversation,
): readonly Conversation[] {
  const at = placeOf(list, conversation);
  return list[at]?._id === conversation._id ? list.toSpliced(at, 1) : list;
}
