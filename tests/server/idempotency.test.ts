import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { newId } from '../../server/base/new-id.ts';
import { attachmentOf } from '../../server/blobs/stored-name.ts';
import { type Presence, showPresence } from '../../server/database/presence.ts';
import { type Client, clientOf } from '../support/client.ts';
import { signInAs, startServer, type TestServer } from '../support/server.ts';
import { until } from '../support/started-server.ts';

let server: TestServer;
let admin: Client;
let now = new Date();
beforeAll(async () => {
  server = await startServer({ clock: () => now });
  admin = await signInAs(server, 'admin');
});
afterAll(() => server.close());

const nodeOf = ({ app, database }: TestServer) => ({
  config: app.config,
  database,
  blobs: app.blobs,
  clock: () => now,
});
const underKey = (key: string) => ({ 'idempotency-key': key });
const addTour = (client: Client, key: string, Tname: string) =>
  client.post<{ data: { _id: string } }>('/tours', { Tname }, underKey(key));
const toursNamed = async (name: string): Promise<number> => {
  const rows = await server.database
    .selectFrom('content')
    .select('id')
    .where(sql`data ->> 'Tname'`, '=', name)
    .execute();
  return rows.length;
};

describe('a clerk whose connection broke and who repeats a call', () => {
  it('gets the first answer, and nothing is done twice', async () => {
    const key = newId();
    const first = await addTour(admin, key, 'Once');
    const again = await addTour(admin, key, 'Once');
    expect(first.status).toBeLessThan(300);
    expect(again.status).toBe(first.status);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await toursNamed('Once')).toBe(1);
  });

  it('gets one answer for requests that arrive at the same time', async () => {
    const key = newId();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => addTour(admin, key, 'Together')),
    );
    expect(new Set(answers.map(({ status }) => status)).size).toBe(1);
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
    expect(await toursNamed('Together')).toBe(1);
  });

  it('gets one answer from two nodes', async () => {
    const other = await buildApp(nodeOf(server));
    const url = await other.listen({ port: 0, host: '127.0.0.1' });
    const key = newId();
    const [here, there] = await Promise.all([
      addTour(admin, key, 'Nodes'),
      addTour(clientOf(url, admin.token), key, 'Nodes'),
    ]);
    expect(here.body).toEqual(there.body);
    expect(await toursNamed('Nodes')).toBe(1);
    await other.close();
  });

  it('gets the same rejection again', async () => {
    const key = newId();
    const first = await admin.post('/tours', { Tname: '' }, underKey(key));
    const again = await admin.post('/tours', { Tname: '' }, underKey(key));
    expect(first.status).toBe(422);
    expect(again.status).toBe(422);
    expect(again.body).toEqual(first.body);
  });

  it('sees a deletion succeed once, and its answer remembered', async () => {
    const tour = await addTour(admin, newId(), 'Deleted');
    const key = newId();
    const path = `/tours/${tour.body.data._id}`;
    const first = await admin.delete(path, undefined, underKey(key));
    const again = await admin.delete(path, undefined, underKey(key));
    expect(first.status).toBeLessThan(300);
    expect(again.status).toBe(first.status);
    expect((await admin.delete(path)).status).toBe(404);
  });

  it('can try again after a failure of the server', async () => {
    await sql`create function fail() returns trigger language plpgsql as
      $$ begin raise exception 'inner detail'; end $$`.execute(server.database);
    await sql`create trigger fails before insert on content for each row execute function fail()`.execute(
      server.database,
    );
    const key = newId();
    const failed = await addTour(admin, key, 'Later');
    expect(failed.status).toBe(500);
    expect(JSON.stringify(failed.body)).not.toContain('inner detail');
    await sql`drop trigger fails on content`.execute(server.database);
    const later = await addTour(admin, key, 'Later');
    expect(later.status).toBeLessThan(300);
    expect(await toursNamed('Later')).toBe(1);
  });
});

describe('a clerk who sends a picture twice', () => {
  const picture = async (background: string): Promise<FormData> => {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('Tname', 'Pictured');
    form.set('pic', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'tour.png');
    return form;
  };
  const stored = async (): Promise<number> => {
    let files = 0;
    // A picture has two smaller copies.
    for await (const name of server.app.blobs.list('')) if (name === attachmentOf(name)) files++;
    return files;
  };

  it('gets the first answer, and the file is stored once', async () => {
    const before = await stored();
    const key = newId();
    const first = await admin.post('/tours', await picture('red'), underKey(key));
    const again = await admin.post('/tours', await picture('red'), underKey(key));
    expect(first.status).toBe(201);
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(await stored()).toBe(before + 1);
  });

  it('learns that the key was used if the picture is another one', async () => {
    const key = newId();
    await admin.post('/tours', await picture('green'), underKey(key));
    const other = await admin.post('/tours', await picture('blue'), underKey(key));
    expect(other.status).toBe(409);
    expect(other.body.code).toBe('request.keyReused');
  });
});

describe('an idempotency key', () => {
  it('that was used for another body is rejected', async () => {
    const key = newId();
    await addTour(admin, key, 'First body');
    const other = await addTour(admin, key, 'Second body');
    expect(other.status).toBe(409);
    expect(other.body).toMatchObject({ code: 'request.keyReused' });
    expect(await toursNamed('Second body')).toBe(0);
  });

  it('that was used for another address is rejected', async () => {
    const key = newId();
    const tour = await addTour(admin, key, 'An address');
    const other = await admin.put(
      `/tours/${tour.body.data._id}`,
      { Tname: 'An address' },
      underKey(key),
    );
    expect(other.body.code).toBe('request.keyReused');
  });

  it('stands for the same request whatever the order of the keys of its body', async () => {
    const key = newId();
    const first = await admin.post('/tours', { Tname: 'Order', Cities: ['A'] }, underKey(key));
    const again = await admin.post('/tours', { Cities: ['A'], Tname: 'Order' }, underKey(key));
    expect(again.status).toBe(first.status);
    expect(again.body).toEqual(first.body);
  });

  it('belongs to one user', async () => {
    const colleague = await signInAs(server, 'admin');
    const key = newId();
    const own = await addTour(admin, key, 'Mine');
    const theirs = await addTour(colleague, key, 'Theirs');
    expect(theirs.status).toBe(own.status);
    expect(theirs.body.data._id).not.toBe(own.body.data._id);
  });

  it('is known for as long as a device without a network may send the change again', async () => {
    const key = newId();
    await addTour(admin, key, 'Six days ago');
    now = new Date(now.getTime() + 6 * 24 * 3_600_000);
    const again = await addTour(admin, key, 'Six days ago');
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await toursNamed('Six days ago')).toBe(1);
  });

  it('is forgotten after a week', async () => {
    const key = newId();
    await addTour(admin, key, 'Last week');
    now = new Date(now.getTime() + 7.1 * 24 * 3_600_000);
    const today = await addTour(admin, key, 'Today');
    expect(today.status).toBeLessThan(300);
    expect(today.headers.get('idempotency-replayed')).toBeNull();
  });

  it.each([
    { what: 'is free again after a while', minutes: 3, name: 'Died' },
    { what: 'is free again once the clock was put back', minutes: -24 * 60, name: 'Put back' },
  ])('of a process that does not show that it is alive $what', async ({ minutes, name }) => {
    const key = newId();
    const admins = await admin.get<{ user: { _id: string } }>('/auth/me');
    await addTour(admin, key, name);
    await sql`delete from content where data ->> 'Tname' = ${name}`.execute(server.database);
    await server.database
      .updateTable('idempotency')
      .set({ status: null, body: null })
      .where('key', '=', key)
      .where('actor_id', '=', admins.body.user._id)
      .execute();
    now = new Date(now.getTime() + minutes * 60_000);
    const retried = await addTour(admin, key, name);
    expect(retried.status).toBeLessThan(300);
    expect(await toursNamed(name)).toBe(1);
  });

  it("of a process that died is free for another one at once, and the dead one's late work has no effect", async () => {
    const ignored = () => undefined;
    const [here, there] = await Promise.all(
      [1, 2].map(() => showPresence(server.connection, ignored)),
    );
    if (!here || !there) throw new Error('There are two processes.');
    const apps = await Promise.all([
      buildApp({ ...nodeOf(server), worker: here.worker }),
      buildApp({ ...nodeOf(server), worker: there.worker }),
    ]);
    const [one, two] = await Promise.all(
      apps.map((app) => app.listen({ port: 0, host: '127.0.0.1' })),
    );
    const { _id } = (await addTour(admin, newId(), 'Taken over')).body.data;
    const key = newId();
    const call = (url = '') =>
      clientOf(url, admin.token).put(`/tours/${_id}`, { Cities: ['Fes'] }, underKey(key));
    const workers = () =>
      server.database.selectFrom('idempotency').select('worker').where('key', '=', key).execute();
    const isWorkOf = async ({ worker }: Presence) => (await workers())[0]?.worker === worker;
    const answers = await server.database.transaction().execute(async (transaction) => {
      await sql`select from content where id = ${_id} for update`.execute(transaction);
      const first = call(one);
      await until(() => isWorkOf(here));
      const second = call(two);
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(await isWorkOf(here)).toBe(true);
      // From here on all others take that process for ended, though its transaction still waits.
      await here.close();
      await until(() => isWorkOf(there));
      return [first, second];
    });
    const [first, second] = await Promise.all(answers);
    expect(second?.status).toBe(200);
    expect([first?.status, first?.body]).toMatchObject([409, { code: 'request.inProgress' }]);
    expect((await call(one)).body).toEqual(second?.body);
    const changes = await server.database
      .selectFrom('content_revision')
      .select('action')
      .where('content_id', '=', _id)
      .where('action', '=', 'change')
      .execute();
    expect(changes).toHaveLength(1);
    await Promise.all([...apps.map((app) => app.close()), there.close()]);
  });

  it('on a body that nests without end is a 400, not a failure of the server', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const { status, body } = await admin.post('/tours', `{"Cities":${deep}}`, underKey(newId()));
    expect([status, body.code]).toEqual([400, 'request.malformed']);
  });

  it.each([[''], ['x'.repeat(256)], ['a key']])('must not be %j', async (key) => {
    const { status, body } = await addTour(admin, key, 'No key');
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'request.badValue' });
  });
});
