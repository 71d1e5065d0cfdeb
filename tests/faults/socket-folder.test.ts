import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeStaleSocketFolders } from '../../server/database/socket-folder.ts';
import { dataFolder, startProcess } from '../support/started-server.ts';

const SOCKET = '.s.PGSQL.5432';
const NAME = 'jisr-0123456789abcdef';

let within: string;
beforeEach(async () => {
  within = await mkdtemp(join(tmpdir(), 'jisr-sockets-'));
});
afterEach(() => rm(within, { recursive: true, force: true }));

/** What a killed server leaves behind: its folder, and in it its lock file with an unused pid. */
async function leave(name = NAME): Promise<string> {
  const folder = join(within, name);
  await mkdir(folder, { mode: 0o700 });
  await writeFile(join(folder, `${SOCKET}.lock`), '99999999\n/nowhere/pg18\n');
  return folder;
}

const sweep = (settledMs = 0) => removeStaleSocketFolders(undefined, { within, settledMs });
const left = () => readdir(within);

describe('the socket folder', () => {
  it('that a killed server left behind is removed by the next start of any server', async () => {
    await leave();
    await mkdir(join(within, 'jisr-00000000000000aa'));
    await sweep();
    expect(await left()).toEqual([]);
  });

  it('stays for the first hour, because its server may be starting', async () => {
    await leave();
    await sweep(3_600_000);
    expect(await left()).toEqual([NAME]);
  });

  it('stays while any process answers there', async () => {
    const server = createServer().listen(join(await leave(), SOCKET));
    await once(server, 'listening');
    await sweep();
    expect(await left()).toEqual([NAME]);
    server.close();
  });

  it('stays when it contains anything else, as every other folder is', async () => {
    await writeFile(join(await leave(), 'diary.txt'), 'dear diary');
    await leave('jisr-files-abcdef');
    await leave('other-0123456789abcdef');
    await symlink(await leave('somewhere'), join(within, 'jisr-00000000000000bb'));
    await sweep();
    const names = ['jisr-00000000000000bb', NAME, 'jisr-files-abcdef', 'other-0123456789abcdef'];
    expect((await left()).toSorted()).toEqual([...names, 'somewhere']);
    expect(await readdir(join(within, NAME))).toContain('diary.txt');
    expect(await readdir(join(within, 'somewhere'))).toEqual([`${SOCKET}.lock`]);
  });
});

describe('a server that is stopped', () => {
  it('leaves no folder behind, and neither does one that could not start', async () => {
    const folder = await dataFolder();
    try {
      // When root runs the test, the database runs as another user, who needs access.
      await chmod(within, 0o755);
      const env = { DATA_DIR: folder.path, TMPDIR: within };
      const server = await startProcess(env);
      expect(await left()).toHaveLength(1);
      await expect(startProcess(env)).rejects.toThrow(/already uses the data folder/);
      expect(await left()).toHaveLength(1);
      expect(await server.end('SIGTERM')).toBe(0);
      expect(await left()).toEqual([]);
    } finally {
      await folder.remove();
    }
  });
});
