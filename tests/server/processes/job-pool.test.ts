import { expect, test } from 'vitest';
import { createJobPool } from '../../../server/processes/job-pool.ts';

/** Counts the processes of a pool, and does two jobs in it, the second of which has to wait. */
async function processesFor(idleMs: number): Promise<{ started: number; ended: number }> {
  const counts = { started: 0, ended: 0 };
  const start = () => {
    counts.started += 1;
    return {
      run: async (job: string) => job,
      hasEnded: () => false,
      end: () => {
        counts.ended += 1;
      },
    };
  };
  const pool = createJobPool<string, string>(start, {
    mostAtOnce: 1,
    mostWaitingOfOne: 5,
    idleMs,
  });
  expect(await Promise.all([pool.run('a', 'one'), pool.run('b', 'another')])).toEqual(['a', 'b']);
  const counted = { ...counts };
  pool.close();
  return counted;
}

test('a job that waited gets a new process where none may stay idle', async () => {
  expect(await processesFor(0)).toEqual({ started: 2, ended: 2 });
});

test('a job that waited gets the same process where one may stay idle', async () => {
  expect(await processesFor(60_000)).toEqual({ started: 1, ended: 0 });
});
