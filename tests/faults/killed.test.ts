import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  databasePid,
  dataFolder,
  type StartedServer,
  startProcess,
  until,
} from '../support/started-server.ts';

let folder: Awaited<ReturnType<typeof dataFolder>>;
let server: StartedServer;
beforeEach(async () => {
  folder = await dataFolder();
  server = await startProcess({ DATA_DIR: folder.path });
});
afterEach(async () => {
  await server.end('SIGKILL');
  await folder.remove();
});

const restart = async () => {
  server = await startProcess({ DATA_DIR: folder.path });
};

const killDatabase = async () => {
  const pid = (await databasePid(folder.path)) ?? 0;
  process.kill(pid, 'SIGKILL');
};

describe('a server that is killed', () => {
  it('right after it acknowledged a change has lost nothing', async () => {
    const admin = await server.signIn();
    const acknowledged: string[] = [];
    for (let number = 0; number < 40; number++) {
      const Tname = `Tour ${number}`;
      const { status } = await admin.post('/tours', { Tname });
      if (status < 300) acknowledged.push(Tname);
    }
    server.kill('SIGKILL');
    await server.ended();
    await restart();
    const after = await (await server.signIn()).get<{ data: { Tname: string }[] }>('/tours');
    expect(acknowledged).toHaveLength(40);
    expect(after.body.data.map(({ Tname }) => Tname)).toEqual(expect.arrayContaining(acknowledged));
  });

  it('together with its database while many write has lost nothing that it acknowledged', async () => {
    const admin = await server.signIn();
    const acknowledged: string[] = [];
    let writing = true;
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let number = 0; writing; number++) {
        const Tname = `Tour ${writer} ${number}`;
        const answer = await admin.post('/tours', { Tname }).catch(() => undefined);
        if (answer && answer.status < 300) acknowledged.push(Tname);
        else writing = false;
      }
    });
    await until(async () => acknowledged.length > 50);
    const pid = (await databasePid(folder.path)) ?? 0;
    server.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');
    await Promise.all(writers);
    await server.ended();
    await restart();
    const after = await (await server.signIn()).get<{ data: { Tname: string }[] }>('/tours');
    expect(after.body.data.map(({ Tname }) => Tname)).toEqual(expect.arrayContaining(acknowledged));
  });

  it('leaves a database that the next one takes over as it runs', async () => {
    const before = await databasePid(folder.path);
    server.kill('SIGKILL');
    await server.ended();
    expect(await databasePid(folder.path)).toBe(before);
    await restart();
    expect(await databasePid(folder.path)).toBe(before);
    const ready = await fetch(`${server.url}/health/ready`);
    expect(ready.status).toBe(200);
  });

  it('keeps the session of whoever was signed in', async () => {
    const admin = await server.signIn();
    server.kill('SIGKILL');
    await server.ended();
    await restart();
    const headers = { authorization: `Bearer ${admin.token}` };
    const me = await fetch(`${server.url}/api/v1/auth/me`, { headers });
    expect(me.status).toBe(200);
  });
});

describe('a database that is killed', () => {
  it('comes back by itself, while callers are told to try again', async () => {
    const admin = await server.signIn();
    const before = await databasePid(folder.path);
    await killDatabase();
    const seen = new Set<number>();
    await until(async () => {
      const { status } = await admin.get('/auth/me');
      seen.add(status);
      return status === 200 && (await databasePid(folder.path)) !== before;
    });
    const others = [...seen].filter((status) => status !== 200 && status !== 503);
    expect(others, server.output()).toEqual([]);
  });

  it('is still refused to a second process afterwards', async () => {
    const before = await databasePid(folder.path);
    await killDatabase();
    await until(async () => {
      const pid = await databasePid(folder.path);
      return pid !== undefined && pid !== before;
    });
    await until(async () => server.output().includes('starting it again'));
    await expect(startProcess({ DATA_DIR: folder.path })).rejects.toThrow(
      /already uses the data folder/,
    );
  });
});
