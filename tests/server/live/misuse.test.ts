import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../server/base/new-id.ts';
import { say } from '../../support/chat.ts';
import {
  connectLive,
  type LiveClient,
  livePerson,
  openSocket,
  type Person,
} from '../../support/live.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let salma: Person;
let live: LiveClient;
let own: string;
let other: string;
beforeAll(async () => {
  server = await startServer();
  salma = await livePerson(server, 'customer');
  const omar = await livePerson(server, 'customer');
  own = (await say(salma, 'office', 'meins')).conversationId;
  other = (await say(omar, 'office', 'seins')).conversationId;
});
afterAll(() => server.close());

const connect = async () => {
  live = await connectLive(server.url, salma);
  return live;
};

describe('a customer', () => {
  it.each(['seenConversation', 'writing'])(
    "does not learn by %s that somebody else's conversation exists",
    async (event) => {
      await connect();
      const [strange, missing] = [await live.ask(event, other), await live.ask(event, newId())];
      expect(strange).toMatchObject({ status: 'error', code: 'record.notFound' });
      expect(strange).toEqual(missing);
      expect(await live.ask('deliveredConversation', other, 1)).toEqual(missing);
    },
  );

  it.each([
    ['seenConversation', [], 'request.malformed'],
    ['seenConversation', [7], 'request.malformed'],
    ['seenConversation', [{ $gt: '' }], 'request.malformed'],
    ['seenConversation', ["'; drop table message; --"], 'record.notFound'],
    ['seenConversation', ['%00\u0000'], 'record.notFound'],
    ['deliveredConversation', ['x', -1], 'request.malformed'],
    ['deliveredConversation', ['x', 1.5], 'request.malformed'],
    ['deliveredConversation', ['x', 1e300], 'request.malformed'],
    ['writing', [null], 'request.malformed'],
    ['writing', ['x', 'y'], 'request.malformed'],
    ['newMessage', [{}], 'route.notFound'],
    ['__proto__', ['x'], 'route.notFound'],
    ['constructor', [], 'route.notFound'],
    ['onlineUsers', [], 'route.notFound'],
  ])('who sends %s with %j is answered, and stays connected', async (event, args, code) => {
    await connect();
    expect(await live.ask(event, ...args)).toMatchObject({ status: 'error', code });
    expect(await live.ask('seenConversation', own)).toEqual({ status: 'success' });
  });

  it('who sends a wrong event without asking for an answer changes nothing', async () => {
    await connect();
    live.socket.emit('writing', 5 as unknown as string);
    expect(await live.ask('seenConversation', own)).toEqual({ status: 'success' });
  });

  it('who floods the channel is slowed down and then cut off, and others are not', async () => {
    await connect();
    const office = await connectLive(server.url, await livePerson(server, 'admin'));
    const answers: Promise<unknown>[] = [];
    for (let one = 0; one < 100; one += 1) answers.push(live.ask('writing', own));
    expect(await Promise.all(answers)).toContainEqual(
      expect.objectContaining({ code: 'request.tooMany' }),
    );
    for (let one = 0; one < 1000; one += 1) live.socket.emit('writing', own);
    expect(await live.closed).toMatch(/disconnect|close/);
    expect(office.all('writing').length).toBeLessThan(200);
    expect(await office.ask('seenConversation', own)).toEqual({ status: 'success' });
  });

  it.each(['websocket', 'polling'] as const)(
    'who sends more over %s than anybody has to say is cut off',
    async (transport) => {
      const big = await connectLive(server.url, salma, { transports: [transport] });
      big.socket.emit('writing', 'x'.repeat(100_000));
      expect(await big.closed).toMatch(/transport|parse/);
    },
  );
});

it('no more than so many connections are open for one person', async () => {
  const omar = await livePerson(server, 'customer');
  const open = Array.from({ length: 40 }, () => connectLive(server.url, omar));
  await Promise.all(open);
  await expect(connectLive(server.url, omar)).rejects.toThrow('request.tooMany');
});

it('nor when they are opened at the same moment', async () => {
  const omar = await livePerson(server, 'customer');
  const sockets = Array.from({ length: 60 }, () => openSocket(server.url, { token: omar.token }));
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve) => {
          socket.once('UsersId', () => resolve());
          socket.once('disconnect', () => resolve());
          socket.once('connect_error', () => resolve());
        }),
    ),
  );
  await expect.poll(() => sockets.filter(({ connected }) => connected).length).toBe(40);
});
