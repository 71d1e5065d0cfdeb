import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { HANGS_AFTER } from '../support/hangs-after.ts';
import { PASSWORD, signInAs, startServer, type TestServer } from '../support/server.ts';

const HEAD = 'POST /api/v1/auth HTTP/1.1\r\nHost: jisr\r\nContent-Type: application/json\r\n';
const PAUSES = {
  plain: { wholeMs: 300, pauseMs: 100 },
  upload: { wholeMs: 1_500, pauseMs: 500 },
};

const open = ({ url }: TestServer): Socket => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  return socket;
};
const ended = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', resolve));

/** Once the server answers a later request, it has read everything sent before. */
const settled = (server: TestServer) => server.stranger.get('/auth');

describe('a server that shuts down', () => {
  test('answers the request that it is processing, and then ends', async () => {
    const server = await startServer();
    const agent = new Agent({ keepAlive: true });
    let answered: Promise<number | undefined> | undefined;
    let closed: Promise<void> | undefined;
    await server.database.transaction().execute(async (transaction) => {
      await sql`lock table attempt in access exclusive mode`.execute(transaction);
      const call = request(`${server.url}/api/v1/auth`, {
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json' },
      });
      answered = new Promise((resolve, reject) => {
        call.on('response', (response) => {
          response.resume().on('end', () => resolve(response.statusCode));
        });
        call.on('error', reject);
      });
      call.end(JSON.stringify({ phone: '+212600000099', password: PASSWORD }));
      await settled(server);
      closed = server.close();
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    expect(await answered).toBe(401);
    // Without our help it would wait for the keep-alive timeout, more than a minute.
    await closed;
    agent.destroy();
  }, 180_000);

  test('disconnects a client that has not sent its whole request at once', async () => {
    const server = await startServer();
    const unfinished = [
      '',
      'GET / HTTP/1.1\r\nHo',
      `${HEAD}Content-Length: 100\r\n\r\n{"phone"`,
      `${HEAD}Transfer-Encoding: chunked\r\n\r\n5\r\n{"pho\r\n`,
    ].map((sent) => {
      const socket = open(server);
      socket.write(sent);
      return socket;
    });
    const dropped = unfinished.map(ended);
    await settled(server);
    const start = Date.now();
    await server.close();
    await Promise.all(dropped);
    expect(Date.now() - start).toBeLessThan(HANGS_AFTER);
  });
});

describe('a body that never ends', () => {
  test('is rejected with 408 after a while, however slowly it arrives', async () => {
    await using server = await startServer({ bodyTimeout: PAUSES });
    const socket = open(server);
    socket.write(`${HEAD}Content-Length: 100000\r\n\r\n{"phone":"`);
    const drip = setInterval(() => socket.write('1'), 20);
    const answer = await text(socket);
    clearInterval(drip);
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toContain('request.tooSlow');
  });

  test.each([
    ['a stranger', '', 401],
    ['a caller who is rejected before anything else', 'Host: other\r\n', 400],
  ])(
    'keeps no connection open for %s, although the answer was sent at once',
    async (_, head, status) => {
      await using server = await startServer({ bodyTimeout: PAUSES });
      const socket = open(server);
      const closed = ended(socket);
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk.toString();
      });
      socket.write(
        `POST /api/v1/tours HTTP/1.1\r\nHost: jisr\r\n${head}` +
          'Content-Type: multipart/form-data; boundary=x\r\n' +
          'Content-Length: 100000\r\n\r\n--x\r\n',
      );
      const drip = setInterval(() => socket.write('1'), 20);
      await closed;
      clearInterval(drip);
      expect(answer).toContain(`HTTP/1.1 ${status} `);
    },
  );

  test('of a signed-in user who sends a file is given more time, but no long pause', async () => {
    await using server = await startServer({ bodyTimeout: PAUSES });
    const { token } = await signInAs(server, 'admin');
    const start = Date.now();
    const socket = open(server);
    socket.write(
      `POST /api/v1/tours HTTP/1.1\r\nHost: jisr\r\nAuthorization: Bearer ${token}\r\n` +
        'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n--x\r\n',
    );
    expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /);
    expect(Date.now() - start).toBeGreaterThan(450);
  });

  test('is watched also where a call has no connection', async () => {
    await using server = await startServer();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      await server.app.inject({ method: 'POST', url: '/api/v1/tours', payload: { Tname: 'A' } });
      expect(() => vi.advanceTimersByTime(60_000)).not.toThrow();
    } finally {
      vi.useRealTimers();
    }
  });
});
