import { once } from 'node:events';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { connect, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { answersInPieces } from '../../server/plugins/answers-in-pieces.ts';
import { compression } from '../../server/plugins/compression.ts';
import { connectionsFor, mostHandles } from '../../server/plugins/connections.ts';
import { endUnreadAnswers } from '../../server/plugins/unread-answers.ts';
import { connectLive, livePerson } from '../support/live.ts';
import { neighboursIn } from '../support/neighbours.ts';
import { signInAs, startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** A connection to a server, as a program makes it that does not speak as browsers do. */
function connectTo({ url }: { readonly url: string }, localAddress = '127.0.0.1'): Socket {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port), localAddress });
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  return socket;
}

const closing = async (socket: Socket) => {
  if (!socket.closed) await once(socket, 'close');
};

describe('an address that calls many times at once', () => {
  test('gets all of its answers, one after the other', async () => {
    const calls = Array.from({ length: 60 }, () => server.stranger.get('faq'));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('is rejected when hundreds of its calls wait already', async () => {
    const socket = connectTo(server, '127.0.0.9');
    const call = 'GET /api/v1/faq HTTP/1.1\r\nHost: localhost\r\n\r\n';
    socket.write(call.repeat(600));
    let answers = '';
    socket.on('data', (chunk) => {
      answers += chunk;
    });
    await expect.poll(() => answers.match(/HTTP\/1\.1 /g)?.length, { timeout: 60_000 }).toBe(600);
    expect(answers).toContain('HTTP/1.1 200 ');
    expect(answers).toContain('HTTP/1.1 429 ');
    expect(answers).toContain('"code":"request.tooMany"');
  });

  test.each([
    ['/api/v1/webhooks/nothing', '/api/v1/nothing'],
    ['/health/nothing', '/nowhere'],
    ['/health/live', '/api/v1/webhooks/whatsapp'],
  ])('waits in one place at %s and %s', async (one, other) => {
    const socket = connectTo(server, '127.0.0.10');
    const call = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
    socket.write(call(one).repeat(300) + call(other).repeat(300));
    let answers = '';
    socket.on('data', (chunk) => {
      answers += chunk;
    });
    await expect.poll(() => answers.match(/HTTP\/1\.1 /g)?.length, { timeout: 60_000 }).toBe(600);
    expect(answers).toContain('HTTP/1.1 429 ');
  });
});

test('A stranger is counted at every path, also where there is nothing', async () => {
  await using own = await startServer({ env: { RATE_LIMIT: '3' } });
  const post = () => fetch(`${own.url}/nowhere`, { method: 'POST', body: 'x' });
  const statuses = [];
  for (let count = 0; count < 4; count += 1) statuses.push((await post()).status);
  expect(statuses).toEqual([404, 404, 404, 429]);
});

test.each([
  ['calls', 'GET', '/api/v1/quota', 401],
  ['reads what is public', 'GET', '/legal/agb', 404],
  ['posts to nowhere', 'POST', '/nowhere', 404],
])(
  'A stranger who %s is counted in the wider networks of an IPv6 address too',
  async (_what, method, path, status) => {
    const env = { TRUST_PROXY: '127.0.0.1', RATE_LIMIT: '1', PUBLIC_RATE_LIMIT: '1' };
    await using own = await startServer({ env });
    const from = async (address: string) =>
      (await fetch(own.url + path, { method, headers: { 'x-forwarded-for': address } })).status;
    // One call for each /64, four for a /56, sixteen for a /48.
    const ofOneHome = [0, 1, 2, 3, 4].map((at) => `2001:db8:1:1${at.toString(16)}::1`);
    const statuses = [];
    for (const address of ofOneHome) statuses.push(await from(address));
    expect(statuses).toEqual([status, status, status, status, 429]);
    const homes = Array.from({ length: 13 }, (_, at) => `2001:db8:1:${at + 2}00::1`);
    const others = [];
    for (const address of homes) others.push(await from(address));
    expect(others.filter((one) => one === status)).toHaveLength(12);
    expect(others.at(-1)).toBe(429);
    expect(await from('2001:db8:2::1')).toBe(status);
  },
);

test('A stranger who calls a webhook that does not exist is counted as for any call', async () => {
  await using own = await startServer({ env: { RATE_LIMIT: '1' } });
  const post = async (path: string) =>
    (await fetch(`${own.url}/api/v1/webhooks/${path}`, { method: 'POST', body: '{}' })).status;
  expect(await post('nothing')).toBe(404);
  expect(await post('other')).toBe(429);
  expect(await post('messages')).not.toBe(429);
});

test('A stranger who posts to nowhere is answered before the body is read', async () => {
  const socket = connectTo(server);
  socket.write(
    'POST /api/v1/nowhere HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
      'Content-Length: 500000\r\n\r\n{',
  );
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 404 /);
});

test('A stranger who sends a large file reads the answer, and can go on after it', async () => {
  const socket = connectTo(server);
  const bytes = 3_000_000;
  socket.write(
    `POST /api/v1/message HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${bytes}\r\n` +
      'Content-Type: multipart/form-data; boundary=x\r\n\r\n',
  );
  socket.write(Buffer.alloc(bytes, 'x'));
  socket.write('GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n');
  let answers = '';
  socket.on('data', (chunk) => {
    answers += chunk;
  });
  await expect.poll(() => answers, { timeout: 30_000 }).toMatch(/401 [\s\S]*HTTP\/1\.1 200 /);
});

/** Both ends of a connection: the client's, and the server's once it is there. */
async function connectBoth(
  own: Pick<TestServer, 'url'> & { app: { server: Server } },
): Promise<{ client: Socket; ours: Socket }> {
  const accepted = once(own.app.server, 'connection');
  const client = connectTo(own);
  const [ours] = await accepted;
  return { client, ours };
}

describe('an answer that nobody reads', () => {
  const UNREAD_MS = 1_000;
  const LARGE = 'GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const CALL = 'GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n';

  test.each([
    ['sends nothing more', ''],
    ['sends empty lines', '\r\n'],
    ['sends its next calls', CALL],
  ])(
    'ends the connection of a client that %s, and none that reads slowly',
    async (_what, more) => {
      const folder = await mkdtemp(join(tmpdir(), 'jisr-large-'));
      onTestFinished(() => rm(folder, { recursive: true, force: true }));
      await writeFile(join(folder, 'large.bin'), '');
      // All of it is a gap, which takes no space on a disk.
      await truncate(join(folder, 'large.bin'), 4_000_000_000);
      await using own = await startServer({
        webFolder: folder,
        connectionLimits: { unreadMs: UNREAD_MS },
      });
      const slow = await connectBoth(own);
      let read = 0;
      slow.client.on('data', ({ length }) => {
        read += length;
        slow.client.pause();
        setTimeout(() => slow.client.resume(), 2);
      });
      slow.client.write(LARGE);
      const unread = await connectBoth(own);
      unread.client.pause();
      unread.client.write(LARGE);
      const sending = setInterval(() => unread.client.write(more), UNREAD_MS / 4);
      onTestFinished(() => clearInterval(sending));
      await closing(unread.ours);
      expect(unread.ours.bytesWritten).toBeGreaterThan(0);
      expect(slow.ours.closed).toBe(false);
      const before = read;
      await expect.poll(() => read).toBeGreaterThan(before);
      slow.client.destroy();
    },
    90_000,
  );

  test('does not end one long answer in a single buffer that is read slowly', async () => {
    const app = fastify();
    onTestFinished(() => app.close());
    await app.register(compression);
    await app.register(answersInPieces);
    endUnreadAnswers(app.server, UNREAD_MS);
    const answer = Buffer.alloc(128_000_000);
    app.get('/large', (_request, reply) => reply.send(answer));
    const server = { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
    const slow = await connectBoth(server);
    let read = 0;
    slow.client.on('data', ({ length }) => {
      read += length;
      slow.client.pause();
      setTimeout(() => slow.client.resume(), 5);
    });
    const asking = 'GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n';
    slow.client.write(asking);
    const unread = await connectBoth(server);
    unread.client.pause();
    unread.client.write(asking);
    await closing(unread.ours);
    expect(slow.ours.closed).toBe(false);
    const before = read;
    await expect.poll(() => read).toBeGreaterThan(before);
    slow.client.destroy();
  }, 90_000);
});

test.each(['GET', 'HEAD'])('a long answer to %s is whole, and says its length', async (method) => {
  const app = fastify();
  onTestFinished(() => app.close());
  await app.register(compression);
  await app.register(answersInPieces);
  const text = 'ä€'.repeat(100_000);
  app.get('/text', (_request, reply) => reply.send(text));
  app.get('/bytes', (_request, reply) => reply.send(Buffer.from(text)));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  for (const path of ['text', 'bytes']) {
    const whole = await fetch(`${url}/${path}`, {
      method,
      headers: { 'accept-encoding': 'identity' },
    });
    expect(whole.headers.get('content-length')).toBe('500000');
    expect(await whole.text()).toBe(method === 'GET' ? text : '');
    const compressed = await fetch(`${url}/${path}`, { method });
    expect(await compressed.text()).toBe(method === 'GET' ? text : '');
  }
});

describe('too many connections', () => {
  test('of one address end the oldest of strangers, and none of a person', async () => {
    await using own = await startServer({ connectionLimits: { mostOfAddress: 3 } });
    const { token } = await signInAs(own, 'admin');
    const call = `GET /api/v1/auth/me HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n\r\n`;
    const known = connectTo(own, '127.0.0.8');
    known.write(call);
    await once(known, 'data');
    const strangers = [];
    for (let one = 0; one < 3; one += 1) {
      const socket = connectTo(own, '127.0.0.8');
      await once(socket, 'connect');
      strangers.push(socket);
    }
    const [oldest] = strangers;
    if (oldest) await closing(oldest.resume());
    known.write(call);
    const [answer] = await once(known, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
  });

  test.each([
    { transports: ['websocket'] },
    { transports: ['polling'] },
    { transports: ['polling', 'websocket'] },
  ] as const)(
    'of strangers do not end the channel of a person: $transports',
    async ({ transports }) => {
      await using own = await startServer({ connectionLimits: { mostOfAddress: 8 } });
      const live = await connectLive(own.url, await livePerson(own, 'admin'), {
        transports: [...transports],
      });
      const { engine } = live.socket.io;
      await expect.poll(() => engine.transport.name).toBe(transports.at(-1));
      const strangers = Array.from({ length: 12 }, () => connectTo(own).resume());
      await Promise.all(strangers.slice(0, 4).map(closing));
      const answer = live.ask('seenConversation', 'nothing');
      expect(await Promise.race([live.closed, answer])).toMatchObject({ code: 'record.notFound' });
    },
  );

  test.each(['127.0.0.1', '127.0.0.0/8', 'loopback'])(
    'of a proxy end none, when it is trusted as %s',
    async (written) => {
      await using own = await startServer({
        env: { TRUST_PROXY: written },
        connectionLimits: { mostOfAddress: 3 },
      });
      const proxied = [];
      for (let one = 0; one < 5; one += 1) proxied.push(await connectBoth(own));
      expect(proxied.map(({ ours }) => ours.destroyed)).not.toContain(true);
    },
  );

  test.each([
    [56, 12],
    [48, 48],
  ] as const)('of 60 neighbouring /64 of a /%i leave %i', async (bits, most) => {
    await using own = await startServer({ connectionLimits: { mostOfAddress: 3 } });
    const coming = ['2001:db8:2::1', ...neighboursIn(bits)];
    // Their addresses are taken for those of the network, which a test does not have.
    own.app.server.prependListener('connection', (socket: Socket) => {
      Object.defineProperty(socket, 'remoteAddress', { value: coming.shift() });
    });
    const other = await connectBoth(own);
    const neighbours: Socket[] = [];
    while (coming.length > 0) neighbours.push((await connectBoth(own)).ours);
    await expect
      .poll(() => neighbours.map(({ closed }) => closed))
      .toEqual(neighbours.map((_, at) => at < neighbours.length - most));
    expect(other.ours.closed).toBe(false);
  });

  test('of all addresses end one of the address with the most', async () => {
    await using own = await startServer({ connectionLimits: { most: 3 } });
    const one = connectTo(own, '127.0.0.6');
    await once(one, 'connect');
    const others = [1, 2, 3].map(() => connectTo(own, '127.0.0.7').resume());
    await Promise.race(others.map(closing));
    expect(one.closed).toBe(false);
  });

  test('are fewer than the handles that the process may have', () => {
    expect(mostHandles()).toBeGreaterThan(0);
    expect(connectionsFor(2048)).toBe(1536);
    expect(connectionsFor(256)).toBe(64);
    expect(connectionsFor(1_048_576)).toBe(10_000);
  });
});

test('Somebody who floods a socket with pings waits, and everybody else is answered', async () => {
  const staff = await livePerson(server, 'admin');
  const socket = connectTo(server, '127.0.0.5');
  socket.write(
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: localhost\r\n' +
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  await once(socket, 'data');
  const pings = 300_000;
  let pongs = 0;
  socket.on('data', ({ length }) => {
    pongs += length / 2;
  });
  socket.write(
    Buffer.concat(Array.from({ length: pings }, () => Buffer.from('898000000000', 'hex'))),
  );
  const live = await connectLive(server.url, staff);
  expect((await staff.get('auth/me')).status).toBe(200);
  expect(pongs).toBeGreaterThan(0);
  expect(pongs).toBeLessThan(pings);
  live.socket.disconnect();
});
