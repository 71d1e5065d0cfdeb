import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Conversation } from '../../../domain/chat/conversation.ts';
import {
  newestFirst,
  withConversation,
  withoutConversation,
} from '../../../domain/chat/conversation-list.ts';
import type { Message } from '../../../domain/chat/message.ts';
import {
  type Entries,
  type LiveEntry,
  mergeMessages,
  NO_ENTRIES,
  withChanges,
  withEntry,
  withOlder,
} from '../../../domain/chat/timeline.ts';

const message = (position: number): Message => ({
  _id: `m${position}`,
  conversationId: 'c1',
  senderId: null,
  recieverId: null,
  createdAt: '2026-03-02T09:30:00Z',
  position,
  from: 'staff',
  message: { type: 'text', content: `word ${position}` },
});
const edited = (position: number, revision: number): Message => ({
  ...message(position),
  edited: revision,
  message: { type: 'text', content: `word ${position} at ${revision}` },
});
/** What is read of messages: their order, and what each says. */
const positions = (messages: readonly Message[]) =>
  messages.map(({ position, message: { content } }) => [position, content]);

/** A conversation: each entry is a message, or changes or removes an earlier one. */
const history = fc.array(fc.nat(), { minLength: 1, maxLength: 40 }).map((choices) => {
  const living: number[] = [];
  return choices.map((choice, at): LiveEntry => {
    const removed =
      choice % 3 === 0 ? living.splice(choice % Math.max(1, living.length), 1)[0] : undefined;
    if (removed !== undefined) return { removed: `m${removed}`, revision: at + 1 };
    const changed = choice % 3 === 1 ? living[choice % Math.max(1, living.length)] : undefined;
    if (changed !== undefined) return { edit: edited(changed, at + 1), revision: at + 1 };
    living.push(at + 1);
    return { message: message(at + 1) };
  });
});

/** What the server answers for the entries from one number to another. */
function page(entries: readonly LiveEntry[], from: number, to: number) {
  const part = entries.slice(from, to);
  return {
    messages: part.flatMap((entry) => ('message' in entry ? entry.message : [])),
    edited: part.flatMap((entry) => ('edit' in entry ? entry.edit : [])),
    removed: part.flatMap((entry) => ('removed' in entry ? entry.removed : [])),
    revision: Math.min(to, entries.length),
  };
}
const everything = (entries: readonly LiveEntry[]) =>
  withChanges(NO_ENTRIES, page(entries, 0, entries.length));
const livingOf = (entries: readonly LiveEntry[], upTo = entries.length) => {
  const { messages, edited: edits, removed } = page(entries, 0, upTo);
  return messages
    .filter(({ _id }) => !removed.includes(_id))
    .map((one) => edits.findLast(({ _id }) => _id === one._id) ?? one);
};

describe('the entries of a conversation', () => {
  it('are the same whether they arrived one by one or were fetched together', () => {
    fc.assert(
      fc.property(history, (entries) => {
        const notified = entries.reduce<Entries>((known, entry) => {
          const next = withEntry(known, entry);
          return next === 'gap' ? expect.fail('There is no gap.') : next;
        }, NO_ENTRIES);
        expect(positions(notified.messages)).toEqual(positions(livingOf(entries)));
        expect(notified).toEqual(everything(entries));
      }),
    );
  });

  it('are the same however the pages overlap that they came in', () => {
    fc.assert(
      fc.property(
        history,
        fc.array(fc.tuple(fc.nat(40), fc.nat(40)), { maxLength: 8 }),
        (entries, cuts) => {
          const some = cuts.reduce<Entries>(
            (known, [from, size]) => ({
              ...withChanges(known, page(entries, from, from + size)),
              revision: known.revision,
            }),
            NO_ENTRIES,
          );
          const all = withChanges(some, page(entries, 0, entries.length));
          expect(positions(all.messages)).toEqual(positions(livingOf(entries)));
        },
      ),
    );
  });

  it('do not bring back what was removed or changed while an older page was on its way', () => {
    fc.assert(
      fc.property(history, fc.nat(40), fc.nat(40), (entries, readAt, first) => {
        const stale = livingOf(entries, readAt).filter(({ position }) => position <= first);
        const newest = livingOf(entries, readAt).filter(({ position }) => position > first);
        const loaded = withChanges(NO_ENTRIES, { messages: newest, revision: readAt });
        const now = withChanges(loaded, page(entries, readAt, entries.length));
        const whole = withOlder(now, stale);
        expect(positions(whole.messages)).toEqual(positions(livingOf(entries)));
      }),
    );
  });

  it('report that some are missing, and change nothing, when one arrives too early', () => {
    expect(withEntry(NO_ENTRIES, { message: message(2) })).toBe('gap');
    expect(withEntry(NO_ENTRIES, { removed: 'm1', revision: 3 })).toBe('gap');
  });

  it('stay the same object when one arrives again', () => {
    const known = withChanges(NO_ENTRIES, { messages: [message(1), message(2)], revision: 2 });
    expect(withEntry(known, { message: message(2) })).toBe(known);
  });
});

describe('merging messages', () => {
  const MANY = 20_000;

  it('reads each of 20,000 messages a few times, wherever the others belong', () => {
    let reads = 0;
    const counted = (position: number): Message =>
      Object.defineProperty({ ...message(position) }, 'position', {
        get: () => {
          reads += 1;
          return position;
        },
      });
    const even = Array.from({ length: MANY }, (_, at) => counted(at * 2));
    const odd = Array.from({ length: MANY }, (_, at) => counted(at * 2 + 1));
    expect(mergeMessages(even, odd)).toHaveLength(2 * MANY);
    expect(reads).toBeLessThan(10 * 2 * MANY);
    reads = 0;
    mergeMessages(even, [counted(2 * MANY)]);
    expect(reads).toBeLessThan(4 * MANY);
  });

  it('keeps the objects that are known, so that what is drawn stays', () => {
    const known = [message(1), message(2)];
    const merged = mergeMessages(known, [message(2), message(3)]);
    expect(merged.slice(0, 2)).toEqual(known);
    expect(merged[1]).toBe(known[1]);
    expect(mergeMessages(known, [])).toBe(known);
  });
});

describe('the list of conversations', () => {
  const conversation = (id: string, day: number, version = 0): Conversation => ({
    _id: id,
    createdAt: `2026-03-${String(day).padStart(2, '0')}T09:30:00Z`,
    __v: version,
    revision: 0,
    isNew: false,
    unread: 0,
    lastMessage: null,
    clientId: { _id: `of-${id}`, firstName: '', lastName: '', photo: '', language: 'de' },
    delivered: { staff: 0, customer: 0 },
    seen: { staff: 0, customer: 0 },
  });
  const conversations = fc
    .uniqueArray(fc.tuple(fc.nat(99), fc.integer({ min: 1, max: 5 })), { selector: ([id]) => id })
    .map((pairs) => pairs.map(([id, day]) => conversation(`c${id}`, day)));

  it('is in the same order however its conversations came', () => {
    fc.assert(
      fc.property(conversations, (all) => {
        const built = all.reduce<readonly Conversation[]>(withConversation, []);
        expect(built).toEqual(all.toSorted(newestFirst));
        expect(all.reduceRight<readonly Conversation[]>(withConversation, [])).toEqual(built);
      }),
    );
  });

  it('replaces a conversation where it stands, and takes it away', () => {
    fc.assert(
      fc.property(conversations, fc.nat(), (all, choice) => {
        const built = all.reduce<readonly Conversation[]>(withConversation, []);
        const one = all[choice % Math.max(1, all.length)];
        if (!one) return;
        const changed = { ...one, __v: 1 };
        const next = withConversation(built, changed);
        expect(next).toHaveLength(built.length);
        expect(next[built.indexOf(one)]).toBe(changed);
        expect(withoutConversation(next, one)).toEqual(built.filter((known) => known !== one));
      }),
    );
  });
});
