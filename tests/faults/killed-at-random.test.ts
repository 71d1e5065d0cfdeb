import { randomUUID } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { connect } from '../../server/database/connect.ts';
import type { DB } from '../../server/database/database-types.ts';
import { connectionOf } from '../../server/database/postmaster.ts';
import { socketFolderOf } from '../../server/database/socket-folder.ts';
import { chanceOf } from '../support/chat-model/chance.ts';
import { clientOf } from '../support/client.ts';
import { named } from '../support/database-address.ts';
import { readRun } from '../support/import-table.ts';
import { type Acknowledged, IMPORTED, startMixedLoad } from '../support/mixed-load.ts';
import { databaseUrl } from '../support/own-database.ts';
import { startedFolder } from '../support/started-folder.ts';
import { dataFolder, type StartedServer, startProcess, until } from '../support/started-server.ts';

/** `FAULT_KILLS=100 npx vitest run --project faults killed-at-random` takes minutes. */
const KILLS = Number(process.env.FAULT_KILLS ?? 5);
const SEED = Number(process.env.FAULT_SEED ?? 20_261_129);
const CLERKS = 4;
/** The longest time between one start and the next kill. */
const MOST_MS = 600;
/** Work of a process that died is taken up once its silence has been noticed. */
const TIMEOUT = { timeoutMs: 180_000, pauseMs: 100 };

/** A database, and the environments of two processes on it that share their files. */
async function house() {
  const address = process.env.TEST_DATABASE_URL;
  if (address === undefined) {
    const folder = await startedFolder();
    const socket = socketFolderOf(join(await realpath(folder.path), 'pg18'));
    const connection = connectionOf(socket, 'jisr');
    const url = `postgresql://${connection.user}@localhost/jisr?host=${encodeURIComponent(socket)}`;
    return {
      first: { DATA_DIR: folder.path },
      second: { DATA_DIR: folder.path, DATABASE_URL: url },
      connection,
      close: () => folder.remove(),
    };
  }
  const folder = await dataFolder();
  const name = `jisr_killed_${randomUUID().replaceAll('-', '')}`;
  const control = connect(named({ url: address }), { max: 1 });
  await sql`create database ${sql.id(name)}`.execute(control);
  const connection = named({ url: address }, name);
  const both = { DATA_DIR: folder.path, DATABASE_URL: databaseUrl(connection) };
  return {
    first: both,
    second: both,
    connection,
    close: async () => {
      await sql`drop database ${sql.id(name)} with (force)`.execute(control);
      await control.destroy();
      await folder.remove();
    },
  };
}

/** What the database has of the work, by what it was acknowledged by. */
async function stored(database: Kysely<DB>, appointment: string) {
  const orders = await sql<{ name: string; count: number; parcels: number; created: number }>`
    select recipient_first_name as name, package_count::int as count,
      (select count(*)::int from parcels where order_id = orders.id) as parcels,
      (select count(*)::int from audit_entry
        where record_id = orders.id and resource = 'commands' and action = 'create') as created
    from orders where recipient_first_name like 'Kiste %'`.execute(database);
  const messages = await sql<{ content: string; count: number; people: number }>`
    select content, count(*)::int as count, count(distinct conversation_id)::int as people
    from message group by content`.execute(database);
  const bookings = await sql<{ phone: string }>`
    select users.phone from content join users on users.id::text = content.data ->> 'user'
    where content.resource = 'bookings' and content.data ->> 'appointment' = ${appointment}`.execute(
    database,
  );
  const booked = await sql<{ booked: number }>`
    select (data ->> 'booked')::int as booked from content where id::text = ${appointment}`.execute(
    database,
  );
  const imported = await sql<{ count: number; people: number }>`
    select count(*)::int as count, count(distinct phone)::int as people
    from users where last_name like 'Probe%'`.execute(database);
  return {
    orders: orders.rows,
    messages: messages.rows,
    bookings: bookings.rows.map(({ phone }) => phone),
    booked: booked.rows[0]?.booked,
    imported: imported.rows[0],
  };
}

function expectAll(acknowledged: Acknowledged, found: Awaited<ReturnType<typeof stored>>): void {
  const sorted = <Item>(items: Iterable<Item>) => [...items].toSorted();
  expect(sorted(found.orders.map(({ name }) => name))).toEqual(sorted(acknowledged.orders.keys()));
  for (const { name, count, parcels, created } of found.orders) {
    expect({ name, count, parcels, created }).toEqual({
      name,
      count: acknowledged.orders.get(name),
      parcels: acknowledged.orders.get(name),
      created: 1,
    });
  }
  const written = found.messages.filter(({ content }) => content.startsWith('Nachricht '));
  expect(sorted(written.map(({ content }) => content))).toEqual(sorted(acknowledged.messages));
  expect(written.filter(({ count }) => count !== 1)).toEqual([]);
  expect(sorted(found.bookings)).toEqual(sorted(acknowledged.bookings));
  expect(found.booked).toBe(acknowledged.bookings.size);
}

it(`two processes, of which one or both are killed ${KILLS} times amid all kinds of work, lose and repeat nothing`, {
  timeout: 300_000 + KILLS * 20_000,
}, async () => {
  const chance = chanceOf(SEED);
  const { first, second, connection, close } = await house();
  const rates = { RATE_LIMIT: '1000000', PUBLIC_RATE_LIMIT: '1000000' };
  const environments = [first, second].map((env) => ({ ...rates, ...env }));
  const servers: StartedServer[] = [];
  const start = async (at: number) => {
    const env = environments[at];
    if (env) servers[at] = await startProcess(env);
  };
  await start(0);
  await start(1);
  const database = connect(connection, { max: 2 });
  try {
    const { token } = (await servers[0]?.signIn()) ?? {};
    const urls = () => servers.map(({ url }) => url);
    const load = await startMixedLoad({ urls, token: token ?? '', chance: chanceOf(SEED) }, CLERKS);
    for (let kill = 0; kill < KILLS; kill += 1) {
      await new Promise((resolve) => setTimeout(resolve, chance.below(MOST_MS)));
      const killed = chance.below(5) === 0 ? [0, 1] : [chance.below(2)];
      await Promise.all(killed.map((at) => servers[at]?.end('SIGKILL')));
      for (const at of killed) await start(at);
    }
    await load.end();
    const office = clientOf(servers[0]?.url ?? '', token);
    await until(async () => (await readRun(office, load.importRun)).state === 'imported', TIMEOUT);
    const campaigns = [...load.acknowledged.broadcasts];
    const arrived = async () => {
      const { messages } = await stored(database, load.appointment);
      return campaigns.every((content) =>
        messages.some((one) => one.content === content && one.people === load.people.length),
      );
    };
    await until(arrived, TIMEOUT);
    const found = await stored(database, load.appointment);
    expectAll(load.acknowledged, found);
    const twice = found.messages.filter(
      ({ content, count, people }) => content.startsWith('Rundschreiben ') && count !== people,
    );
    expect(twice).toEqual([]);
    expect(
      found.messages.filter(({ content }) => content.startsWith('Rundschreiben ')),
    ).toHaveLength(campaigns.length);
    expect(found.imported).toEqual({ count: IMPORTED - 1, people: IMPORTED - 1 });
    expect(load.acknowledged.orders.size).toBeGreaterThan(KILLS);
  } finally {
    await database.destroy();
    await Promise.all(servers.map((server) => server.end('SIGKILL')));
    await close();
  }
});
