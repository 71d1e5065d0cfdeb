import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { berlinTime } from '../../../domain/berlin-clock.ts';
import { addDays, dayNumber } from '../../../domain/calendar-days.ts';
import { isEarly, isEditable, lastEditable } from '../../../domain/chat/editing-messages.ts';
import type { Message } from '../../../domain/chat/message.ts';
import { PLAN_MOMENTS } from '../../../domain/chat/planned.ts';

const moments = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2032-01-01'), noInvalidDate: true })
  .map((now) => ({
    now,
    at: Object.fromEntries(PLAN_MOMENTS.map(([name, of]) => [name, of(now)])),
  }));

describe('a message that is planned at a press', () => {
  it('goes tomorrow or on the next Monday at nine in Berlin, whatever the clock does there', () => {
    fc.assert(
      fc.property(moments, ({ now, at }) => {
        const today = berlinTime(now).day;
        const tomorrow = berlinTime(at.tomorrow ?? now);
        expect(tomorrow).toEqual({ day: addDays(today, 1), minute: 9 * 60 });
        const monday = berlinTime(at.monday ?? now);
        expect(monday.minute).toBe(9 * 60);
        expect(new Date(`${monday.day}T12:00:00Z`).getUTCDay()).toBe(1);
        const days = dayNumber(monday.day) - dayNumber(today);
        expect(days > 0 && days <= 7).toBe(true);
      }),
    );
  });
});

describe('a message that was sent', () => {
  const sent = (position: number, given: Partial<Message> = {}): Message => ({
    _id: `m${position}`,
    conversationId: 'c1',
    senderId: 'amina',
    recieverId: null,
    createdAt: '2026-03-02T09:30:00Z',
    position,
    from: 'staff',
    message: { type: 'text', content: 'Hallo' },
    ...given,
  });
  const now = Date.parse('2026-03-02T09:31:00Z');

  it('can be changed up to the end of the minute', () => {
    expect(isEarly('2026-03-02T09:30:00Z', now)).toBe(true);
    expect(isEarly('2026-03-02T09:30:00Z', now + 1)).toBe(false);
  });

  it('can be changed if it is a text that has not left the product', () => {
    for (const type of ['text', 'link', 'note']) expect(isEditable({ type })).toBe(true);
    expect(isEditable({ type: 'gif' })).toBe(false);
    expect(isEditable({ type: 'image' })).toBe(false);
    expect(isEditable({ type: 'of-another-back-end' })).toBe(false);
    expect(isEditable({ type: 'text', via: 'sms' })).toBe(false);
  });

  it('is changed first if it is the last of its author', () => {
    const messages = [sent(1), sent(2), sent(3, { senderId: 'samir' }), sent(4, { via: 'sms' })];
    expect(lastEditable(messages, { self: 'amina', now })?._id).toBe('m2');
    expect(lastEditable(messages, { self: 'amina', now: now + 1 })).toBeUndefined();
  });
});
