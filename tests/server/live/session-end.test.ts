import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HANGS_AFTER } from '../../support/hangs-after.ts';
import { connectLive, type LiveClient, livePerson, type Person } from '../../support/live.ts';
import { PASSWORD, startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let clerk: Person;
let now = new Date();
beforeAll(async () => {
  server = await startServer({ clock: () => now });
  clerk = await livePerson(server, 'admin');
});
afterAll(() => server.close());

const connect = (person: Person) => connectLive(server.url, person);

async function expectEnd(live: LiveClient): Promise<void> {
  expect(await live.closed).toBe('io server disconnect');
  expect(live.received.at(-1)).toEqual(['sessionEnded']);
}

describe('a person who is connected is notified of the end and disconnected', () => {
  it('by their logout, and only where they log out', async () => {
    const omar = await livePerson(server, 'customer');
    const { body } = await server.stranger.post<{ token: string }>('auth', {
      phone: (await omar.get<{ user: { phone: string } }>('auth/me')).body.user.phone,
      password: PASSWORD,
    });
    const [here, there] = [await connect(omar), await connect({ ...omar, token: body.token })];
    await omar.delete('auth');
    await expectEnd(here);
    expect(there.socket.connected).toBe(true);
  });

  it.each([
    ['a new password', { password: 'another-password-of-the-tests' }],
    ['being blocked', { status: 'blocked' }],
    ['another role', { role: 'admin' }],
  ])('by %s, on every device', async (_what, change) => {
    const omar = await livePerson(server, 'customer');
    const [one, two] = [await connect(omar), await connect(omar)];
    expect((await clerk.patch(`auth/users/${omar.id}`, change)).status).toBe(200);
    await expectEnd(one);
    await expectEnd(two);
  });

  it('by their removal', async () => {
    const omar = await livePerson(server, 'customer');
    const live = await connect(omar);
    expect((await clerk.delete(`auth/users/${omar.id}`)).status).toBe(200);
    await expectEnd(live);
  });

  it('by the time of their session, to the second', async () => {
    const omar = await livePerson(server, 'customer');
    await server.database
      .updateTable('session')
      .set({ expires_at: new Date(now.getTime() + 300) })
      .where('user_id', '=', omar.id)
      .execute();
    const live = await connect(omar);
    now = new Date(now.getTime() + 400);
    await expectEnd(live);
  });

  it('by the look at all sessions, if it ended without a notification', async () => {
    const omar = await livePerson(server, 'customer');
    const live = await connect(omar);
    const other = await connect(clerk);
    await server.database.deleteFrom('session').where('user_id', '=', omar.id).execute();
    await server.app.liveSessions.look();
    await expectEnd(live);
    expect(other.socket.connected).toBe(true);
  });
});

it('a change of a person that leaves them signed in leaves them connected', async () => {
  const omar = await livePerson(server, 'customer');
  const live = await connect(omar);
  await clerk.patch(`auth/users/${omar.id}`, { cityName: 'Fès' });
  expect(await live.ask('seenConversation', omar.id)).toMatchObject({ code: 'record.notFound' });
});

it('a server that closes lets go of its clients, who may connect elsewhere', async () => {
  const leaving = await startServer();
  const live = await connectLive(leaving.url, await livePerson(leaving, 'customer'));
  const polls = await connectLive(leaving.url, await livePerson(leaving, 'customer'), {
    transports: ['polling'],
  });
  const started = performance.now();
  await leaving.close();
  expect(performance.now() - started).toBeLessThan(HANGS_AFTER);
  // A client gives up for good only when the server disconnects it on purpose.
  expect(await live.closed).toBe('transport close');
  expect(await polls.closed).toMatch(/^transport/);
});
