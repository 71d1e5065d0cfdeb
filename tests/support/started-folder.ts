import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { dataFolder } from './started-server.ts';

const run = promisify(execFile);

/**
 * A data folder for one test as a first start leaves it. A first start makes a cluster and runs all
 * migrations, which takes three times as long as starting on what it has left.
 */
export async function startedFolder(): ReturnType<typeof dataFolder> {
  const folder = await dataFolder();
  // What is in it, with its owners: the database may run as another user.
  await run('cp', ['-a', `${inject('startedFolder')}/.`, folder.path]);
  return folder;
}
