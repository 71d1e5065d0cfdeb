import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { connect } from '../../../server/database/connect.ts';
import { openBoss } from '../../../server/jobs/queues.ts';
import { ownDatabase } from '../../support/own-database.ts';

it('whoever sends several queries at once gets the rows of each', async () => {
  const own = await ownDatabase('empty');
  const { rows } = await sql.raw("select 1 as first; select 'two' as second").execute(own.database);
  expect(rows).toEqual([{ first: 1 }, { second: 'two' }]);
  await own.close();
});

it('the work of a process that has died is taken up by another', async () => {
  const own = await ownDatabase();
  const database = connect(own.connection, { max: 2 });
  const boss = openBoss(database);
  const problems: unknown[] = [];
  boss.on('error', (error) => problems.push(error));
  await boss.start();
  await boss.send('campaign', { id: 'one' });

  const [taken] = await boss.fetch<{ id: string }>('campaign');
  expect(taken?.data).toEqual({ id: 'one' });
  expect(await boss.fetch('campaign')).toEqual([]);
  // Its worker has been silent for longer than it may be.
  await sql`update jobs.job set started_on = now() - interval '1 minute',
    heartbeat_on = now() - interval '1 minute'`.execute(database);
  await boss.supervise();

  const [again] = await boss.fetch<{ id: string }>('campaign', { ignoreStartAfter: true });
  expect(again?.id).toBe(taken?.id);
  expect(problems).toEqual([]);
  await boss.stop({ graceful: false, close: false });
  await database.destroy();
  await own.close();
});
