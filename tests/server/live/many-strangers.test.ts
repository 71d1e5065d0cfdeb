import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { say } from '../../support/chat.ts';
import { connectLive, livePerson } from '../../support/live.ts';
import { neighboursIn } from '../../support/neighbours.ts';
import { startServer, type TestServer } from '../../support/server.ts';

const WEBSOCKET =
  'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: localhost\r\n' +
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
const POLLING = 'GET /socket.io/?EIO=4&transport=polling HTTP/1.1\r\nHost: localhost\r\n\r\n';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  // However busy the machine is, those who say nothing are still there.
  server.app.live.connectTimeout(120_000);
});
afterAll(() => server.close());

/** A connection of the office's address on which nobody ever says who they are. */
async function openStranger(asking: string): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  if (asking === '') return socket.resume();
  socket.write(asking);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 (101|200) /);
  return socket;
}

/** Opens them in groups: an address may not ask for hundreds at the same moment. */
async function openStrangers(count: number, asking: string): Promise<Socket[]> {
  const strangers: Socket[] = [];
  while (strangers.length < count) {
    const group = Array.from({ length: 50 }, () => openStranger(asking));
    strangers.push(...(await Promise.all(group)));
  }
  return strangers;
}

// As many as one address may have: connections, and channels.
it.each([
  [1_000, 'only connect', ''],
  [500, 'open a WebSocket', WEBSOCKET],
  [500, 'begin to poll', POLLING],
])(
  '%i strangers who %s leave the channel to an office at the same address',
  async (count, _how, asking) => {
    const strangers = await openStrangers(count, asking);
    expect(strangers.filter(({ closed }) => closed)).toEqual([]);

    const live = await connectLive(server.url, await livePerson(server, 'admin'));
    const salma = await livePerson(server, 'customer');
    await say(salma, 'office', 'Wo ist mein Paket?');
    const [{ message }] = await live.next('newMessage');
    expect(message.content).toBe('Wo ist mein Paket?');
  },
  120_000,
);

it.each([
  [56, 12],
  [48, 48],
] as const)('60 channels from neighbouring /64 of a /%i leave %i', async (bits, most) => {
  const env = { TRUST_PROXY: '127.0.0.1', LIVE_CONNECTIONS: '3' };
  await using own = await startServer({ env });
  own.app.live.connectTimeout(120_000);
  const open = async (address: string) => {
    const asking = '/socket.io/?EIO=4&transport=polling';
    const headers = { 'x-forwarded-for': address };
    return (await fetch(own.url + asking, { headers })).status;
  };
  expect(await open('2001:db8:2::1')).toBe(200);
  for (const address of neighboursIn(bits)) expect(await open(address)).toBe(200);
  await expect.poll(() => own.app.live.engine.clientsCount).toBe(most + 1);
});
