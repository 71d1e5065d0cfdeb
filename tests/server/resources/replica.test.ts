import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../../../server/database/connect.ts';
import { type ListReader, replicaReader } from '../../../server/database/list-reader.ts';
import { migrate } from '../../../server/database/migrate.ts';
import { prepareQueues } from '../../../server/jobs/queues.ts';
import type { Client } from '../../support/client.ts';
import { hasPostgres, startReplicated } from '../../support/replica.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';
import { until } from '../../support/started-server.ts';

type Tours = { readonly count: number; readonly data: readonly { readonly Tname: string }[] };

// CI installs PostgreSQL 15.
describe.skipIf(!hasPostgres && !process.env.CI)('lists with a replica', () => {
  const stack = new AsyncDisposableStack();
  const lines: string[] = [];
  let house: Awaited<ReturnType<typeof startReplicated>>;
  let lists: ListReader;
  let replica: ReturnType<typeof connect>;
  let server: TestServer;
  let clerk: Client;

  beforeAll(async () => {
    house = stack.use(await startReplicated());
    const connection = { connectionString: `${house.primary}/postgres` };
    const database = connect(connection, { max: 6 });
    stack.defer(() => database.destroy());
    replica = connect({ connectionString: `${house.replica}/postgres` }, { max: 6 });
    stack.defer(() => replica.destroy());
    await migrate(database);
    await prepareQueues(database);
    const log = {
      warn: (_: unknown, text?: string) => void lines.push(String(text)),
      info: (text: unknown) => void lines.push(String(text)),
    };
    lists = replicaReader({ primary: database, replica, log });
    const own = { database, connection, close: async () => undefined };
    server = stack.use(await startServer({ database: own, lists }));
    clerk = await signInAs(server, 'admin');
  });
  afterAll(() => stack.disposeAsync());

  const count = (of: 'replica' | 'behind' | 'failed' | 'resting') => lists.figures()?.[of] ?? 0;
  const tours = async (by = clerk) => {
    const { status, body } = await by.get<Tours>('tours?page=1&limit=100');
    expect(status).toBe(200);
    return body.data.map(({ Tname }) => Tname);
  };
  const add = async (Tname: string) => {
    expect((await clerk.post('tours', { Tname, Cities: ['Fes'] })).status).toBe(201);
  };

  it('are read there, with everything that was just written', async () => {
    for (let number = 0; number < 20; number += 1) {
      await add(`Followed ${number}`);
      expect(await tours()).toContain(`Followed ${number}`);
    }
    await until(async () => {
      await tours();
      return count('replica') > 0;
    });
    const { body } = await clerk.get<Tours>('tours?page=1&limit=5');
    expect(body).toMatchObject({ count: 20, data: { length: 5 } });
  });

  it('are read on the primary while it stands still, and there again afterwards', async () => {
    await sql`select pg_wal_replay_pause()`.execute(replica);
    await add('While it stands still');
    const question = { question: { de: 'Wann fahrt ihr?' }, answer: { de: 'Am Freitag.' } };
    expect((await clerk.post('faq', question)).status).toBe(201);
    const before = { behind: count('behind'), replica: count('replica') };
    expect(await tours()).toContain('While it stands still');
    const { body } = await server.stranger.get<{ count: number }>('faq?page=1&limit=5');
    expect(body.count).toBe(1);
    expect(count('behind')).toBe(before.behind + 2);
    expect(count('replica')).toBe(before.replica);
    await sql`select pg_wal_replay_resume()`.execute(replica);
    await until(async () => {
      expect(await tours()).toContain('While it stands still');
      return count('replica') > before.replica;
    });
  });

  it('are not read on a database that is no replica', async () => {
    const warned: string[] = [];
    const log = { warn: (error: unknown) => void warned.push(JSON.stringify(error)), info() {} };
    const other = await startOther();
    const reader = replicaReader({ primary: server.database, replica: other, log });
    const where = await reader.read((database) => Promise.resolve(database));
    expect(where).toBe(server.database);
    expect(reader.figures()).toMatchObject({ failed: 1, replica: 0, isUsed: false });
    await reader.read((database) => Promise.resolve(database));
    expect(reader.figures()).toMatchObject({ failed: 1, resting: 1 });
    expect(warned).toHaveLength(1);
  });

  it('go on when it is killed, are said to once, and are counted', async () => {
    await house.endReplica();
    lines.length = 0;
    await add('Without it');
    for (let call = 0; call < 3; call += 1) expect(await tours()).toContain('Without it');
    expect(lines).toEqual(['the replica failed, lists are read on the primary']);
    expect(count('resting')).toBeGreaterThanOrEqual(2);
  });

  /** Another database of the same cluster: it has the same positions, and other rows. */
  async function startOther() {
    await sql`create database other`.execute(server.database);
    const other = connect({ connectionString: `${house.primary}/other` }, { max: 1 });
    stack.defer(() => other.destroy());
    return other;
  }
});
