import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Channel } from '../../../../src/providers/chat/channel.ts';
import { createReadReceipts } from '../../../../src/providers/chat/read-receipts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A channel that confirms nothing, and what was sent on it. */
function silentChannel() {
  const notified: unknown[][] = [];
  let isLive = true;
  const channel = {
    isLive: () => isLive,
    notify: (...[name, id, position]: unknown[]) => void notified.push([name, id, position]),
    retry: () => undefined,
    close: () => undefined,
  } as unknown as Channel;
  return { channel, notified, cut: () => (isLive = false), mend: () => (isLive = true) };
}

test('somebody whose sight was not confirmed has it sent again, whatever arrived since', () => {
  const { channel, notified, cut, mend } = silentChannel();
  const receipts = createReadReceipts(() => channel);
  receipts.seen('amina', 5);
  vi.runAllTimers();
  receipts.delivered('amina', 6);
  vi.runAllTimers();
  expect(notified.splice(0)).toEqual([
    ['seenConversation', 'amina', 5],
    ['deliveredConversation', 'amina', 6],
  ]);
  cut();
  receipts.delivered('amina', 7);
  mend();
  receipts.resume();
  vi.runAllTimers();
  expect(notified).toEqual([
    ['seenConversation', 'amina', 5],
    ['deliveredConversation', 'amina', 7],
  ]);
});
