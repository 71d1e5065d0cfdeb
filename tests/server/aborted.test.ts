import { once } from 'node:events';
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { signInAs, startServer, type TestServer } from '../support/server.ts';

const BREAKS_OFF = 'the connection closed before the answer was sent';

const lines: string[] = [];
let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jisr-large-'));
  await writeFile(join(folder, 'large.bin'), '');
  // All of it is a gap, which takes no space on a disk.
  await truncate(join(folder, 'large.bin'), 1_000_000_000);
  server = await startServer({
    webFolder: folder,
    logTo: { write: (line) => void lines.push(line) },
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  lines.length = 0;
});

/** A connection on which this has been requested, and the request as the server has it. */
async function ask(text: string): Promise<{ socket: Socket; request: IncomingMessage }> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  const requested = once(server.app.server, 'request');
  socket.write(text);
  const [request] = await requested;
  return { socket, request };
}

type Line = { level: number; msg: string; route?: string; err?: unknown };

/** What the log says about the request with this route once its client has disconnected. */
async function logged(route: string): Promise<readonly Line[]> {
  const all = () => lines.map((line): Line => JSON.parse(line));
  const about = () => all().filter((line) => line.route === route);
  await expect.poll(about, { timeout: 30_000 }).not.toEqual([]);
  // A later request is through: whatever the other one had to log is logged.
  expect((await server.stranger.get('faq')).status).toBe(200);
  expect(about().map(({ level, msg }) => [level, msg])).toEqual([[30, BREAKS_OFF]]);
  return all();
}

const head = (call: string, token = '', more: readonly string[] = []) =>
  [`${call} HTTP/1.1`, 'Host: localhost', `Authorization: Bearer ${token}`, ...more, '', ''].join(
    '\r\n',
  );

const part = (disposition: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}`;
const FORM = 'multipart/form-data; boundary=x';
const ADDRESSED = `${part('name="recieverId"', 'office')}\r\n${part('name="type"', 'file')}\r\n`;

test.each([
  ['JSON', 'PUT /api/v1/preferences/x', '/api/v1/preferences/:key', 'application/json', '{"a":'],
  ['a form', 'POST /api/v1/message', '/api/v1/message', FORM, part('name="recieverId"', 'off')],
  [
    'a file',
    'POST /api/v1/message',
    '/api/v1/message',
    FORM,
    ADDRESSED + part('name="file"; filename="Liste.csv"', 'a;b\n'.repeat(5_000)),
  ],
])('Who breaks off while sending %s leaves one line and no stack', async (...given) => {
  const [, call, route, type, body] = given;
  const { token } = await signInAs(server, 'customer');
  const size = [`Content-Type: ${type}`, 'Content-Length: 50000'];
  const { socket, request } = await ask(head(call, token, size) + body);
  // From now on the route reads the body.
  await expect.poll(() => request.readableFlowing, { timeout: 30_000 }).toBe(true);
  socket.resetAndDestroy();
  expect((await logged(route)).filter(({ err }) => err)).toEqual([]);
});

test('Who breaks off while waiting leaves one line and no stack', async () => {
  const { token } = await signInAs(server, 'admin');
  await server.database.transaction().execute(async (transaction) => {
    await sql`lock table users in access exclusive mode`.execute(transaction);
    const { socket } = await ask(head('GET /api/v1/auth/users', token));
    socket.resetAndDestroy();
    await expect.poll(() => lines.join(''), { timeout: 30_000 }).toContain(BREAKS_OFF);
  });
  expect((await logged('/api/v1/auth/users')).filter(({ err }) => err)).toEqual([]);
});

test('Who breaks off while reading leaves one line and no stack', async () => {
  const { socket } = await ask(head('GET /large.bin'));
  await once(socket, 'data');
  socket.resetAndDestroy();
  expect((await logged('/*')).filter(({ err }) => err)).toEqual([]);
});
