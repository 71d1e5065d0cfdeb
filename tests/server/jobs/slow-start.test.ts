import { expect, it } from 'vitest';
import { openJobs } from '../../../server/jobs/jobs.ts';
import { ownDatabase } from '../../support/own-database.ts';

it('workers start though the database is away for a moment while they do', async () => {
  const own = await ownDatabase();
  let failures = 3;
  const shaky = own.database.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      failures -= 1;
      if (failures >= 0) throw new Error('Connection terminated unexpectedly');
      return result;
    },
  });
  const done = Promise.withResolvers<object>();
  const jobs = openJobs(shaky);
  const work = async (data: object) => done.resolve(data);
  const working = await jobs.start([{ queue: 'campaign', work }], { error: () => undefined });
  await own.database
    .transaction()
    .execute((transaction) => openJobs(own.database).add(transaction, 'campaign', { id: 'one' }));
  expect(await done.promise).toEqual({ id: 'one' });
  await working.stop();
  await own.close();
});
