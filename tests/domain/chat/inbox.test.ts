import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasStates,
  INBOX_FILTERS,
  INBOX_ORDERS,
  INBOX_WHOSE,
  type InboxFilter,
  inboxChoice,
  inboxCounts,
  neighbourOf,
  pickConversations,
  WHOLE_INBOX,
  waitedFor,
} from '../../../domain/chat/inbox.ts';
import { fakeConversation } from '../../support/fake-chat.ts';

const ME = 'staff-1';
const NOON = Date.parse('2026-03-02T12:00:00.000Z');
const assignedTo = { _id: ME, name: 'Amina Beispiel' };
const at = (hour: number) => `2026-03-02T${String(hour).padStart(2, '0')}:00:00.000Z`;
const last = (hour: number) => ({
  createdAt: at(hour),
  from: 'customer' as const,
  message: { type: 'text' as const, content: 'Salam' },
});

const mine = fakeConversation(1, { assignedTo, state: 'waiting', lastMessage: last(9) });
const longest = fakeConversation(2, { unansweredSince: at(6), isNew: true, lastMessage: last(8) });
const short = fakeConversation(3, { unansweredSince: at(7), lastMessage: last(10) });
const closed = fakeConversation(4, { state: 'closed', lastMessage: null });
const all = [mine, longest, short, closed];

const chosen = (choice: Partial<typeof WHOLE_INBOX>) =>
  pickConversations(all, { ...WHOLE_INBOX, ...choice }, { self: ME, now: NOON });

describe('a member of staff', () => {
  it('sees all conversations in their own order as long as nothing is chosen', () => {
    expect(chosen({})).toBe(all);
  });

  it('sees those of one state, and those with something unread', () => {
    expect(chosen({ filter: 'open' })).toEqual([longest, short]);
    expect(chosen({ filter: 'closed' })).toEqual([closed]);
    expect(chosen({ filter: 'unread' })).toEqual([longest]);
  });

  it('sees those that they answer, and those that nobody does', () => {
    expect(chosen({ whose: 'mine' })).toEqual([mine]);
    expect(chosen({ whose: 'nobody', filter: 'open' })).toEqual([longest, short]);
  });

  it('sees whoever has waited longest first, and after them those who wait for nothing', () => {
    expect(chosen({ order: 'unanswered' })).toEqual([longest, short, mine, closed]);
  });

  it('sees the latest message first', () => {
    expect(chosen({ order: 'latest' })).toEqual([short, mine, longest, closed]);
  });

  it('reads as many in the count of a filter as it then shows', () => {
    const conversation = fc.record({
      state: fc.constantFrom('open', 'waiting', 'closed'),
      isNew: fc.boolean(),
      unansweredSince: fc.constantFrom(
        null,
        '2026-11-20T08:00:00.000Z',
        '2026-11-22T08:00:00.000Z',
      ),
      snoozedUntil: fc.constantFrom(null, at(11), at(12), at(13)),
      assignedTo: fc.constantFrom(null, assignedTo, { _id: 'staff-2', name: 'Karim Beispiel' }),
    });
    const whose = fc.constantFrom(...INBOX_WHOSE);
    const order = fc.constantFrom(...INBOX_ORDERS);
    fc.assert(
      fc.property(fc.array(conversation), whose, order, (given, of, by) => {
        const some = given.map((one, number) => fakeConversation(number, one));
        const counts = inboxCounts(some, { whose: of }, { self: ME, now: NOON });
        for (const filter of INBOX_FILTERS) {
          const shown = pickConversations(
            some,
            { filter, whose: of, order: by },
            { self: ME, now: NOON },
          );
          expect(shown).toHaveLength(counts[filter]);
        }
      }),
    );
  });

  it('shows what waits for an answer with the longest wait first, unless another order is chosen', () => {
    const waiting = ['2026-11-22', '2026-11-20', '2026-11-21'].map((day, number) =>
      fakeConversation(number, { unansweredSince: `${day}T08:00:00.000Z` }),
    );
    const shown = pickConversations(
      [...waiting, fakeConversation(9, { unansweredSince: null })],
      { ...WHOLE_INBOX, filter: 'unanswered' },
      { self: ME, now: NOON },
    );
    expect(shown).toEqual([waiting[1], waiting[2], waiting[0]]);
  });

  it('has what is put off out of the way until its moment, and then at its place', () => {
    const putOff = fakeConversation(1, { unansweredSince: at(6), snoozedUntil: at(13) });
    const forgotten = fakeConversation(2, { state: 'waiting', snoozedUntil: at(11) });
    const recent = fakeConversation(3, { unansweredSince: at(7) });
    const shown = (filter: InboxFilter, hour: number) =>
      pickConversations(
        [putOff, forgotten, recent],
        { ...WHOLE_INBOX, filter },
        { self: ME, now: Date.parse(at(hour)) },
      );
    expect(shown('unanswered', 10)).toEqual([recent]);
    expect(shown('snoozed', 10)).toEqual([putOff, forgotten]);
    expect(shown('unanswered', 12)).toEqual([recent, forgotten]);
    expect(shown('unanswered', 13)).toEqual([putOff, recent, forgotten]);
    expect(shown('snoozed', 13)).toEqual([]);
  });

  it('is given no choice that another version of the product has stored', () => {
    expect(inboxChoice({ filter: 'spam', whose: 'mine', order: 7 })).toEqual({
      ...WHOLE_INBOX,
      whose: 'mine',
    });
    expect(inboxChoice(null)).toEqual(WHOLE_INBOX);
  });

  it('is offered no states where the back end has none', () => {
    const { state: _, ...without } = mine;
    expect(hasStates([without])).toBe(false);
    expect(hasStates(all)).toBe(true);
    expect(hasStates([])).toBe(false);
  });

  it('goes from one conversation to the next, and stays at the ends', () => {
    expect(neighbourOf(all, 'client-2', 1)).toBe(short);
    expect(neighbourOf(all, 'client-2', -1)).toBe(mine);
    expect(neighbourOf(all, 'client-4', 1)).toBeUndefined();
    expect(neighbourOf(all, undefined, 1)).toBe(mine);
    expect(neighbourOf(all, 'nobody', -1)).toBe(closed);
    expect(neighbourOf([], undefined, 1)).toBeUndefined();
  });
});

describe('the time that somebody has waited', () => {
  const since = at(8);
  const waited = (minutes: number) => waitedFor(since, Date.parse(since) + minutes * 60_000);

  it('is shown in minutes, then hours, then days', () => {
    expect(waited(0)).toEqual({ unit: 'minutes', count: 1 });
    expect(waited(59)).toEqual({ unit: 'minutes', count: 59 });
    expect(waited(60)).toEqual({ unit: 'hours', count: 1 });
    expect(waited(47 * 60)).toEqual({ unit: 'hours', count: 47 });
    expect(waited(48 * 60)).toEqual({ unit: 'days', count: 2 });
  });
});
