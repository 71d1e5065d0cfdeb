import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { leavesOf } from '../../domain/paths.ts';
import { campaigns } from '../../domain/resources/campaigns.ts';
import { deliveries } from '../../domain/resources/deliveries.ts';
import { resources } from '../../domain/resources/registry.ts';
import { MODULES } from '../../server/app.ts';
import { checkMembers, type MemberColumn } from '../../server/database/check-members.ts';
import { openResources } from '../../server/resources/engine.ts';
import { memberColumns } from '../../server/stored-members.ts';
import { addPerson, startServer, type TestServer } from '../support/server.ts';

const opened = openResources(resources, MODULES);
const columns = memberColumns(opened);

const columnAt = (name: string): MemberColumn | undefined =>
  columns.find(({ table, column }) => `${table}.${column}` === name);

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('no constraint of the database repeats a list that the code declares', async () => {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass || '.' || conname as name from pg_constraint
    where connamespace = 'public'::regnamespace and contype = 'c' and cardinality(conkey) = 1
      and pg_get_constraintdef(oid) ~ 'ANY \\(+ARRAY\\['
  `.execute(server.database);
  expect(rows).toEqual([]);
});

test('every choice of a resource with a table of its own is compared', () => {
  for (const { definition, table } of opened.values()) {
    if (!table || definition.readOnly) continue;
    for (const [path, field] of leavesOf(definition.fields)) {
      if (field.kind !== 'choice') continue;
      const name = `${table.table}.${table.columns[path]}`;
      expect([name, columnAt(name)?.members]).toEqual([name, field.choices]);
    }
  }
});

test.each([
  [campaigns, 'campaign'],
  [deliveries, 'outbox'],
] as const)('every choice of what was sent is compared where it is stored (%#)', (read, table) => {
  const mapping = opened.get(read.name)?.table;
  for (const [path, field] of leavesOf(read.fields)) {
    const column = mapping?.columns[path] ?? '';
    // What a message is about is a column of its campaign.
    const stored = columnAt(`${table}.${column}`) ?? columnAt(`campaign.${column}`);
    if (field.kind === 'choice')
      expect(field.choices).toEqual(expect.arrayContaining([...(stored?.members ?? [path])]));
  }
});

test('a start with values that are not declared names each of them, and how many rows have it', async () => {
  await addPerson(server, 'admin');
  await addPerson(server, 'customer');
  await checkMembers(server.database, columns);
  await addPerson(server, 'pilot');
  await addPerson(server, 'driver');
  await addPerson(server, 'driver');
  await sql`
    insert into daily_use (user_id, kind, used, ends_at)
    select id, 'calls', 1, now() from users where role = 'pilot'
  `.execute(server.database);
  await expect(checkMembers(server.database, columns)).rejects.toThrow(
    [
      'The server does not start, because the database stores values that are not declared:',
      '- users.role is "driver" in 2 rows, but domain/roles (docs/adding-a-role.md) declares only: admin, customer, employee.',
      '- users.role is "pilot" in 1 row, but domain/roles (docs/adding-a-role.md) declares only: admin, customer, employee.',
      '- daily_use.kind is "calls" in 1 row, but server/quota/daily-use.ts declares only: messages, files, bytes, archives.',
      'Declare them again, or give these rows another value in a migration (a new file in server/migrations).',
    ].join('\n'),
  );
});
