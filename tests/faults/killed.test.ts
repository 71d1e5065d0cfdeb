import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { ignoringFailure } from '../../domain/ignoring-failure.ts';
import { clientOf } from '../support/client.ts';
import { HANGS_AFTER } from '../support/hangs-after.ts';
import { ownProcess } from '../support/own-process.ts';
import { databasePid, startProcess, until } from '../support/started-server.ts';

const own = ownProcess();

describe('a server that is killed', () => {
  it('right after it acknowledged a change has lost nothing', async () => {
    const admin = await own.server.signIn();
    const acknowledged: string[] = [];
    for (let number = 0; number < 40; number++) {
      const Tname = `Tour ${number}`;
      const { status } = await admin.post('/tours', { Tname });
      if (status < 300) acknowledged.push(Tname);
    }
    own.server.kill('SIGKILL');
    await own.server.ended();
    await own.restart();
    const after = await (await own.server.signIn()).get<{ data: { Tname: string }[] }>('/tours');
    expect(acknowledged).toHaveLength(40);
    expect(after.body.data.map(({ Tname }) => Tname)).toEqual(expect.arrayContaining(acknowledged));
  });

  it('together with its database while many clerks write has lost nothing that it acknowledged', async () => {
    const admin = await own.server.signIn();
    const acknowledged: string[] = [];
    let writing = true;
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let number = 0; writing; number++) {
        const Tname = `Tour ${writer} ${number}`;
        const answer = await ignoringFailure(admin.post('/tours', { Tname }), 'Killed.');
        if (answer && answer.status < 300) acknowledged.push(Tname);
        else writing = false;
      }
    });
    await until(async () => acknowledged.length > 50);
    own.server.kill('SIGKILL');
    await own.killDatabase();
    await Promise.all(writers);
    await own.server.ended();
    await own.restart();
    const after = await (await own.server.signIn()).get<{ data: { Tname: string }[] }>('/tours');
    expect(after.body.data.map(({ Tname }) => Tname)).toEqual(expect.arrayContaining(acknowledged));
  });

  it('leaves a running database that the next server takes over', async () => {
    const before = await databasePid(own.folder);
    own.server.kill('SIGKILL');
    await own.server.ended();
    expect(await databasePid(own.folder)).toBe(before);
    await own.restart();
    expect(await databasePid(own.folder)).toBe(before);
    const ready = await fetch(`${own.server.url}/health/ready`);
    expect(ready.status).toBe(200);
  });

  it("while it worked on a call releases the call's key for the next server at once", async () => {
    const admin = await own.server.signIn();
    const key = { 'idempotency-key': 'sent-twice' };
    const send = (url: string) =>
      clientOf(url, admin.token).post('/tours', { Tname: 'Sent twice' }, key);
    const database = await own.openDatabase();
    await database.transaction().execute(async (transaction) => {
      await sql`lock table content in exclusive mode`.execute(transaction);
      void ignoringFailure(send(own.server.url), 'The server is killed before it answers.');
      const claims = () => database.selectFrom('idempotency').select('status').execute();
      await until(async () => (await claims()).length === 1);
      await own.server.end('SIGKILL');
    });
    await own.restart();
    const start = Date.now();
    const again = await send(own.server.url);
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, null]);
    expect(Date.now() - start).toBeLessThan(HANGS_AFTER);
    const tours = await database
      .selectFrom('content')
      .select('id')
      .where('resource', '=', 'tours')
      .execute();
    await database.destroy();
    expect(tours).toHaveLength(1);
  });

  it('keeps the sessions of signed-in users', async () => {
    const admin = await own.server.signIn();
    own.server.kill('SIGKILL');
    await own.server.ended();
    await own.restart();
    const headers = { authorization: `Bearer ${admin.token}` };
    const me = await fetch(`${own.server.url}/api/v1/auth/me`, { headers });
    expect(me.status).toBe(200);
  });
});

describe('a database that is killed', () => {
  it('restarts on its own, while callers are advised to try again', async () => {
    const admin = await own.server.signIn();
    const before = await databasePid(own.folder);
    await own.killDatabase();
    const seen = new Set<number>();
    await until(async () => {
      const { status } = await admin.get('/auth/me');
      seen.add(status);
      return status === 200 && (await databasePid(own.folder)) !== before;
    });
    const others = [...seen].filter((status) => status !== 200 && status !== 503);
    expect(others, own.server.output()).toEqual([]);
  });

  it('still rejects a second process afterwards', async () => {
    const before = await databasePid(own.folder);
    await own.killDatabase();
    await until(async () => {
      const pid = await databasePid(own.folder);
      return pid !== undefined && pid !== before;
    });
    await until(async () => own.server.output().includes('restarting it'));
    await expect(startProcess({ DATA_DIR: own.folder })).rejects.toThrow(
      /already uses the data folder/,
    );
  });
});
