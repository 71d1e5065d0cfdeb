import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { clientOf } from '../support/client.ts';
import { startedFolder } from '../support/started-folder.ts';
import { type StartedServer, startProcess } from '../support/started-server.ts';

const HANDLES = 2_048;
/** Each of them stays below what one address may have open. */
const STRANGERS = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'];
const OF_EACH = 600;

let folder: Awaited<ReturnType<typeof startedFolder>>;
let server: StartedServer;
beforeAll(async () => {
  folder = await startedFolder();
  server = await startProcess({ DATA_DIR: folder.path }, { handles: HANDLES });
}, 120_000);
afterAll(async () => {
  await server.end('SIGTERM');
  await folder.remove();
}, 60_000);

/** A connection that says nothing, and what became of it. */
function openIdle(localAddress: string): { socket: Socket; connected: Promise<void> } {
  const { hostname, port } = new URL(server.url);
  const socket = connect({ host: hostname, port: Number(port), localAddress }).resume();
  const connected = new Promise<void>((resolve) => {
    socket.once('connect', resolve);
    socket.once('close', () => resolve());
  });
  // It may be ended at any time.
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  return { socket, connected };
}

test('A process that may open 2,048 handles outlives more connections than it can hold', async () => {
  const idle = STRANGERS.flatMap((address) =>
    Array.from({ length: OF_EACH }, () => openIdle(address)),
  );
  expect(idle.length).toBeGreaterThan(HANDLES);
  await Promise.all(idle.map(({ connected }) => connected));
  const open = () => idle.filter(({ socket }) => !socket.closed);
  await expect.poll(() => open().length, { timeout: 60_000 }).toBeLessThan(HANDLES);
  expect(open().length).toBeGreaterThan(HANDLES / 2);

  // While they are open, others still sign in, which opens connections to the database.
  const admin = await server.signIn();
  expect((await admin.get('gallery')).status).toBe(200);

  for (const { socket } of idle) socket.destroy();
  expect((await clientOf(server.url).get('faq')).status).toBe(200);
  expect((await admin.get('gallery')).status).toBe(200);
  expect(server.output()).not.toMatch(/EMFILE|stack/);
}, 120_000);
