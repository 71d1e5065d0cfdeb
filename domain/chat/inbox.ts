import { isOneOf } from '../is-one-of.ts';
import { isObject } from '../validate.ts';
import type { Conversation } from './conversation.ts';

/**
 * Which conversations the team's inbox shows: those that wait for an answer, by how the office stands,
 * those with something unread, or those that are put off.
 */
export const INBOX_FILTERS = [
  'unanswered',
  'all',
  'open',
  'waiting',
  'closed',
  'unread',
  'snoozed',
] as const;
export type InboxFilter = (typeof INBOX_FILTERS)[number];

/** By who answers. */
export const INBOX_WHOSE = ['everybody', 'mine', 'nobody'] as const;
export type InboxWhose = (typeof INBOX_WHOSE)[number];

/** `created` is the order of specification 4, "Chat"; `unanswered` has the longest wait first. */
export const INBOX_ORDERS = ['created', 'latest', 'unanswered'] as const;
export type InboxOrder = (typeof INBOX_ORDERS)[number];

/** What a member of staff has chosen to see of the inbox. */
export type InboxChoice = {
  readonly filter: InboxFilter;
  readonly whose: InboxWhose;
  readonly order: InboxOrder;
};

export const WHOLE_INBOX: InboxChoice = { filter: 'all', whose: 'everybody', order: 'created' };

/** A stored choice; one that another version of the product has stored is not trusted. */
export function inboxChoice(stored: unknown): InboxChoice {
  if (!isObject(stored)) return WHOLE_INBOX;
  const { filter, whose, order } = stored;
  return {
    filter: isOneOf(INBOX_FILTERS, filter) ? filter : WHOLE_INBOX.filter,
    whose: isOneOf(INBOX_WHOSE, whose) ? whose : WHOLE_INBOX.whose,
    order: isOneOf(INBOX_ORDERS, order) ? order : WHOLE_INBOX.order,
  };
}

/** Whether the back end knows how the office stands; one that has only the specification does not. */
export const hasStates = (conversations: readonly Conversation[]): boolean =>
  conversations[0]?.state !== undefined;

/** Whether the office has put a conversation off to a later moment. */
export const isSnoozed = (
  { snoozedUntil }: Pick<Conversation, 'snoozedUntil'>,
  now: number,
): boolean => Boolean(snoozedUntil) && Date.parse(snoozedUntil ?? '') > now;

/**
 * Since when a conversation waits for an answer: since the first question that has none or, if it was
 * snoozed and nobody had asked, since it came back. `undefined` if it does not wait.
 */
export function answerSince(
  conversation: Pick<Conversation, 'unansweredSince' | 'snoozedUntil'>,
  now: number,
): string | undefined {
  if (isSnoozed(conversation, now)) return undefined;
  return conversation.unansweredSince ?? conversation.snoozedUntil ?? undefined;
}

function isIn(conversation: Conversation, filter: InboxFilter, now: number): boolean {
  const { state, isNew } = conversation;
  switch (filter) {
    case 'all':
      return true;
    case 'unanswered':
      return answerSince(conversation, now) !== undefined;
    case 'unread':
      return isNew;
    case 'snoozed':
      return isSnoozed(conversation, now);
    case 'open':
    case 'waiting':
    case 'closed':
      return state === filter;
    default:
      return filter satisfies never;
  }
}

const isOf = ({ assignedTo }: Conversation, whose: InboxWhose, self: string): boolean =>
  whose === 'everybody' || (whose === 'nobody' ? !assignedTo : assignedTo?._id === self);

/** A message to many lifts nothing: it would bury what customers have written. */
const lastAt = ({ spokenAt, lastMessage, createdAt }: Conversation): string =>
  spokenAt ?? lastMessage?.createdAt ?? createdAt;

/** ISO 8601 of one form sorts as text; later than any of them. */
const NEVER = '~';

function inOrder(
  conversations: readonly Conversation[],
  order: Exclude<InboxOrder, 'created'>,
  now: number,
): readonly Conversation[] {
  switch (order) {
    case 'latest':
      return conversations.toSorted((a, b) => compare(lastAt(b), lastAt(a)));
    case 'unanswered': {
      const since = (one: Conversation) => answerSince(one, now) ?? NEVER;
      return conversations.toSorted((a, b) => compare(since(a), since(b)));
    }
    default:
      return order satisfies never;
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Who looks at the inbox, and when, in milliseconds. */
type Looking = { readonly self: string; readonly now: number };

/**
 * The conversations that are chosen, in the chosen order; those that are equal in it stay as they
 * were. The same list if nothing is chosen. What waits for an answer has the longest wait first, if no
 * other order is chosen.
 */
export function pickConversations(
  conversations: readonly Conversation[],
  { filter, whose, order }: InboxChoice,
  { self, now }: Looking,
): readonly Conversation[] {
  const isWhole = filter === 'all' && whose === 'everybody';
  const picked = isWhole
    ? conversations
    : conversations.filter((one) => isIn(one, filter, now) && isOf(one, whose, self));
  if (order !== 'created') return inOrder(picked, order, now);
  return filter === 'unanswered' ? inOrder(picked, 'unanswered', now) : picked;
}

/** How many conversations each filter would show of those that are answered by whom it is chosen. */
export function inboxCounts(
  conversations: readonly Conversation[],
  { whose }: Pick<InboxChoice, 'whose'>,
  { self, now }: Looking,
): Readonly<Record<InboxFilter, number>> {
  const counts = { unanswered: 0, all: 0, open: 0, waiting: 0, closed: 0, unread: 0, snoozed: 0 };
  for (const one of conversations) {
    if (!isOf(one, whose, self)) continue;
    counts.all += 1;
    if (one.state) counts[one.state] += 1;
    if (one.isNew) counts.unread += 1;
    if (answerSince(one, now) !== undefined) counts.unanswered += 1;
    if (isSnoozed(one, now)) counts.snoozed += 1;
  }
  return counts;
}

/** How long somebody has waited, in the largest unit that is full; at least one minute. */
export function waitedFor(
  since: string,
  now: number,
): { readonly unit: 'minutes' | 'hours' | 'days'; readonly count: number } {
  const minutes = Math.max(1, Math.floor((now - Date.parse(since)) / 60_000));
  if (minutes < 60) return { unit: 'minutes', count: minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 48
    ? { unit: 'hours', count: hours }
    : { unit: 'days', count: Math.floor(hours / 24) };
}

/** The conversation before or after the open one; the first or the last if none of the list is open. */
export function neighbourOf<C extends Pick<Conversation, 'clientId'>>(
  conversations: readonly C[],
  current: string | undefined,
  step: 1 | -1,
): C | undefined {
  const at = conversations.findIndex(({ clientId }) => clientId._id === current);
  return at < 0 ? conversations.at(step > 0 ? 0 : -1) : conversations[at + step];
}
