import { connect } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rejectionOf } from '../../server/plugins/rejection-of.ts';
import type { Client } from '../support/client.ts';
import { signInAs, startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let admin: Client;
beforeAll(async () => {
  server = await startServer();
  admin = await signInAs(server, 'admin');
});
afterAll(() => server.close());

describe('a caller gets an error in one shape', () => {
  it('who requests an address that does not exist', async () => {
    const { status, body, headers } = await admin.get('/nothing/here');
    expect(status).toBe(404);
    expect(body).toEqual({
      status: 'error',
      code: 'route.notFound',
      message: 'There is nothing at this address.',
    });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('who uses a method that the address does not accept', async () => {
    const { status, body, headers } = await admin.put('/auth', {});
    expect(status).toBe(405);
    expect(body.code).toBe('route.methodNotAllowed');
    expect(headers.get('allow')).toBe('POST, DELETE');
  });

  it('who sends broken JSON', async () => {
    const { status, body } = await server.stranger.post('/auth', '{"phone": ');
    expect(status).toBe(400);
    expect(body).toMatchObject({ status: 'error', code: 'request.malformed' });
  });

  it('who sends an empty body as JSON', async () => {
    const { status, body } = await server.stranger.post('/auth', '');
    expect(status).toBe(400);
    expect(body.code).toBe('request.malformed');
  });

  it('who tries to poison the prototype', async () => {
    const { status, body } = await server.stranger.post('/auth', '{"__proto__": {"a": 1}}');
    expect(status).toBe(400);
    expect(body.code).toBe('request.malformed');
  });

  it('who sends ten megabytes', async () => {
    const { status, body } = await server.stranger.post('/auth', {
      phone: 'x'.repeat(10_000_000),
    });
    expect(status).toBe(413);
    expect(body.code).toBe('request.tooLarge');
  });

  it('who sends something that is not JSON', async () => {
    const { status, body } = await server.stranger.post('/auth', '<login/>', {
      'content-type': 'text/xml',
    });
    expect(status).toBe(415);
    expect(body.code).toBe('request.wrongType');
  });

  it('who does not speak HTTP', async () => {
    const answer = await speak(server.url, 'HELLO THERE\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('"code":"request.malformed"');
    expect(answer).toContain('\r\nX-Content-Type-Options: nosniff\r\n');
    expect(answer).toContain("frame-ancestors 'none'\r\n");
  });

  it('whose address cannot be decoded', async () => {
    const { status, body } = await admin.get('/tours/%E0%A4%A');
    expect(status).toBe(400);
    expect(body.code).toBe('request.malformed');
  });

  it('who calls more often than any user does', async () => {
    await using own = await startServer({ env: { RATE_LIMIT: '3' } });
    for (let call = 0; call < 3; call++) await own.stranger.get('/auth/me');
    const { status, body, headers } = await own.stranger.get('/auth/me');
    expect(status).toBe(429);
    expect(body).toMatchObject({ status: 'error', code: 'request.tooMany' });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe("a caller learns nothing about the server's internals", () => {
  it('when the server fails', async () => {
    await using own = await startServer();
    const client = await signInAs(own, 'admin');
    await sql`alter table session rename to session_elsewhere`.execute(own.database);
    const { status, body } = await client.get('/auth/me');
    expect(status).toBe(500);
    expect(body).toEqual({
      status: 'error',
      code: 'server.failed',
      message: 'Something went wrong on the server.',
      trace: expect.stringMatching(/^[0-9a-f]{8}$/),
    });
  });
});

describe('an error of PostgreSQL becomes an error of ours', () => {
  const user = (phone: string) => sql`
    insert into users (id, code, role, status, first_name, last_name, phone)
    values (gen_random_uuid(), gen_random_uuid()::text, 'customer', 'active', 'A', 'B', ${phone})`;

  it.each([
    ['a value that another row has', 'POST', 'record.duplicate', 409, user('+212600000123')],
    [
      'a reference to nothing',
      'POST',
      'record.invalid',
      422,
      sql`insert into session (token_hash, user_id, expires_at) values ('\\x00', gen_random_uuid(), now())`,
    ],
    ['a value that breaks a check', 'PUT', 'record.invalid', 422, user('no phone')],
    ['a value of the wrong type', 'GET', 'record.invalid', 422, sql`select 'x'::uuid`],
    ['a number out of range', 'PUT', 'record.invalid', 422, sql`select 99999::smallint`],
    [
      'two transactions in conflict',
      'PUT',
      'record.stale',
      409,
      sql`do $$ begin raise exception using errcode = '40001'; end $$`,
    ],
    [
      'a full disk',
      'PUT',
      'server.diskFull',
      507,
      sql`do $$ begin raise exception using errcode = '53100'; end $$`,
    ],
    ['anything else', 'GET', 'server.failed', 500, sql`select * from nowhere`],
  ])('%s', async (_what, method, code, statusCode, statement) => {
    if (code === 'record.duplicate') await statement.execute(server.database);
    const error = await statement.execute(server.database).catch((thrown: unknown) => thrown);
    expect(rejectionOf(error, method)).toMatchObject({ code, statusCode });
  });

  it('a deletion of a record that others refer to', async () => {
    await sql`create table parent (id int primary key)`.execute(server.database);
    await sql`create table child (id int references parent)`.execute(server.database);
    await sql`insert into parent values (1)`.execute(server.database);
    await sql`insert into child values (1)`.execute(server.database);
    const error = await sql`delete from parent`
      .execute(server.database)
      .catch((thrown: unknown) => thrown);
    expect(rejectionOf(error, 'DELETE')).toMatchObject({ code: 'record.inUse', statusCode: 409 });
  });
});

function speak(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}
