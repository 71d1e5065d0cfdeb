import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  databasePid,
  dataFolder,
  spawnServer,
  startProcess,
  until,
} from '../support/started-server.ts';

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

describe('a first start that gets a signal to stop', () => {
  it.each([
    ['while its database is made', 'pg18.new/PG_VERSION'],
    ['while its database starts', 'pg18/postmaster.pid'],
  ])('%s leaves no database running, and the next start succeeds', async (_, sign) => {
    const folder = await dataFolder();
    const { child, ended } = spawnServer({ DATA_DIR: folder.path });
    await until(() => isThere(join(folder.path, sign)));
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(await databasePid(folder.path)).toBeUndefined();
    const next = await startProcess({ DATA_DIR: folder.path });
    expect(await next.end('SIGTERM')).toBe(0);
    await folder.remove();
  });
});
