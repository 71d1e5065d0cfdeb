import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createModelNetwork } from '../../support/chat-model/network.ts';
import { openPage } from '../../support/chat-model/page.ts';
import { createModelRows } from '../../support/chat-model/rows.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a customer and the office read what the other one writes', async () => {
  const rows = createModelRows(Date.now);
  const network = createModelNetwork({ rows, delay: () => 5 });
  const office = openPage(network, { id: 'amina', side: 'staff' });
  const customer = openPage(network, { id: 'karim', side: 'customer' });
  const watched = [office, customer].map(({ chat }) => chat.timeline('karim'));
  for (const timeline of watched) timeline.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(100);
  await customer.chat.send('karim', { type: 'text', content: 'Salam' });
  await vi.advanceTimersByTimeAsync(200);
  await office.chat.send('karim', { type: 'text', content: 'Hallo' });
  await vi.advanceTimersByTimeAsync(1000);
  for (const timeline of watched) {
    const { messages, outgoing, load } = timeline.read();
    expect(load).toBe('ready');
    expect(messages.map(({ message }) => message.content)).toEqual(['Salam', 'Hallo']);
    expect(outgoing).toEqual([]);
  }
  expect(office.chat.overview.read().unread).toBe(1);
  office.chat.markSeen('karim');
  await vi.advanceTimersByTimeAsync(1000);
  expect(office.chat.overview.read().unread).toBe(0);
  expect(customer.chat.timeline('karim').read().conversation?.seen.staff).toBe(2);
  expect(office.chat.timeline('karim').read().conversation?.delivered.customer).toBe(2);
  for (const { chat } of [office, customer]) chat.close();
});
