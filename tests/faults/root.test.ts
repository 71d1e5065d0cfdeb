import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountFor } from '../../server/database/account.ts';
import { findBinaries } from '../../server/database/binaries.ts';
import { runnerFor } from '../../server/database/programs.ts';
import { dataFolder } from '../support/started-server.ts';

let folder: Awaited<ReturnType<typeof dataFolder>>;
beforeEach(async () => {
  folder = await dataFolder();
});
afterEach(() => folder.remove());

describe.runIf(process.getuid?.() === 0)('root, who may not run PostgreSQL', () => {
  it('runs it as an unprivileged user', async () => {
    const account = await accountFor(join(folder.path, 'pg18'));
    expect(account?.uid).toBeGreaterThan(0);
    const run = await runnerFor(await findBinaries(), account, folder.path);
    expect(await run('initdb', ['--version'])).toMatchObject({ code: 0 });
  });

  it('copies inaccessible programs once, even for two starts at the same time', async () => {
    const shut = await mkdtemp(join(tmpdir(), 'jisr-shut-'));
    const { folder: from, version } = await findBinaries();
    await mkdir(join(shut, 'package'));
    execFileSync('cp', ['-a', from, join(shut, 'package', 'native')]);
    const binaries = { folder: join(shut, 'package', 'native'), version };
    const account = await accountFor(join(folder.path, 'pg18'));
    const runs = await Promise.all([1, 2].map(() => runnerFor(binaries, account, folder.path)));
    for (const run of runs) {
      const { code, output } = await run('initdb', ['--version']);
      expect(code).toBe(0);
      expect(output).toContain('(PostgreSQL) 18');
    }
    expect(await readdir(folder.path)).toEqual([`postgresql-${version}`]);
    await rm(shut, { recursive: true });
  });
});
