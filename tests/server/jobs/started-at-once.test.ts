import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { connect } from '../../../server/database/connect.ts';
import { prepareQueues } from '../../../server/jobs/queues.ts';
import { ownDatabase } from '../../support/own-database.ts';

it('three processes that start at once on an empty database all find their queues', async () => {
  const own = await ownDatabase('empty');
  const processes = [1, 2, 3].map(() => connect(own.connection, { max: 2 }));
  await Promise.all(processes.map(prepareQueues));
  const { rows } = await sql<{ name: string }>`select name from jobs.queue`.execute(own.database);
  expect(rows.map(({ name }) => name)).toContain('outbox');
  await Promise.all(processes.map((one) => one.destroy()));
  await own.close();
});
