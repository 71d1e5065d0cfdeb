import { execFileSync } from 'node:child_process';
import { mkdir, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeCluster } from '../../server/database/cluster.ts';
import { StartError } from '../../server/database/start-error.ts';
import { blobOf, formOf } from '../support/forms.ts';
import { drawing } from '../support/pictures.ts';
import { dataFolder, failToStart, startProcess, until } from '../support/started-server.ts';

const canMount = process.platform === 'linux' && process.getuid?.() === 0 && triesToMount();

function triesToMount(): boolean {
  try {
    execFileSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

let folder: Awaited<ReturnType<typeof dataFolder>>;
beforeEach(async () => {
  folder = await dataFolder();
});
afterEach(() => folder.remove());

describe('a first start on a disk that fills up', () => {
  it('reports it and leaves nothing half created', async () => {
    const cluster = join(folder.path, 'pg18');
    const full = async () => ({
      code: 1,
      output: 'initdb: error: could not write file: No space left on device',
    });
    const start = makeCluster(cluster, full, undefined);
    await expect(start).rejects.toThrow(StartError);
    await expect(start).rejects.toThrow(`The disk that holds ${cluster} is full.`);
    expect(await readdir(folder.path)).toEqual([]);
  });
});

describe.runIf(canMount)('a real disk', () => {
  let disk: string;
  const resize = (size: string) =>
    execFileSync('mount', ['-o', `remount,size=${size}`, 'tmpfs', disk]);
  beforeEach(async () => {
    disk = join(folder.path, 'disk');
    await mkdir(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m,mode=0755', 'tmpfs', disk]);
  });
  afterEach(() => void execFileSync('umount', ['-l', disk]));

  it('that is too small ends a first start with a readable error, and a larger one starts', async () => {
    const data = join(disk, 'data');
    const { code, output } = await failToStart({ DATA_DIR: data });
    expect(code).toBe(1);
    expect(output).toMatch(/The disk that holds .+ is full\. Free some space/);
    expect(output).not.toMatch(/ at .+\.ts:/);
    expect((await readdir(data)).filter((name) => name.startsWith('pg18'))).toEqual([]);
    resize('300m');
    const server = await startProcess({ DATA_DIR: data });
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('that fills up during work loses nothing, and serves again once it has space', async () => {
    resize('220m');
    const server = await startProcess({ DATA_DIR: join(disk, 'data') });
    const admin = await server.signIn();
    const acknowledged: string[] = [];
    const add = async (Tname: string): Promise<number> => {
      const { status } = await admin.post('/tours', { Tname, Cities: [Tname] });
      if (status < 300) acknowledged.push(Tname);
      return status;
    };
    for (let number = 0; number < 10; number++) expect(await add(`Before ${number}`)).toBe(201);
    const { body: me } = await admin.get<{ user: { _id: string } }>('auth/me');
    const filler = join(disk, 'filler');
    await fill(disk, filler);
    const photo = async () => {
      const form = formOf({ photo: blobOf(await drawing()) });
      return admin.put(`auth/users/${me.user._id}`, form);
    };
    const rejected = await photo();
    expect([rejected.status, rejected.body.message]).toEqual([
      507,
      "The server's disk is full. Nothing was stored.",
    ]);
    const ready = await fetch(`${server.url}/health/ready`);
    expect([ready.status, (await ready.json()).code]).toEqual([507, 'server.diskFull']);
    const seen: number[] = [];
    await until(async () => {
      seen.push(await add(`During ${seen.length}`));
      return seen.at(-1) === 503 || seen.at(-1) === 507;
    });
    expect(seen.filter((status) => ![201, 503, 507].includes(status))).toEqual([]);
    await rm(filler);
    await until(async () => (await add('After')) === 201);
    expect((await photo()).status).toBe(200);
    const { body } = await admin.get<{ data: { Tname: string }[] }>('/tours');
    expect(body.data.map(({ Tname }) => Tname)).toEqual(expect.arrayContaining(acknowledged));
    expect(await server.end('SIGTERM')).toBe(0);
  });
});

async function fill(disk: string, file: string): Promise<void> {
  const { bavail, bsize } = await statfs(disk);
  await writeFile(file, Buffer.alloc(bavail * bsize)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOSPC') throw error;
  });
}
