import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Message } from '../../../domain/chat/message.ts';
import { createModelNetwork } from '../../support/chat-model/network.ts';
import { openPage } from '../../support/chat-model/page.ts';
import { createModelRows } from '../../support/chat-model/rows.ts';
import { runSchedule } from '../../support/chat-model/schedule.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

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

it('a customer who was away reads a message as it was changed meanwhile', async () => {
  const rows = createModelRows(Date.now);
  const network = createModelNetwork({ rows, delay: () => 5 });
  const office = openPage(network, { id: 'amina', side: 'staff' });
  const customer = openPage(network, { id: 'karim', side: 'customer' });
  const [atOffice, atCustomer] = [office, customer].map(({ chat }) => chat.timeline('karim'));
  for (const timeline of [atOffice, atCustomer]) timeline?.subscribe(() => undefined);
  const texts = (timeline = atCustomer) =>
    timeline?.read().messages.map(({ message, edited }) => [message.content, edited]);
  await vi.advanceTimersByTimeAsync(100);
  await office.chat.send('karim', { type: 'text', content: 'um 9' });
  await vi.advanceTimersByTimeAsync(500);
  customer.cut();
  await vi.advanceTimersByTimeAsync(100);
  const [message] = atOffice?.read().messages ?? [];
  if (!message) throw new Error('The office has no message.');
  const editing = office.chat.editMessage(message, 'um 10');
  await vi.advanceTimersByTimeAsync(500);
  await editing;
  expect(texts(atOffice)).toEqual([['um 10', 2]]);
  expect(texts()).toEqual([['um 9', undefined]]);
  customer.mend();
  await vi.advanceTimersByTimeAsync(90_000);
  expect(texts()).toEqual([['um 10', 2]]);
  for (const { chat } of [office, customer]) chat.close();
});

const SCHEDULES = 200;
const PARTS = 8;

const contents = (messages: readonly Message[]) => messages.map(({ message }) => message.content);

it.for(Array.from({ length: PARTS }, (_, part) => part))(
  'whatever fails meanwhile, everybody has the same messages in the end (part %i)',
  async (part) => {
    for (let seed = part; seed < SCHEDULES; seed += PARTS) {
      const { stored, users, shown } = await runSchedule(seed);
      const where = `in the schedule of seed ${seed}`;
      for (const timeline of shown) {
        expect(timeline.load, where).toBe('ready');
        expect(contents(timeline.messages), where).toEqual(contents(stored));
        expect(timeline.outgoing, where).toEqual([]);
      }
      expect(new Set(contents(stored)).size, where).toBe(stored.length);
      for (const { person, sent, deleted, errors } of users) {
        expect(errors, where).toEqual([]);
        const own = contents(stored.filter(({ senderId }) => senderId === person.id));
        expect(own, where).toEqual(sent.filter((content) => own.includes(content)));
        expect(
          sent.filter((content) => !own.includes(content) && !deleted.has(content)),
          where,
        ).toEqual([]);
      }
      vi.clearAllTimers();
    }
  },
);
