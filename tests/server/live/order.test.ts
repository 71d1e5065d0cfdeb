import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Conversation } from '../../../domain/chat/conversation.ts';
import type { Message } from '../../../domain/chat/message.ts';
import { say, written } from '../../support/chat.ts';
import type { Client } from '../../support/client.ts';
import { connectLive, livePerson, type Person } from '../../support/live.ts';
import { startServer, type TestServer } from '../../support/server.ts';

type Page = {
  data: { messages: Message[]; removed: string[]; conversation: Conversation; more: boolean };
};

let server: TestServer;
let clerk: Person;
beforeAll(async () => {
  server = await startServer();
  clerk = await livePerson(server, 'admin');
});
afterAll(() => server.close());

const pageOf = async (who: Client, id: string, query: string) =>
  (await who.get<Page>(`message/${id}?${query}`)).body.data;
const texts = (messages: readonly Message[]) => messages.map(({ message }) => message.content);

describe('fifty messages that are sent at once from both ends', () => {
  it('have fifty numbers without a gap, and both ends have them all in the same order', async () => {
    const salma = await livePerson(server, 'customer');
    const ends = [
      await connectLive(server.url, clerk),
      await connectLive(server.url, salma),
    ] as const;
    const sent = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        n % 2 ? say(clerk, salma.id, `Büro ${n}`) : say(salma, 'office', `Kundin ${n}`),
      ),
    );
    const { conversationId = '' } = sent[0] ?? {};
    const numbers = Array.from({ length: 50 }, (_, n) => n + 1);
    const { messages, conversation } = await pageOf(salma, conversationId, 'limit=100');
    expect(messages.map(({ position }) => position)).toEqual(numbers);
    expect(conversation.revision).toBe(50);
    expect(texts((await pageOf(clerk, conversationId, 'limit=100')).messages)).toEqual(
      texts(messages),
    );
    for (const end of ends) {
      for (const { _id } of sent) await end.next('newMessage', (message) => message._id === _id);
      const notified = end.all('newMessage');
      expect(notified.map(([{ position }]) => position).sort((a, b) => a - b)).toEqual(numbers);
      for (const [message, { revision }] of notified) expect(revision).toBe(message.position);
      expect(end.all('newConversation')).toHaveLength(1);
    }
  });
});

describe('a client that has missed something', () => {
  it('gets all since a revision, with what was removed, however small its pages are', async () => {
    const salma = await livePerson(server, 'customer');
    const reported: Message[] = [];
    for (let n = 1; n <= 6; n += 1) reported.push((await say(clerk, salma.id, `${n}`)) as Message);
    const id = reported[0]?.conversationId ?? '';
    await clerk.delete(`message/${reported[1]?._id}`);
    await clerk.delete(`message/${reported[4]?._id}`);
    await say(salma, 'office', '7');

    const whole = await pageOf(salma, id, 'after=3');
    expect(texts(whole.messages)).toEqual(['4', '6', '7']);
    expect(whole.removed).toEqual([reported[1]?._id, reported[4]?._id]);
    expect([whole.more, whole.conversation.revision]).toEqual([false, 9]);

    const got: string[] = [];
    const removed: string[] = [];
    let after = 0;
    for (let more = true; more; ) {
      const page = await pageOf(salma, id, `after=${after}&limit=2`);
      got.push(...texts(page.messages));
      removed.push(...page.removed);
      expect(page.messages.length + page.removed.length).toBeLessThanOrEqual(2);
      after = page.conversation.revision;
      more = page.more;
    }
    expect(got).toEqual(['1', '3', '4', '6', '7']);
    expect(removed).toEqual(whole.removed);
    expect(after).toBe(9);
  });

  it('gets nothing if it has missed nothing', async () => {
    const salma = await livePerson(server, 'customer');
    const { conversationId } = await say(salma, 'office', 'Salam');
    expect(await pageOf(salma, conversationId, 'after=1')).toMatchObject({
      messages: [],
      edited: [],
      removed: [],
      more: false,
    });
  });
});

describe('somebody who scrolls up', () => {
  it('gets the newest messages before a position until there are no more', async () => {
    const salma = await livePerson(server, 'customer');
    let id = '';
    for (let n = 1; n <= 5; n += 1) id = (await say(salma, 'office', `${n}`)).conversationId;
    const newest = await pageOf(clerk, id, 'limit=2');
    expect([texts(newest.messages), newest.more]).toEqual([['4', '5'], true]);
    expect(newest.conversation.revision).toBe(5);
    const older = await pageOf(clerk, id, 'limit=2&before=4');
    expect([texts(older.messages), older.more]).toEqual([['2', '3'], true]);
    const oldest = await pageOf(clerk, id, 'limit=2&before=2');
    expect([texts(oldest.messages), oldest.more]).toEqual([['1'], false]);
  });

  it.each(['before=2&after=1', 'before=-1', 'after=x', 'limit=0'])(
    'cannot get the page %s',
    async (query) => {
      const salma = await livePerson(server, 'customer');
      const { conversationId } = await say(salma, 'office', 'x');
      expect((await clerk.get(`message/${conversationId}?${query}`)).status).toBe(400);
    },
  );
});

it('a message of a customer to the office is for nobody in particular', async () => {
  const salma = await livePerson(server, 'customer');
  const { status, body } = await salma.post<{ data: { message: Message } }>(
    'message',
    written('office', 'Salam'),
  );
  expect(status).toBe(201);
  expect(body.data.message).toMatchObject({ recieverId: null, from: 'customer', position: 1 });
  expect((await clerk.post('message', written('office', 'x'))).status).toBe(404);
});
