import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { insertPeople } from '../../../bench/insert-people.ts';
import type { Campaign } from '../../support/campaigns.ts';
import { signInAs, startServer } from '../../support/server.ts';
import { workOff } from '../../support/work-off.ts';

/** More than one batch, and more pages than are read in whole. */
const PEOPLE = 1_600;

it('a message to many has the database count what it makes several times as large', async () => {
  await using server = await startServer();
  const { database } = server;
  const clerk = await signInAs(server, 'admin');
  const people = await insertPeople(database, { customers: PEOPLE, staff: 0 });
  const broadcast = (ids: readonly string[]) =>
    clerk.post<{ data: { campaign: Campaign } }>('messages/broadcast', {
      ids,
      message: { type: 'text', content: 'We drive on Friday.' },
    });
  const known = async () => {
    const { rows } = await sql<{ name: string; rows: number }>`
      select relname as name, reltuples::int as rows from pg_class
      where oid in ('message'::regclass, 'outbox'::regclass)
    `.execute(database);
    return new Map(rows.map(({ name, rows: count }) => [name, count]));
  };
  const ids = people.map(({ id }) => id);
  expect((await broadcast(ids.slice(0, 3))).status).toBe(200);
  await workOff(server);
  // So few are left to the database itself.
  expect((await known()).get('message')).toBeLessThanOrEqual(0);
  expect((await broadcast(ids)).status).toBe(200);
  await workOff(server);
  const counts = await known();
  for (const table of ['message', 'outbox'])
    expect(counts.get(table)).toBeGreaterThanOrEqual(PEOPLE / 5);
});
