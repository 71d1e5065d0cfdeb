import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../../server/database/connect.ts';
import type { DB } from '../../server/database/database-types.ts';
import { unsynced } from '../../server/database/unsynced.ts';
import { type OwnDatabase, ownDatabase } from '../support/own-database.ts';

let own: OwnDatabase;
let database: Kysely<DB>;

beforeAll(async () => {
  own = await ownDatabase('empty');
  database = connect(own.connection, { max: 1 });
  await sql`create table written (id integer)`.execute(database);
  await sql`set synchronous_commit = on`.execute(database);
});
afterAll(async () => {
  await database.destroy();
  await own.close();
});

async function commitNow(): Promise<string | undefined> {
  const { rows } = await sql<{ now: string }>`
    select current_setting('synchronous_commit') as now
  `.execute(database);
  return rows[0]?.now;
}

describe('a statement whose commit does not wait for the disk', () => {
  it('is the only one on its connection', async () => {
    const { rows } = await sql<{ commit: string }>`
      insert into written values (1) returning ${unsynced(database)} as commit
    `.execute(database);
    expect(rows).toEqual([{ commit: 'off' }]);
    expect(await commitNow()).toBe('on');
  });

  it('is rejected in a transaction, whose commit waits', async () => {
    const within = database.transaction().execute(async (transaction) => unsynced(transaction));
    await expect(within).rejects.toThrow('waits for the disk');
  });
});
