import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/base/config.ts';
import { connect } from '../../server/database/connect.ts';
import type { DB } from '../../server/database/database-types.ts';
import { MIGRATIONS_FOLDER, migrate } from '../../server/database/migrate.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { StartError } from '../../server/database/start-error.ts';
import { loggerFor } from '../../server/plugins/request-log.ts';
import { type NamedDatabase, type OwnDatabase, ownDatabase } from '../support/own-database.ts';

const files = (await readdir(MIGRATIONS_FOLDER)).filter((name) => name.endsWith('.sql')).sort();
const names = files.map((name) => name.replace('.sql', ''));

const fixture = (name: string): string => join(import.meta.dirname, '../fixtures', name);

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** A copy of the product's migrations with others beside them, by their names. */
async function folderWith(others: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'jisr-migrations-'));
  folders.push(folder);
  await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
  for (const [name, text] of Object.entries(others)) {
    await writeFile(join(folder, `${name}.sql`), text);
  }
  return folder;
}

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

/** The baseline exists as a whole only, so the earliest version is the one after all of it. */
const versions = names.filter((name) => name >= '0008');

describe('a database of an earlier version', () => {
  let newest: string;
  /** Goes from version to version; what is tested is a copy of it. */
  let former: NamedDatabase;
  beforeAll(async () => {
    const fresh = await ownDatabase();
    newest = await shape(fresh.database);
    await fresh.close();
    former = await ownDatabase('empty');
  });
  afterAll(() => former.close());

  it.each(versions)('after %s keeps its rows and gets the same schema', async (name) => {
    const control = connect(former.connection, { max: 1 });
    await migrate(control, { upTo: name });
    // Nobody may be connected to what is copied.
    await control.destroy();
    const own = await ownDatabase({ copyOf: former.name });
    await fill(own.database);
    const before = await counted(own.database);
    await migrate(own.database);
    expect(await counted(own.database)).toEqual(before);
    expect(await shape(own.database)).toBe(newest);
    await own.close();
  });
});

describe('the invoices of a database that has due days by the term of the company', () => {
  it('are due on the day that they print, or 30 days after their date, and still do not change', async () => {
    const own = await ownDatabase('empty');
    await migrate(own.database, { upTo: '0131_planned_campaigns' });
    const issue = (number: string, kind: string, document: object) => {
      const snapshot = JSON.stringify({ rules: { paymentDays: 14 }, paper: document });
      return sql`
        insert into invoices (id, kind, number, order_id, order_code, customer_name, date, total_cents,
          issued_at, issued_by, issued_by_name, cancels_id, reason, snapshot, kept_until)
        select gen_random_uuid(), ${kind}, ${number}, gen_random_uuid(), '10001', 'Karim Probe',
          '2026-12-20', 9000, now(), gen_random_uuid(), 'Chef Probe', max(id::text)::uuid,
          case when count(*) > 0 then 'Falscher Betrag' end, ${snapshot}::jsonb, '2036-12-31'
        from invoices where ${kind} = 'storno'`.execute(own.database);
    };
    await issue('RE-1', 'invoice', { dueDate: '2027-01-09' });
    await issue('RE-2', 'invoice', {});
    await issue('ST-1', 'storno', {});
    const due = async () =>
      (
        await sql<{ line: string }>`
          select number || ' ' || coalesce(due_on::text, '-') as line from invoices order by number`.execute(
          own.database,
        )
      ).rows.map(({ line }) => line);
    expect(await due()).toEqual(['RE-1 2027-01-03', 'RE-2 2027-01-03', 'ST-1 -']);
    await migrate(own.database);
    expect(await due()).toEqual(['RE-1 2027-01-09', 'RE-2 2027-01-19', 'ST-1 -']);
    const change = (set: ReturnType<typeof sql>) =>
      sql`update invoices set ${set} where number = 'RE-1'`.execute(own.database);
    await expect(change(sql`date = '2026-12-21'`)).rejects.toThrow(/does not change/);
    await change(sql`status = 'cancelled'`);
    await own.close();
  });
});

/** What databases recorded that the last version before the first release has migrated. */
const former = (await readFile(fixture('former-migrations.txt'), 'utf8'))
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/** A database as a version before the first release left it, with rows, after so many migrations. */
async function formerDatabase(count = former.length): Promise<OwnDatabase> {
  const own = await ownDatabase('empty');
  await migrate(own.database, { upTo: '0008_stored_shapes' });
  await fill(own.database);
  await sql`delete from kysely_migration`.execute(own.database);
  for (const [name, at] of former.slice(0, count)) {
    await sql`insert into kysely_migration values (${name}, ${at})`.execute(own.database);
  }
  return own;
}

const addToHistory = (own: OwnDatabase, name: string): Promise<unknown> =>
  sql`insert into kysely_migration values (${name}, '2026-12-01T08:00:00.000Z')`.execute(
    own.database,
  );

async function history({ database }: OwnDatabase): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  return rows.map(({ name }) => name).toSorted();
}

/** All rows that `fill` has written, with the transactions that wrote them. */
const rowsOf = async ({ database }: OwnDatabase): Promise<unknown> =>
  (
    await sql`
      select xmin::text, to_jsonb(users) as row from users
      union all select xmin::text, to_jsonb(orders) from orders`.execute(database)
  ).rows;

describe('a database of the time before the first release', () => {
  it('that is up to date keeps its rows as they are, and counts as a new one', async () => {
    const own = await formerDatabase();
    const before = [await shape(own.database), await rowsOf(own)];
    await migrate(own.database, { upTo: '0008_stored_shapes' });
    expect([await shape(own.database), await rowsOf(own)]).toEqual(before);
    expect(await history(own)).toEqual(names.filter((name) => name < '0094'));
    await migrate(own.database);
    expect(await history(own)).toEqual(names);
    expect(await migrate(own.database)).toEqual([]);
    await own.close();
  });

  it('goes on with the migrations of later versions in the same start', async () => {
    const own = await formerDatabase();
    const later = await folderWith({ '9001_good': 'create table good (id int);' });
    expect(await migrate(own.database, { folder: later })).toContain('9001_good');
    expect(await migrate(own.database, { folder: later })).toEqual([]);
    await own.close();
  });

  it('is recognised once by nodes that start together', async () => {
    const own = await formerDatabase();
    const nodes = [1, 2, 3].map(() => connect(own.connection, { max: 1 }));
    const ran = await Promise.all(nodes.map((node) => migrate(node)));
    expect(ran.flat()).toEqual(names.filter((name) => name >= '0094'));
    expect(await history(own)).toEqual(names);
    await Promise.all(nodes.map((node) => node.destroy()));
    await own.close();
  });

  it('can still be started by its own version if a later migration fails', async () => {
    const own = await formerDatabase();
    const bad = await folderWith({ '9001_bad': 'select 1 / 0;' });
    await expect(migrate(own.database, { folder: bad })).rejects.toThrow(/9001_bad\.sql failed/);
    expect(await history(own)).toEqual(former.map(([name]) => name));
    await own.close();
  });

  it('may have tables and views of its operator beside those of the product', async () => {
    const own = await formerDatabase();
    await sql`create table own_list (id int)`.execute(own.database);
    await sql`create view own_view as select code from orders`.execute(own.database);
    await migrate(own.database);
    expect(await history(own)).toEqual(names);
    await own.close();
  });

  it('is not started if its schema was changed by hand, and the differences are named', async () => {
    const own = await formerDatabase();
    await sql`
      drop index users_by_city;
      alter table trips add column driver text;
      alter table orders disable trigger orders_note_change;
      alter table orders alter column recipient_phone drop not null;
      drop view sent_campaign;
      create or replace function check_digit(digits text) returns text
        language sql immutable strict as 'select null'`.execute(own.database);
    const before = [await shape(own.database), await history(own)];
    const failed = await migrate(own.database).catch((error: Error) => error);
    expect(failed).toBeInstanceOf(StartError);
    expect(String(failed)).toMatch(/its schema is not what they create:\n/);
    expect(String(failed)).toMatch(
      /^- The table users lacks: CREATE INDEX users_by_city ON users/m,
    );
    expect(String(failed)).toMatch(/^- The table trips has: column driver text$/m);
    expect(String(failed)).toMatch(/^- The table orders has: .*orders_note_change.* not enabled$/m);
    expect(String(failed)).toMatch(
      /^- The table orders lacks: column recipient_phone text not null$/m,
    );
    expect(String(failed)).toMatch(/^- The view sent_campaign is missing\.$/m);
    expect(String(failed)).toMatch(/^- The function check_digit\(digits text\) lacks: /m);
    expect(String(failed)).toMatch(/docs\/upgrading\.md says more\. Nothing was changed\.$/);
    expect([await shape(own.database), await history(own)]).toEqual(before);
    await own.close();
  });

  it('that stopped in between is not started, and its operator reads what to start first', async () => {
    const own = await formerDatabase(32);
    await expect(migrate(own.database)).rejects.toThrow(
      /^This database has run 32 of the 50 migrations .* up to 0040_current_contents\. Start it once with the version of commit aa8cf252, .*Nothing was changed\.$/,
    );
    expect(await history(own)).toHaveLength(32);
    await own.close();
  });

  it('that ran anything else too is not started', async () => {
    const own = await formerDatabase();
    await addToHistory(own, '0094_own_column');
    await expect(migrate(own.database)).rejects.toThrow(
      /^This database has run migrations that do not belong to this version: 0094_own_column\. .*Nothing was changed\.$/,
    );
    await own.close();
  });
});

describe('a database of another version', () => {
  it('that is newer is not started, and what it has run is named', async () => {
    const own = await ownDatabase('empty');
    await migrate(own.database);
    await addToHistory(own, '9001_much_later');
    await expect(migrate(own.database)).rejects.toThrow(
      /^This database was migrated by a newer version: it has run 9001_much_later\. .*Nothing was changed\.$/,
    );
    await own.close();
  });

  it('that went another way is not started', async () => {
    const own = await ownDatabase('empty');
    await migrate(own.database);
    await addToHistory(own, '0050_elsewhere');
    await expect(migrate(own.database)).rejects.toThrow(
      /^This database has run migrations that do not belong to this version: 0050_elsewhere\. /,
    );
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
    await migrate(own.database);
    await fill(own.database);
    const [before, rows] = [await shape(own.database), await counted(own.database)];
    const folder = await folderWith({
      '9001_good': 'create table good (id int);',
      '9002_bad': 'delete from orders; create table bad (id int); select 1 / 0;',
    });
    await expect(migrate(own.database, { folder })).rejects.toThrow(
      /^The migration 9002_bad\.sql failed, and the database was left as it was: .*division by zero/,
    );
    expect(await shape(own.database)).toBe(before);
    expect(await counted(own.database)).toEqual(rows);
    await own.close();
  });
});

describe('a migration whose name does not fit', () => {
  it.each([
    ['without a number', 'later', /^later\.sql is not named like /],
    [
      'numbered before the new ones',
      '0093_low',
      /^The migration 0093_low\.sql has a number below 0094/,
    ],
    [
      'numbered like one of the first',
      '0003_low',
      /^The migration 0003_low\.sql has a number below/,
    ],
  ])('%s is rejected before anything is done', async (_, name, message) => {
    const own = await ownDatabase('empty');
    const folder = await folderWith({ [name]: 'select 1;' });
    await expect(migrate(own.database, { folder })).rejects.toThrow(message);
    expect(await shape(own.database)).toBe('');
    await own.close();
  });

  it('because another one has its number is rejected', async () => {
    const own = await ownDatabase('empty');
    const folder = await folderWith({ '9001_one': 'select 1;', '9001_other': 'select 1;' });
    await expect(migrate(own.database, { folder })).rejects.toThrow(
      /^Two migrations have the number of 9001_one\.sql\.$/,
    );
    await own.close();
  });

  it('because a later one has been run is rejected', async () => {
    const own = await ownDatabase('empty');
    await migrate(own.database, { folder: await folderWith({ '9002_second': 'select 1;' }) });
    const folder = await folderWith({ '9001_first': 'select 1;', '9002_second': 'select 1;' });
    await expect(migrate(own.database, { folder })).rejects.toThrow(
      /^The migration 9001_first\.sql comes before 9002_second\.sql, which this database has run already\./,
    );
    await own.close();
  });
});

describe('a start without one of the first migrations', () => {
  it('is rejected, and the file is named', async () => {
    const own = await ownDatabase('empty');
    const folder = await folderWith({});
    await rm(join(folder, '0003_orders.sql'));
    await expect(migrate(own.database, { folder })).rejects.toThrow(
      /^The migration 0003_orders\.sql is missing in /,
    );
    await own.close();
  });
});

describe('a migration that has landed', () => {
  it('is never edited: databases have run it as it was', async () => {
    const lines = await Promise.all(
      files.map(async (name) => {
        const bytes = await readFile(join(MIGRATIONS_FOLDER, name));
        return `${createHash('sha256').update(bytes).digest('hex')}  ${name}`;
      }),
    );
    // A new migration lands with its line. A line that is there never changes (docs/upgrading.md).
    const landed = await readFile(fixture('landed-migrations.txt'), 'utf8');
    expect(lines).toEqual(landed.trim().split('\n'));
  });
});
