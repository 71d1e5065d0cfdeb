import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DB } from '../../../server/database/database-types.ts';
import { type OwnDatabase, ownDatabase } from '../../support/own-database.ts';

let own: OwnDatabase;
beforeAll(async () => {
  own = await ownDatabase();
});
afterAll(() => own.close());

const write = (database: Kysely<DB>, resource: string, state = '') =>
  sql`
    insert into content (id, resource, data)
    values (gen_random_uuid(), ${resource}, ${JSON.stringify({ state })})
  `.execute(database);

const writesOf = async (resource: string) =>
  (
    await own.database
      .selectFrom('content_change')
      .select(({ fn }) => fn.sum('writes').as('writes'))
      .where('resource', '=', resource)
      .executeTakeFirstOrThrow()
  ).writes;

describe('a resource without a table of its own', () => {
  test('can have a long text called state', async () => {
    await write(own.database, 'essays', randomBytes(6_000).toString('base64'));
    expect(await writesOf('essays')).toBe('1');
  });

  test('is written to without waiting for anybody who writes to it too', async () => {
    const writers = 16;
    await sql`
      insert into content_change (resource, shard, writes)
      select 'busy', shard, 0 from generate_series(0, ${writers - 1}::integer) as shard
    `.execute(own.database);
    await own.database.transaction().execute(async (other) => {
      // As if somebody else wrote through each of them.
      await sql`select from content_change where resource = 'busy' for update`.execute(other);
      await own.database.transaction().execute(async (ours) => {
        // Whoever waits here waits for ever: the others go on only after this.
        await sql`set local lock_timeout = '1s'`.execute(ours);
        await write(ours, 'busy');
        await write(ours, 'busy');
      });
    });
    expect(await writesOf('busy')).toBe('2');
  });
});

test('The version in force is found without reading all of its page', async () => {
  await sql`
    insert into content (id, resource, data)
    select gen_random_uuid(), 'agb', jsonb_build_object('state', 'archived', 'number', number)
    from generate_series(1, 3000) as number
  `.execute(own.database);
  await sql`analyze content`.execute(own.database);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select id from content
    where resource = ${'agb'} and data->>'state' in ('published', 'archived')
      and data->>'number' = ${'7'}
  `.execute(own.database);
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('content_by_state');
});
