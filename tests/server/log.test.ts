import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOrder } from '../support/records.ts';
import { addPerson, PASSWORD, signIn, startServer, type TestServer } from '../support/server.ts';

const lines: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ logTo: { write: (line) => void lines.push(line) } });
});
afterAll(() => server.close());

const PHONE = '+212661234987';
const SECRETS = ['661234987', 'Zubaida', 'Quellenweg', PASSWORD, 'zz-secret', '015199988877'];

describe('the log of a day', () => {
  it('contains no name, number, token or anything that was typed', async () => {
    await addPerson(server, 'admin', { phone: PHONE });
    const admin = await signIn(server, PHONE);
    const customer = {
      firstName: 'Zubaida',
      lastName: 'Quellenweg',
      phone: '+4915199988877',
      address: 'Quellenweg 1',
    };
    await server.stranger.post('/auth', { phone: PHONE, password: 'zz-secret-wrong' });
    await server.stranger.post('/auth', `{"phone": "${PHONE}", broken`);
    await admin.post('/auth/users', customer);
    await admin.post('/auth/users', customer);
    await admin.post('/auth/users', { ...customer, zubaida: 'Zubaida' });
    await admin.get('/auth/users?search=Zubaida');
    await admin.get('/auth/users?Zubaida=zz-secret');
    await admin.get('/auth/users/%ff?search=Zubaida');
    await server.stranger.post('/auth', { phone: PHONE, Zubaida: PASSWORD });
    await admin.get('/Zubaida/Quellenweg?phone=%2B212661234987');
    const order = await placeOrder(server);
    const form = new FormData();
    form.set('recipient.firstName', 'Zubaida');
    expect((await admin.put(`commands/${order._id}`, form)).status).toBe(200);
    await sql`create function fail() returns trigger language plpgsql as
      $$ begin raise exception 'zz-secret % ', new.first_name; end $$`.execute(server.database);
    await sql`create trigger fails before insert on users for each row execute function fail()`.execute(
      server.database,
    );
    const failed = await admin.post('/auth/users', { ...customer, phone: '+4915199988878' });
    expect(failed.status).toBe(500);

    const text = lines.join('\n');
    for (const secret of [...SECRETS, admin.token ?? '']) expect(text).not.toContain(secret);
  });

  it('says for each request what was requested, how it ended and how long it took', () => {
    const entries = lines.map((line) => JSON.parse(line));
    expect(entries).toContainEqual(
      expect.objectContaining({
        msg: 'answered',
        method: 'POST',
        route: '/api/v1/auth',
        status: 401,
        ms: expect.any(Number),
        reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      }),
    );
  });

  it('says where a failure of the server happened', () => {
    const failure = lines
      .map((line) => JSON.parse(line))
      .find(({ msg }) => msg === 'the request failed');
    expect(failure).toMatchObject({ level: 50, err: { code: 'P0001' } });
    expect(failure.err.stack).toContain('server/');
  });
});
