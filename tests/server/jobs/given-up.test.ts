import { expect, it, vi } from 'vitest';
import { openJobs } from '../../../server/jobs/jobs.ts';
import { openBoss } from '../../../server/jobs/queues.ts';
import { ownDatabase } from '../../support/own-database.ts';

it('a job that has used up its tries says what it was about, and why', async () => {
  const own = await ownDatabase();
  const boss = openBoss(own.database);
  await boss.start();
  await boss.send('campaign', { id: 'one' }, { retryLimit: 0 });
  await boss.send('campaign', { id: 'other' });
  const reported: [object, string][] = [];
  const err = new Error('Nothing can be read.');
  const work = async () => {
    throw err;
  };
  const working = await openJobs(own.database).start([{ queue: 'campaign', work }], {
    error: (...texts) => reported.push(texts),
  });
  await vi.waitFor(() => expect(reported).toHaveLength(2), { timeout: 60_000 });
  await working.stop();
  expect(reported).toEqual([
    [{ err, about: { id: 'one' } }, 'the job "campaign" has failed 1 times and is given up'],
    [{ err, about: { id: 'other' } }, 'the job "campaign" failed and will be tried again'],
  ]);
  await boss.stop({ graceful: false, close: false });
  await own.close();
});
