import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { awaitIdentity } from '../../../server/live/joining.ts';
import { say } from '../../support/chat.ts';
import {
  connectLive,
  livePerson,
  openSocket,
  type Person,
  rejectionOf,
  watched,
} from '../../support/live.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let clerk: Person;
let salma: Person;
beforeAll(async () => {
  server = await startServer({ env: { LIVE_CONNECTIONS: '4' } });
  clerk = await livePerson(server, 'admin');
  salma = await livePerson(server, 'customer');
});
afterAll(() => server.close());

const rejected = (token: unknown) => rejectionOf(openSocket(server.url, { token }));

async function pollingHandshake(more = '') {
  const answer = await fetch(`${server.url}/socket.io/?EIO=4&transport=polling${more}`);
  return { status: answer.status, body: await answer.json() };
}

describe('whoever connects', () => {
  it.each([
    ['without a token', undefined, 'session.missing'],
    ['with something else than a token', { $ne: 1 }, 'session.missing'],
    ['with an invented token', 'x'.repeat(43), 'session.ended'],
    ['with a role', 'admin', 'session.ended'],
  ])('%s is rejected in the one shape of errors', async (_how, token, code) => {
    const { data, message } = await rejected(token);
    expect(message).toBe(code);
    expect(data).toEqual({ status: 'error', code, message: expect.any(String) });
  });

  it('with the token of a session that has ended is rejected', async () => {
    const omar = await livePerson(server, 'customer');
    await omar.delete('auth');
    expect((await rejected(omar.token)).data).toMatchObject({ code: 'session.ended' });
  });

  it.each([
    ['as somebody else', () => [clerk.id, 'customer']],
    ['with another role', () => [salma.id, 'admin']],
    ['with nonsense', () => [[], {}]],
    ['with nothing', () => []],
  ])('and answers %s gets nothing and is disconnected', async (_as, answer) => {
    await say(salma, 'office', 'Salam');
    const live = watched(openSocket(server.url, { token: salma.token }));
    await live.next('UsersId');
    expect(await live.ask('UsersId', ...answer())).toMatchObject({ status: 'error' });
    expect(await live.closed).toBe('io server disconnect');
    expect(live.received).toEqual([['UsersId']]);
  });

  it('and does not say who they are can do nothing', async () => {
    const { conversationId } = await say(salma, 'office', 'Salam');
    const live = watched(openSocket(server.url, { token: salma.token }));
    await live.next('UsersId');
    for (const event of ['seenConversation', 'writing']) {
      const answer = await live.ask(event, conversationId);
      expect(answer).toMatchObject({ status: 'error', code: 'access.denied' });
    }
  });

  it('and never says who they are is disconnected after a while', async () => {
    const known = await connectLive(server.url, clerk);
    const silent = watched(openSocket(server.url, { token: salma.token }));
    await silent.next('UsersId');
    for (const socket of server.app.live.sockets.sockets.values()) awaitIdentity(socket, 0);
    expect(await silent.closed).toBe('io server disconnect');
    expect(known.socket.connected).toBe(true);
  });

  it('from another origin may read only if that origin may call', async () => {
    await using office = await startServer({ env: { CORS_ORIGINS: 'https://office.example' } });
    const readableBy = async (origin: string) => {
      const answer = await fetch(`${office.url}/socket.io/?EIO=4&transport=polling`, {
        headers: { origin },
      });
      return answer.headers.get('access-control-allow-origin');
    };
    expect(await readableBy('https://office.example')).toBe('https://office.example');
    expect(await readableBy('https://elsewhere.example')).toBeNull();
  });

  it('by calls gets answers that no browser shows as something else, or in a frame', async () => {
    // Whoever polls and does not end it is counted for most of a minute.
    await using own = await startServer();
    const { headers } = await fetch(`${own.url}/socket.io/?EIO=4&transport=polling`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
  });

  it('from an address with as many connections as one may have is rejected', async () => {
    await expect.poll(() => server.app.live.engine.clientsCount).toBe(0);
    const open = await Promise.all([1, 2, 3, 4].map(() => connectLive(server.url, clerk)));
    const { status, body } = await pollingHandshake();
    expect([status, body.code]).toEqual([429, 'request.tooMany']);
    expect((await pollingHandshake('&sid=x&sid=')).status).toBe(429);
    await rejected(clerk.token);
    open[0]?.socket.disconnect();
    await expect.poll(() => server.app.live.engine.clientsCount).toBe(3);
    await connectLive(server.url, clerk);
  });
});

/** Requests the channel as a browser does, and returns both ends of the connection. */
async function askForChannel(path: string): Promise<{ client: Socket; ours: Socket }> {
  const requested = new Promise<Socket>((resolve) => {
    server.app.server.once('upgrade', (_request, socket: Socket) => resolve(socket));
  });
  const { port } = new URL(server.url);
  const client = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void client.destroy());
  client.write(
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  return { client, ours: await requested };
}
const closing = (socket: Socket) =>
  new Promise<void>((resolve) => {
    if (socket.closed) resolve();
    else socket.once('close', () => resolve());
  });

describe('a stranger', () => {
  it('who breaks off while being let in ends nothing but the connection', async () => {
    const thrown: Error[] = [];
    const notice = (error: Error) => void thrown.push(error);
    process.on('uncaughtExceptionMonitor', notice);
    onTestFinished(() => void process.off('uncaughtExceptionMonitor', notice));
    for (let one = 0; one < 20; one += 1) {
      const path = one % 2 ? '/socket.io/nothing' : '/socket.io/?EIO=4&transport=websocket';
      const { client, ours } = await askForChannel(path);
      client.resetAndDestroy();
      await closing(ours);
    }
    expect(thrown).toEqual([]);
  });

  it('who is rejected cannot keep the connection open', async () => {
    const { client, ours } = await askForChannel('/socket.io/nothing');
    client.resume();
    await closing(ours);
    expect(client.writable).toBe(true);
  });
});

it('a request for another protocol, at another address, is answered in this one', async () => {
  const headers = { connection: 'Upgrade', upgrade: 'h2c' };
  const status = await new Promise((resolve, reject) => {
    request(`${server.url}/health/live`, { headers })
      .once('response', (response) => resolve(response.resume().statusCode))
      .once('error', reject)
      .end();
  });
  expect(status).toBe(200);
});
