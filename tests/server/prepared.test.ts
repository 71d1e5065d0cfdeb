import { CompiledQuery, type Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { insertPeople } from '../../bench/insert-people.ts';
import { newId } from '../../server/base/new-id.ts';
import { entryForMessage } from '../../server/chat/next-entry.ts';
import { connect, PARALLEL_SETUP_COST } from '../../server/database/connect.ts';
import type { DB } from '../../server/database/database-types.ts';
import { prepared } from '../../server/database/prepared.ts';
import { sessionStore } from '../../server/people/session-store.ts';
import { ownDatabase } from '../support/own-database.ts';

const TWICE = prepared('twice', 'select $1::int * 2 as twice');

async function preparedOver(database: Kysely<DB>): Promise<readonly string[]> {
  await database.executeQuery(CompiledQuery.raw(TWICE, [1]));
  const { rows } = await sql<{ name: string }>`
    select name from pg_prepared_statements where name <> ''
  `.execute(database);
  return rows.map(({ name }) => name);
}

it('a connection keeps the statements of every call, except behind a pooler', async () => {
  const own = await ownDatabase('empty');
  const direct = connect(own.connection, { max: 1 });
  const pooled = connect(own.connection, { max: 1, isPooled: true });
  expect(await preparedOver(direct)).toEqual(['twice']);
  expect(await preparedOver(direct)).toEqual(['twice']);
  expect(await preparedOver(pooled)).toEqual([]);
  await Promise.all([direct.destroy(), pooled.destroy()]);
  await own.close();
});

it('the session of every call and the entry of every message are planned once', async () => {
  const own = await ownDatabase();
  const database = connect(own.connection, { max: 1 });
  // Where there is only one customer, every plan costs the same.
  const people = await insertPeople(database, { customers: 2_000, staff: 0 });
  await sql`analyze users, session`.execute(database);
  const now = new Date();
  const sessions = sessionStore(database, { sessionIdleDays: 1, sessionMaxDays: 1 });
  // PostgreSQL compares the plans for five lists of values with one for all of them.
  for (const { id, token } of people.slice(0, 10)) {
    await sessions.find(token, now);
    await database
      .transaction()
      .execute((transaction) => entryForMessage(transaction, id, { kind: 'customer', now, newId }));
  }
  const { rows } = await sql<{ name: string; generic: string }>`
    select name, generic_plans as generic from pg_prepared_statements order by name
  `.execute(database);
  expect(rows.map(({ name }) => name)).toEqual(['find_session', 'next_entry']);
  for (const { generic } of rows) expect(Number(generic)).toBe(5);
  await database.destroy();
  await own.close();
});

it('a connection begins several processes for large statements only, and changes none of a pooler', async () => {
  const own = await ownDatabase('empty');
  const costOver = async (isPooled: boolean) => {
    const database = connect(own.connection, { max: 1, isPooled });
    const { rows } = await sql<{ cost: string }>`
      select current_setting('parallel_setup_cost') as cost
    `.execute(database);
    await database.destroy();
    return Number(rows[0]?.cost);
  };
  expect(await costOver(false)).toBe(PARALLEL_SETUP_COST);
  expect(await costOver(true)).toBeLessThan(PARALLEL_SETUP_COST);
  await own.close();
});

it('statements that are sent together run in their order, all in the transaction or none', async () => {
  const own = await ownDatabase('empty');
  const { database } = own;
  await sql`create table line (number int primary key)`.execute(database);
  const insert = (to: Kysely<DB>, number: number) =>
    sql`insert into line values (${number})`.execute(to);
  await database
    .transaction()
    .execute((transaction) => Promise.all([1, 2].map((number) => insert(transaction, number))));
  await expect(
    database
      .transaction()
      .execute((transaction) => Promise.all([3, 1, 4].map((one) => insert(transaction, one)))),
  ).rejects.toMatchObject({ code: '23505' });
  const { rows } = await sql`select number from line order by number`.execute(database);
  expect(rows).toEqual([{ number: 1 }, { number: 2 }]);
  await own.close();
});
