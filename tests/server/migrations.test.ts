import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/base/config.ts';
import { connect } from '../../server/database/connect.ts';
import type { DB } from '../../server/database/database-types.ts';
import { MIGRATIONS_FOLDER, migrate } from '../../server/database/migrate.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { loggerFor } from '../../server/plugins/request-log.ts';
import { type OwnDatabase, ownDatabase } from '../support/own-database.ts';

const files = (await readdir(MIGRATIONS_FOLDER)).filter((name) => name.endsWith('.sql')).sort();
const names = files.map((name) => name.replace('.sql', ''));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jisr-migrations-'));
  await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Tables, columns, indexes and constraints, as one text to compare. */
async function shape(database: Kysely<DB>): Promise<string> {
  const { rows } = await sql<{ line: string }>`
    select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable as line
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace
    order by 1`.execute(database);
  return rows.map(({ line }) => line).join('\n');
}

/** Rows as in any earlier version; columns added later are not named. */
async function fill(database: Kysely<DB>): Promise<void> {
  await sql`
    insert into users (id, code, role, status, first_name, last_name, phone)
    values (gen_random_uuid(), '1', 'customer', 'active', 'Karim', 'Probe', '+212661000001')`.execute(
    database,
  );
  await sql`
    insert into orders (id, code, trip_group, stage, sender_id, recipient_first_name, recipient_phone)
    select gen_random_uuid(), '10001', 'A', 'Validation', id, 'Amina', '+212661000002' from users`.execute(
    database,
  );
}

const counted = async (database: Kysely<DB>): Promise<unknown> =>
  (
    await sql`select (select count(*) from users) as users, (select count(*) from orders) as orders`.execute(
      database,
    )
  ).rows[0];

describe('an empty database', () => {
  it('is migrated to the newest version once', async () => {
    const own = await ownDatabase('empty');
    expect(await migrate(own.database)).toEqual(names);
    expect(await migrate(own.database)).toEqual([]);
    await own.close();
  });

  it('is migrated once by two nodes that start together', async () => {
    const own = await ownDatabase('empty');
    const nodes = [1, 2, 3].map(() => connect(own.connection, { max: 1 }));
    const ran = await Promise.all(nodes.map((node) => migrate(node)));
    expect(ran.flat()).toEqual(names);
    await Promise.all(nodes.map((node) => node.destroy()));
    await own.close();
  });
});

describe('a database of an earlier version', () => {
  it.each(names.map((name, at) => ({ name, next: names[at + 1] })))(
    'after $name keeps its rows and gets the same schema',
    async ({ name }) => {
      const [fresh, own] = [await ownDatabase('empty'), await ownDatabase('empty')];
      await migrate(fresh.database);
      await migrate(own.database, { upTo: name });
      await fill(own.database);
      const before = await counted(own.database);
      await migrate(own.database);
      expect(await counted(own.database)).toEqual(before);
      expect(await shape(own.database)).toBe(await shape(fresh.database));
      await fresh.close();
      await own.close();
    },
  );
});

describe('a trip from before there was a history', () => {
  it('is given the steps that the audit trail contains', async () => {
    const own = await ownDatabase('empty');
    const before = names[names.indexOf('0003_trip_history') - 1];
    await migrate(own.database, before ? { upTo: before } : {});
    await sql`
      with trip as (
        insert into trips (id, name, status, finish, finished_at)
        values (gen_random_uuid(), 'A', 7, true, now()) returning id
      )
      insert into audit_entry (id, at, by_name, action, resource, record_id, changes)
      select entry.id, entry.at::timestamptz, 'Amina Probe', entry.action, 'trips', trip.id,
        entry.changes::jsonb
      from trip, (values
        ('01900000-0000-7000-8000-000000000001'::uuid, '2026-03-02 08:00Z', 'create',
          '{"name": {"from": null, "to": "A"}, "status": {"from": null, "to": 0}}'),
        ('01900000-0000-7000-8000-000000000002'::uuid, '2026-03-03 08:00Z', 'change',
          '{"status": {"from": 0, "to": 3}}'),
        ('01900000-0000-7000-8000-000000000003'::uuid, '2026-03-04 08:00Z', 'change',
          '{"description": {"from": null, "to": "x"}}'),
        ('01900000-0000-7000-8000-000000000004'::uuid, '2026-03-05 08:00Z', 'change',
          '{"finish": {"from": false, "to": true}}')
      ) as entry (id, at, action, changes)`.execute(own.database);
    await migrate(own.database);
    const { history } = await own.database
      .selectFrom('trips')
      .select('history')
      .executeTakeFirstOrThrow();
    const by = 'Amina Probe';
    expect(history).toEqual([
      { at: '2026-03-02T08:00:00.000Z', by, from: null, to: 0 },
      { at: '2026-03-03T08:00:00.000Z', by, from: 0, to: 3 },
      { at: '2026-03-05T08:00:00.000Z', by, from: null, to: 7 },
    ]);
    await own.close();
  });
});

describe('conversations from before the live chat', () => {
  it('are numbered in their order, and what was not answered is open and unseen', async () => {
    const own = await ownDatabase('empty');
    await migrate(own.database, { upTo: '0020_cheap_changes' });
    await sql`
      with salma as (
        insert into users (id, code, role, status, first_name, last_name, phone)
        values (gen_random_uuid(), '1', 'customer', 'active', 'Salma', 'Probe', '+212661000001')
        returning id
      ), living as (
        insert into conversation (id, client_id) select gen_random_uuid(), id from salma
        returning id, client_id
      )
      insert into message (id, created_at, conversation_id, sender_id, type, content)
      select said.id::uuid, said.at::timestamptz, living.id,
        case when said.by_customer then living.client_id end, 'text', said.content
      from living, (values
        ('01900000-0000-7000-8000-000000000002', '2026-03-02 08:00Z', false, 'zwei'),
        ('01900000-0000-7000-8000-000000000001', '2026-03-01 08:00Z', true, 'eins'),
        ('01900000-0000-7000-8000-000000000004', '2026-03-04 08:00Z', true, 'vier'),
        ('01900000-0000-7000-8000-000000000003', '2026-03-03 08:00Z', true, 'drei')
      ) as said (id, at, by_customer, content)`.execute(own.database);
    await migrate(own.database);
    const messages = await own.database
      .selectFrom('message')
      .select(['content', 'position', 'by_staff'])
      .orderBy('position')
      .execute();
    expect(messages).toEqual([
      { content: 'eins', position: '1', by_staff: false },
      { content: 'zwei', position: '2', by_staff: true },
      { content: 'drei', position: '3', by_staff: false },
      { content: 'vier', position: '4', by_staff: false },
    ]);
    expect(
      await own.database.selectFrom('conversation').selectAll().executeTakeFirst(),
    ).toMatchObject({
      revision: '4',
      state: 'open',
      staff_seen: '2',
      customer_seen: '4',
      visible_from: '0',
      unanswered_since: new Date('2026-03-03T08:00:00Z'),
    });
    await own.close();
  });
});

describe('a database behind a pooler', () => {
  it('is migrated over a direct connection', async () => {
    const [pooled, direct] = [await ownDatabase('empty'), await ownDatabase('empty')];
    const opened = await openDatabase(
      readConfig({ DATABASE_URL: urlOf(pooled), DATABASE_DIRECT_URL: urlOf(direct) }),
      loggerFor('silent'),
    );
    expect(await shape(direct.database)).toContain('orders.code');
    expect(await shape(pooled.database)).toBe('');
    await opened.close('fast');
    await pooled.close();
    await direct.close();
  });
});

const urlOf = ({ connection }: OwnDatabase): string =>
  'connectionString' in connection
    ? connection.connectionString
    : `postgresql://${connection.user}@localhost/${connection.database}?host=${connection.host}`;

describe('a migration that fails', () => {
  it('is named, and leaves the database as it was', async () => {
    const own = await ownDatabase('empty');
    await migrate(own.database, { folder });
    await fill(own.database);
    const [before, rows] = [await shape(own.database), await counted(own.database)];
    await writeFile(join(folder, '9001_good.sql'), 'create table good (id int);');
    await writeFile(
      join(folder, '9002_bad.sql'),
      'delete from orders; create table bad (id int); select 1 / 0;',
    );
    await expect(migrate(own.database, { folder })).rejects.toThrow(
      /^The migration 9002_bad\.sql failed, and the database was left as it was: /,
    );
    expect(await shape(own.database)).toBe(before);
    expect(await counted(own.database)).toEqual(rows);
    await own.close();
  });

  it('is rejected before anything is done if its name has no number', async () => {
    const own = await ownDatabase('empty');
    const other = await mkdtemp(join(tmpdir(), 'jisr-migrations-'));
    await writeFile(join(other, 'later.sql'), 'select 1;');
    await expect(migrate(own.database, { folder: other })).rejects.toThrow(
      /later\.sql is not named/,
    );
    await rm(other, { recursive: true });
    await own.close();
  });
});
