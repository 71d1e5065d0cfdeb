import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { say } from '../../support/chat.ts';
import { connectLive, livePerson, type Person } from '../../support/live.ts';
import { databaseUrl, type OwnDatabase, ownDatabase } from '../../support/own-database.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let database: OwnDatabase;
let first: TestServer;
let second: TestServer;
let clerk: Person;
let salma: Person;
beforeAll(async () => {
  database = await ownDatabase();
  const env = { DATABASE_URL: databaseUrl(database.connection) };
  first = await startServer({ env, database });
  second = await startServer({ env, database });
  clerk = await livePerson(first, 'admin');
  salma = await livePerson(first, 'customer');
});
afterAll(async () => {
  await first.close();
  await second.close();
  await database.close();
});

const atSecond = (person: Person) => connectLive(second.url, person);

/** Ends the connections over which the processes hear each other, as a failing network does. */
const cut = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'jisr-live'`.execute(
    database.database,
  );

describe('somebody who is connected to another process on the same database', () => {
  it('is notified of a message at once, however long it is', async () => {
    const live = await atSecond(clerk);
    const short = await say(salma, 'office', 'kurz');
    const long = await say(salma, 'office', 'م'.repeat(5000));
    const [[one], [other]] = [
      await live.next('newMessage', ({ _id }) => _id === short._id),
      await live.next('newMessage', ({ _id }) => _id === long._id),
    ];
    expect(one.message.content).toBe('kurz');
    expect(other.message.content).toHaveLength(5000);
  });

  it('sees who is there', async () => {
    const live = await atSecond(clerk);
    const other = await connectLive(first.url, salma);
    await live.next('onlineUsers', (ids) => ids.includes(salma.id) && ids.includes(clerk.id));
    await other.next('onlineUsers', (ids) => ids.includes(clerk.id));
    expect(other.all('onlineUsers').flatMap(([ids]) => ids)).not.toContain(salma.id);
    other.socket.disconnect();
    const before = live.all('onlineUsers').length;
    await live.next('onlineUsers', (ids) => {
      const isLater = live.all('onlineUsers').length > before;
      return isLater && !ids.includes(salma.id);
    });
  });

  it('learns that those of a process which closes have left', async () => {
    const third = await startServer({
      env: { DATABASE_URL: databaseUrl(database.connection) },
      database,
    });
    const live = await atSecond(clerk);
    const omar = await livePerson(first, 'customer');
    await connectLive(third.url, omar);
    await live.next('onlineUsers', (ids) => ids.includes(omar.id));
    const before = live.all('onlineUsers').length;
    await third.close();
    await live.next(
      'onlineUsers',
      (ids) => live.all('onlineUsers').length > before && !ids.includes(omar.id),
    );
  });

  it('sees who is writing, and is disconnected by a logout', async () => {
    const omar = await livePerson(first, 'customer');
    const { conversationId } = await say(omar, 'office', 'Salam');
    const live = await atSecond(omar);
    const office = await connectLive(first.url, clerk);
    expect(await office.ask('writing', conversationId)).toEqual({ status: 'success' });
    expect((await live.next('writing'))[0]).toMatchObject({ userId: clerk.id, from: 'staff' });
    expect((await omar.delete('auth')).status).toBe(200);
    await live.next('sessionEnded');
    expect(await live.closed).toBe('io server disconnect');
  });
});

describe('processes whose connection to the database is cut', () => {
  it('go on, and let their clients connect again, who fetch what they have missed', async () => {
    const live = await atSecond(clerk);
    await cut();
    const missed = await say(salma, 'office', 'in der Lücke');
    expect(['transport close', 'transport error']).toContain(await live.closed);
    const again = await atSecond(clerk);
    expect(again.all('conv')[0]?.[0].map(({ lastMessage }) => lastMessage)).toContainEqual(
      expect.objectContaining({ createdAt: missed.createdAt }),
    );
    const next = await say(salma, 'office', 'danach');
    await again.next('newMessage', ({ _id }) => _id === next._id);
  });
});
