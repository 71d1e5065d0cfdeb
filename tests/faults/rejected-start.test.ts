import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, realpath, rm, unlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findBinaries } from '../../server/database/binaries.ts';
import { connect } from '../../server/database/connect.ts';
import { connectionOf } from '../../server/database/postmaster.ts';
import { socketFolderOf } from '../../server/database/socket-folder.ts';
import { startedFolder } from '../support/started-folder.ts';
import { dataFolder, failToStart, startProcess } from '../support/started-server.ts';

const LAMP = '01990000-0000-7000-8000-000000000001';
const isRoot = process.getuid?.() === 0;

let folder: Awaited<ReturnType<typeof dataFolder>>;
beforeEach(async () => {
  folder = await dataFolder();
});
afterEach(() => folder.remove());

/** For what begins after a first start. */
async function useStartedFolder(): Promise<void> {
  await folder.remove();
  folder = await startedFolder();
}

describe('an operator who starts', () => {
  it('a second server on the same data folder is shown which process uses it', async () => {
    await useStartedFolder();
    const first = await startProcess({ DATA_DIR: folder.path });
    const { code, output } = await failToStart({ DATA_DIR: folder.path });
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      `Process ${first.pid} already uses the data folder ${folder.path}. ` +
        'Stop it first, or set DATA_DIR to another folder.',
    );
    expect((await fetch(`${first.url}/health/ready`)).status).toBe(200);
    expect(await first.end('SIGTERM')).toBe(0);
  });

  it('two servers at once on a new data folder gets one of them', async () => {
    const outcomes = await Promise.allSettled(
      [1, 2].map(() => startProcess({ DATA_DIR: folder.path })),
    );
    const [rejected] = outcomes.filter((one) => one.status === 'rejected');
    expect(String(rejected?.reason)).toMatch(/already uses the data folder/);
    for (const one of outcomes) {
      if (one.status === 'fulfilled') expect(await one.value.end('SIGTERM')).toBe(0);
    }
    expect(outcomes.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  });

  it('with a data folder that is a file is shown the reason', async () => {
    const path = join(folder.path, 'file');
    await writeFile(path, '');
    const { code, output } = await failToStart({ DATA_DIR: path });
    expect(code).toBe(1);
    expect(output).toContain(`The data folder ${path} cannot be written (EEXIST).`);
  });

  it('with a data folder that is not writable is shown the reason, and nothing is touched', async () => {
    const { path, release } = await unwritableFolder(folder.path);
    const { code, output } = await failToStart({ DATA_DIR: path });
    expect(code).toBe(1);
    expect(output).toMatch(/The data folder .+ cannot be written \((EROFS|EACCES)\)/);
    expect(output).toContain('set DATA_DIR to another folder');
    expect(await readdir(path)).toEqual([]);
    await release();
  });

  it.runIf(isRoot)('as root below an inaccessible folder is shown which one it is', async () => {
    const shut = await mkdtemp(join(tmpdir(), 'jisr-shut-'));
    const { code, output } = await failToStart({ DATA_DIR: join(shut, 'inside', 'data') });
    expect(code).toBe(1);
    expect(output).toContain(`who cannot pass through the folder ${shut} to `);
    await rm(shut, { recursive: true });
  });

  it('on a port that is in use is shown the reason, and the database is stopped again', async () => {
    await useStartedFolder();
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    const { code, output } = await failToStart({ DATA_DIR: folder.path, PORT: port });
    other.close();
    expect(code).toBe(1);
    expect(output).toContain(`127.0.0.1:${port} is used by another program.`);
    expect(await readdir(join(folder.path, 'pg18'))).not.toContain('postmaster.pid');
  });

  it('with an invalid environment is shown everything that is wrong with it', async () => {
    const { code, output } = await failToStart({
      DATA_DIR: folder.path,
      PORT: 'x',
      SAMPLE_DATA: 'perhaps',
    });
    expect(code).toBe(1);
    expect(output).toContain('PORT must be');
    expect(output).toContain('SAMPLE_DATA must be');
    expect(await readdir(folder.path)).toEqual([]);
  });

  it('with a database that does not answer is shown the reason, without its password', async () => {
    const { code, output } = await failToStart({
      DATA_DIR: folder.path,
      DATABASE_URL: 'postgresql://jisr:a-secret@127.0.0.1:1/jisr',
    });
    expect(code).toBe(1);
    expect(output).toContain('The database cannot be used: ');
    expect(output).not.toContain('a-secret');
  });

  it('with definitions that would hide stored values is shown which, and loses nothing', async () => {
    await useStartedFolder();
    const first = await startProcess({ DATA_DIR: folder.path });
    const socket = socketFolderOf(join(await realpath(folder.path), 'pg18'));
    const database = connect(connectionOf(socket, 'jisr'), { max: 1 });
    await database
      .insertInto('content')
      .values({ id: LAMP, resource: 'lamps', data: JSON.stringify({ watts: 5 }) })
      .execute();
    // As a version that still has lamps leaves it.
    const shape = JSON.stringify({ resource: 'lamps', paths: { watts: { form: 'number' } } });
    await database.insertInto('stored_shape').values({ store: 'content lamps', shape }).execute();
    await database.destroy();
    expect(await first.end('SIGTERM')).toBe(0);
    const { code, output } = await failToStart({ DATA_DIR: folder.path });
    expect(code).toBe(1);
    expect(output).toContain(
      `- lamps is no resource, but the common store holds 1 record (${LAMP}) of it.`,
    );
    expect(output).not.toContain('    at ');
  });

  it('with values that are not declared is shown which, and where', async () => {
    await useStartedFolder();
    const first = await startProcess({ DATA_DIR: folder.path });
    const socket = socketFolderOf(join(await realpath(folder.path), 'pg18'));
    const database = connect(connectionOf(socket, 'jisr'), { max: 1 });
    await database.updateTable('users').set({ language: 'nl' }).execute();
    await database.destroy();
    expect(await first.end('SIGTERM')).toBe(0);
    const { code, output } = await failToStart({ DATA_DIR: folder.path });
    expect(code).toBe(1);
    expect(output).toContain(
      '- users.language is "nl" in 1 row, but the field language of users in domain/resources declares only: en, de, fr, ar.',
    );
    expect(output).not.toContain('    at ');
  });

  it('on a machine without an embedded database is advised to name one', async () => {
    await expect(findBinaries('freebsd', 'riscv64')).rejects.toThrow(/Set DATABASE_URL/);
    await expect(findBinaries('win32', 'x64')).rejects.toThrow(/Set DATABASE_URL/);
  });
});

describe('what a failed start leaves behind', () => {
  it('is cleared away by the next start', async () => {
    await mkdir(join(folder.path, 'pg18.new', 'base'), { recursive: true });
    await writeFile(join(folder.path, 'starting.lock'), '999999 1');
    const server = await startProcess({ DATA_DIR: folder.path });
    expect((await readdir(folder.path)).sort()).toEqual(
      expect.arrayContaining(['pg18', 'postgresql.log']),
    );
    expect(await readdir(folder.path)).not.toContain('pg18.new');
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('a pid file that names an unrelated process does not prevent a start', async () => {
    await useStartedFolder();
    const first = await startProcess({ DATA_DIR: folder.path });
    await first.end('SIGTERM');
    const file = join(folder.path, 'pg18', 'postmaster.pid');
    await writeFile(file, `${process.pid}\n${folder.path}/pg18\n1\n5432\n\n\n\n\n`);
    await chmod(file, 0o644);
    const second = await startProcess({ DATA_DIR: folder.path });
    expect((await fetch(`${second.url}/health/ready`)).status).toBe(200);
    expect(await second.end('SIGTERM')).toBe(0);
  });

  it('the links that npm does not pack are created again', async () => {
    const binaries = await findBinaries();
    const copy = join(folder.path, 'package', 'native');
    await mkdir(join(folder.path, 'package'));
    execFileSync('cp', ['-a', binaries.folder, copy]);
    const library = join(copy, 'lib', 'libicuuc.so.60');
    await unlink(library);
    const { makeLinks } = await import('../../server/database/make-links.ts');
    await makeLinks(copy);
    expect(execFileSync(join(copy, 'bin', 'postgres'), ['--version']).toString()).toContain('18');
  });
});

/** A folder that even root cannot write to, if possible: a read-only mount. */
async function unwritableFolder(inside: string) {
  const path = join(inside, 'shut');
  await mkdir(path);
  if (!isRoot) {
    await chmod(path, 0o555);
    return { path, release: () => chmod(path, 0o755) };
  }
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'ro,size=1m', 'tmpfs', path]);
  return { path, release: async () => void execFileSync('umount', [path]) };
}
