import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { readConfig } from '../../server/base/config.ts';
import { reachDatabase } from '../../server/database/open-existing.ts';
import { COMPILE_CACHE } from '../../tools/compile-cache.ts';
import { startedFolder } from '../support/started-folder.ts';
import { startProcess } from '../support/started-server.ts';
import { pastTheGuard } from '../support/trail.ts';

const LIMIT_MS = 120_000;
const TOOL = join(import.meta.dirname, '../../tools/verify-audit.ts');
const run = promisify(execFile);

/** The exit code and the output of `npm run verify-audit`. */
async function verify(dataDir: string, ...args: readonly string[]) {
  const env = { ...COMPILE_CACHE, PATH: process.env.PATH ?? '', DATA_DIR: dataDir };
  try {
    const { stdout } = await run(process.execPath, [TOOL, ...args], { env });
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: `${stdout}${stderr}` };
  }
}

it('the trail of a running and of a stopped server is verified, and what was changed is named', {
  timeout: LIMIT_MS,
}, async () => {
  const folder = await startedFolder();
  const server = await startProcess({ DATA_DIR: folder.path });
  const office = await server.signIn();
  const tour = { Tname: 'Nordtour', Cities: ['Fes'] };
  expect((await office.post('tours', tour)).status).toBe(201);
  const running = await verify(folder.path, '--seal');
  expect(running.output).toMatch(/is intact: [1-9]\d* entries are sealed/);
  const noted = /To note elsewhere: (\S+)/.exec(running.output)?.[1] ?? '';
  expect(await server.end('SIGTERM')).toBe(0);

  const stopped = await verify(folder.path, '--expect', noted);
  expect([stopped.code, stopped.output]).toEqual([0, expect.stringContaining('is intact')]);
  const { database, close } = await reachDatabase(readConfig({ DATA_DIR: folder.path }));
  await pastTheGuard(database, (transaction) =>
    transaction.updateTable('audit_entry').set({ by_name: 'Somebody else' }).execute(),
  );
  await close();
  const { code, output } = await verify(folder.path);
  expect(code).toBe(1);
  expect(output).toMatch(/NOT intact: number 1, entry \S+, \d{4}-\d\d-\d\d: the entry was changed/);
  await folder.remove();
});

it('a folder without a database is none to verify, and gets none', async () => {
  const { code, output } = await verify('/tmp/no-such-folder-of-jisr');
  expect([code, output]).toEqual([1, expect.stringContaining('There is no database in')]);
});
