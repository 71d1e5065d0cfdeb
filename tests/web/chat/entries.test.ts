import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  entriesOf,
  firstUnread,
  newestFromOther,
  placeOf,
  sendStateOf,
  writerOf,
} from '../../../src/custom/chat/thread/entries.ts';
import type { OutgoingMessage } from '../../../src/providers/chat/chat.ts';
import { fakeConversation, fakeMessage } from '../../support/fake-chat.ts';

const outgoing = (key: string): OutgoingMessage => ({
  key,
  clientId: 'client-1',
  createdAt: '2026-03-04T13:00:00.000Z',
  message: { type: 'text', content: key },
  state: 'sending',
});

describe('the messages of a conversation', () => {
  test('each stand once and in order, whatever has been confirmed in the meantime', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 12 }), (confirmed) => {
        const keys = confirmed.map((_, at) => `key-${at}`);
        const messages = keys.flatMap((key, at) =>
          confirmed[at] ? [fakeMessage(at + 1, { key, from: 'staff' })] : [],
        );
        const entries = entriesOf({ messages, outgoing: keys.map(outgoing) }, 'staff');
        const shown = Array.from({ length: entries.count }, (_, at) => entries.keyAt(at));
        expect(shown.toSorted()).toEqual(keys.toSorted());
        expect(shown.slice(0, messages.length)).toEqual(messages.map(({ key }) => key));
      }),
    );
  });

  test('keep their key when the server confirms them, so that nothing is drawn anew', () => {
    const before = entriesOf({ messages: [fakeMessage(1)], outgoing: [outgoing('mine')] }, 'staff');
    const after = entriesOf(
      {
        messages: [fakeMessage(1), fakeMessage(2, { key: 'mine', from: 'staff' })],
        outgoing: [],
      },
      'staff',
    );
    expect(before.keyAt(1)).toBe('mine');
    expect(after.keyAt(1)).toBe('mine');
  });

  test('begin a day where it begins in Berlin', () => {
    const entries = entriesOf(
      {
        messages: [
          fakeMessage(1, { createdAt: '2026-03-03T22:58:00Z' }),
          fakeMessage(2, { createdAt: '2026-03-03T22:59:00Z' }),
          fakeMessage(3, { createdAt: '2026-03-03T23:00:00Z' }),
        ],
        outgoing: [],
      },
      'staff',
    );
    const days = [0, 1, 2].map((at) => placeOf(entries, at, 'staff').day !== undefined);
    expect(days).toEqual([true, false, true]);
  });

  test('follow each other closely only from the same side, soon after, and of the same kind', () => {
    const at = (minute: number) => `2026-03-04T10:${String(minute).padStart(2, '0')}:00Z`;
    const entries = entriesOf(
      {
        messages: [
          fakeMessage(1, { createdAt: at(0) }),
          fakeMessage(2, { createdAt: at(1) }),
          fakeMessage(3, { createdAt: at(2), from: 'staff' }),
          fakeMessage(4, {
            createdAt: at(3),
            from: 'staff',
            message: { type: 'note', content: 'zahlt bar' },
          }),
          fakeMessage(5, { createdAt: at(20), from: 'staff' }),
        ],
        outgoing: [],
      },
      'staff',
    );
    const follows = [0, 1, 2, 3, 4].map((index) => placeOf(entries, index, 'staff').isFollowing);
    expect(follows).toEqual([false, true, false, false, false]);
  });
});

test('who of the staff wrote is said once for what they wrote in one go, and never of customers', () => {
  const at = (minute: number) => `2026-03-03T12:${String(minute).padStart(2, '0')}:00Z`;
  const by = (senderId: string | null) => ({ from: 'staff', senderId }) as const;
  const entries = entriesOf(
    {
      messages: [
        fakeMessage(1, { createdAt: at(0), senderId: 'client-1' }),
        fakeMessage(2, { createdAt: at(1), ...by('amina') }),
        fakeMessage(3, { createdAt: at(2), ...by('amina') }),
        fakeMessage(4, { createdAt: at(3), ...by('karim') }),
        fakeMessage(5, { createdAt: at(20), ...by('karim') }),
        fakeMessage(6, { createdAt: at(21), ...by(null) }),
      ],
      outgoing: [outgoing('mine')],
    },
    'staff',
  );
  const self = { id: 'amina', side: 'staff' } as const;
  const names = Array.from({ length: entries.count }, (_, index) => writerOf(entries, index, self));
  expect(names).toEqual([undefined, 'amina', undefined, 'karim', 'karim', undefined, 'amina']);
});

describe('somebody who wrote', () => {
  const conversation = fakeConversation(1, {
    delivered: { staff: 0, customer: 2 },
    seen: { staff: 0, customer: 1 },
  });
  test.each([
    [1, 'seen'],
    [2, 'delivered'],
    [3, 'sent'],
  ])('sees that message %i is %s', (position, state) => {
    const message = fakeMessage(position, { from: 'staff' });
    expect(sendStateOf({ kind: 'sent', message }, 'staff', conversation)).toBe(state);
  });

  test('sees no state on notes and on what the other side wrote', () => {
    const note = fakeMessage(1, { from: 'staff', message: { type: 'note', content: 'x' } });
    expect(sendStateOf({ kind: 'sent', message: note }, 'staff', conversation)).toBeUndefined();
    const theirs = fakeMessage(1);
    expect(sendStateOf({ kind: 'sent', message: theirs }, 'staff', conversation)).toBeUndefined();
  });
});

describe('what is new', () => {
  const messages = [
    fakeMessage(1),
    fakeMessage(2, { from: 'staff' }),
    fakeMessage(3),
    fakeMessage(4, { from: 'staff' }),
  ];
  test('begins with the first message of the other side after what was seen', () => {
    const conversation = fakeConversation(1, { isNew: true, seen: { staff: 1, customer: 0 } });
    expect(firstUnread({ messages, conversation }, 'staff')).toBe(3);
  });

  test('is nothing in a conversation that was seen', () => {
    const conversation = fakeConversation(1);
    expect(firstUnread({ messages, conversation }, 'staff')).toBeUndefined();
  });

  test('ends with the newest message of the other side', () => {
    expect(newestFromOther(messages, 'staff')).toBe(3);
    expect(newestFromOther([], 'staff')).toBe(0);
  });
});
