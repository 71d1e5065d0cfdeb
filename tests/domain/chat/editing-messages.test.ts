import { describe, expect, it } from 'vitest';
import { isEarly, isEditable, lastEditable } from '../../../domain/chat/editing-messages.ts';
import type { Message } from '../../../domain/chat/message.ts';

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
