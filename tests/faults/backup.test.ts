import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/base/config.ts';
import { openFolderStore } from '../../server/blobs/folder-store.ts';
import { connect } from '../../server/database/connect.ts';
import type { DB } from '../../server/database/database-types.ts';
import { openExisting } from '../../server/database/open-existing.ts';
import { COMPILE_CACHE } from '../../tools/compile-cache.ts';
import { allFiles, allRows } from '../support/backups.ts';
import { ownProcess } from '../support/own-process.ts';
import { startedFolder } from '../support/started-folder.ts';
import { dataFolder, failToStart, startProcess, until } from '../support/started-server.ts';
import { sealAll, verified } from '../support/trail.ts';

const TOOLS = join(import.meta.dirname, '../../tools');
const run = promisify(execFile);
const own = ownProcess();

let place: string;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'jisr-backups-'));
});
afterEach(() => rm(place, { recursive: true, force: true }));

const envOf = (env: Record<string, string>) => ({
  ...COMPILE_CACHE,
  PATH: process.env.PATH ?? '',
  TMPDIR: tmpdir(),
  LOG_LEVEL: 'warn',
  ...env,
});

/** Runs a command of the product. Returns its exit code and what it has printed. */
async function command(name: string, args: readonly string[], env: Record<string, string>) {
  const program = [join(TOOLS, `${name}.ts`), ...args];
  try {
    const { stdout } = await run(process.execPath, program, { env: envOf(env) });
    return { code: 0, output: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: `${stdout}${stderr}` };
  }
}

const backup = (args: readonly string[] = [], env: Record<string, string> = {}) =>
  command('backup', ['--to', place, ...args], { DATA_DIR: own.folder, ...env });
const visible = async () => (await readdir(place)).filter((name) => !name.startsWith('.'));

/** A backup is recorded once it is made, and files that no row names are let go of a day after a restore. */
const OTHERWISE = ['backup_run', 'discarded_file'];

/** Reads what was restored into a folder, before any server has started on it. */
async function withRestored(
  folder: string,
  work: (database: Kysely<DB>) => Promise<void>,
): Promise<void> {
  const opened = await openExisting(readConfig({ DATA_DIR: folder }));
  const database = connect(opened.connection, { max: 1 });
  try {
    await work(database);
  } finally {
    await database.destroy();
    await opened.close();
  }
}

/** So many bytes that a backup takes a while, and cannot be made smaller. */
async function addFiles(count: number): Promise<void> {
  const { randomBytes } = await import('node:crypto');
  const blobs = openFolderStore(join(own.folder, 'files'), 0);
  for (let at = 0; at < count; at += 1) {
    await blobs.put(`attachment-${at}`, randomBytes(4_000_000));
  }
}

describe('a backup that is killed in the middle', () => {
  it('leaves nothing that looks like one, and the next one succeeds and tidies up', async () => {
    await addFiles(20);
    const child = spawn(process.execPath, [join(TOOLS, 'backup.ts'), '--to', place], {
      env: envOf({ DATA_DIR: own.folder }),
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    await until(async () => (await readdir(place)).length > 0, { pauseMs: 5 });
    child.kill('SIGKILL');
    await ended;
    expect(await visible()).toEqual([]);
    expect(await readdir(place)).toHaveLength(1);

    const { code, output } = await backup();
    expect(output).toContain('20 files');
    expect(code).toBe(0);
    expect(await readdir(place)).toHaveLength(1);
    expect(await visible()).toHaveLength(1);
  });
});

describe('what npm run restore brings back', () => {
  it('is the data of a running server, in a folder that another server then starts on', async () => {
    const database = await own.openDatabase();
    const target = await dataFolder();
    try {
      await addFiles(2);
      const office = await own.server.signIn();
      for (const phone of ['+4915112345671', '+4915112345672', '+4915112345673']) {
        const person = { firstName: 'Amina', lastName: 'Probe', phone };
        const added = await office.post('auth/users', person);
        expect(added.status).toBe(201);
      }
      // The server seals them too, and whoever comes second leaves it to the first.
      const waiting = async () => {
        await sealAll(database);
        return (await verified(database)).waiting;
      };
      await expect.poll(waiting, { timeout: 60_000 }).toBe(0);
      const before = await allRows(database);
      const sealed = await verified(database);
      expect(sealed.end.number).toBeGreaterThan(2);
      const env = { BACKUP_PASSPHRASE: 'a passphrase of the tests' };
      const made = await backup([], env);
      expect(made.output).toContain('encrypted');
      const [name = ''] = await visible();
      const file = join(place, name);
      const to = { DATA_DIR: target.path };

      expect((await command('restore', [file], to)).output).toContain('it is encrypted');
      expect(await readdir(target.path)).toEqual([]);
      const wrong = { ...to, BACKUP_PASSPHRASE: 'another passphrase' };
      expect((await command('restore', [file], wrong)).output).toContain('is not the one');
      expect(await readdir(target.path)).toEqual([]);

      const restored = await command('restore', [file], { ...to, ...env });
      expect(restored.output).toContain('is restored');
      expect(restored.code).toBe(0);
      const files = (folder: string) => allFiles(openFolderStore(join(folder, 'files')));
      expect(await files(target.path)).toEqual(await files(own.folder));
      const again = await command('restore', [file], { ...to, ...env });
      expect(again.output).toMatch(/restored into an empty place only, and \S+ has 2 files/);
      expect(again.code).toBe(1);

      await withRestored(target.path, async (copy) => {
        const after = await allRows(copy);
        expect([...after.keys()]).toEqual([...before.keys()]);
        for (const [table, rows] of before) {
          if (!OTHERWISE.includes(table)) expect(after.get(table), table).toEqual(rows);
        }
        const { end, damage, waiting: unsealed } = await verified(copy);
        expect([damage, unsealed]).toEqual([undefined, 0]);
        expect(end).toEqual(sealed.end);
      });
      const server = await startProcess({ ...to, BACKUP_AT: 'off' });
      try {
        const admin = await server.signIn();
        expect((await admin.get('/backups')).status).toBe(200);
      } finally {
        await server.end('SIGTERM');
      }
      expect(before.get('users')).toHaveLength(4);
      const { rows } = await sql<{ name: string; error: string | null }>`
        select name, error from backup_run
      `.execute(database);
      expect(rows).toEqual([{ name, error: null }]);
    } finally {
      await database.destroy();
      await target.remove();
    }
  });
});

const MANY_FILES = 50;

describe('a restore that is killed in the middle', () => {
  it('is not started on, and begins again from nothing', async () => {
    const target = await dataFolder();
    try {
      // It is killed long before the last of them, on a busy machine too.
      await addFiles(MANY_FILES);
      await backup();
      const [name = ''] = await visible();
      const child = spawn(process.execPath, [join(TOOLS, 'restore.ts'), join(place, name)], {
        env: envOf({ DATA_DIR: target.path }),
        stdio: 'ignore',
      });
      const ended = once(child, 'exit');
      const stored = async () => {
        let count = 0;
        for await (const _ of openFolderStore(join(target.path, 'files')).list('')) count += 1;
        return count;
      };
      await until(async () => (await stored()) > 1, { pauseMs: 5 });
      child.kill('SIGKILL');
      await ended;
      expect(await stored()).toBeLessThan(MANY_FILES);
      const { output } = await failToStart({ DATA_DIR: target.path });
      expect(output).toContain('was cut short, so data is missing. Run npm run restore');

      const again = await command('restore', [join(place, name)], { DATA_DIR: target.path });
      expect(again.output).toContain(
        `and ${MANY_FILES} files, compared with the backup one by one`,
      );
      expect(await stored()).toBe(MANY_FILES);
    } finally {
      await target.remove();
    }
  });
});

describe('npm run move', () => {
  it('carries a stopped installation over to a PostgreSQL, on which a server then starts', async () => {
    const [source, target] = [await startedFolder(), await dataFolder()];
    const control = await own.openDatabase();
    try {
      await sql`create database moved`.execute(control);
      const url = await own.databaseUrl();
      const moved = url.replace('/jisr?', '/moved?');
      const env = { DATA_DIR: target.path, BACKUP_AT: 'off' };
      const run = (...args: string[]) => command('carry-installation', args, env);

      expect((await run()).output).toContain('npm run move -- --from DATA_DIR --to URL');
      const running = await run('--from', own.folder, '--to', moved);
      expect(running.output).toMatch(/Process \d+ already uses the data folder/);
      const full = await run('--from', source.path, '--to', url);
      expect(full.output).toContain('An installation is moved into an empty database only');
      expect([running.code, full.code]).toEqual([1, 1]);

      const done = await run('--from', source.path, '--to', moved);
      expect(done.output).toMatch(/is moved: \d+ rows and 0 files, compared with it one by one/);
      expect(done.code).toBe(0);
      const server = await startProcess({ ...env, DATABASE_URL: moved });
      try {
        const admin = await server.signIn();
        expect((await admin.get('/backups')).status).toBe(200);
      } finally {
        await server.end('SIGTERM');
      }
    } finally {
      await control.destroy();
      await source.remove();
      await target.remove();
    }
  });
});
