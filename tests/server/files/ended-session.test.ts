import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, signIn, startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const FILE =
  '--x\r\ncontent-disposition: form-data; name="file"; filename="Liste.csv"\r\n\r\n' +
  'Vorname;Telefon\r\nAmal;015112345678';

/** Two files, whose calls read their forms at different moments. */
const MESSAGE = {
  role: 'customer',
  path: 'message',
  form:
    '--x\r\ncontent-disposition: form-data; name="recieverId"\r\n\r\noffice\r\n' +
    `--x\r\ncontent-disposition: form-data; name="type"\r\n\r\nfile\r\n${FILE}`,
  stored: 'message',
  done: 201,
} as const;
const TABLE = {
  role: 'admin',
  path: 'imports?resource=users',
  form: FILE,
  stored: 'import_run',
  done: 200,
} as const;

type Sent = {
  readonly token: string;
  readonly id: string;
  readonly what: typeof MESSAGE | typeof TABLE;
};

/** Sends a file whose end waits until something else has happened, and returns the status. */
async function sendAround({ token, id, what }: Sent, meanwhile: () => unknown): Promise<number> {
  const { database, url } = server;
  const session = database.updateTable('session').where('user_id', '=', id);
  await session.set({ used_at: new Date(Date.now() - 86_400_000) }).execute();
  const call = request(`${url}/api/v1/${what.path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
    },
  });
  const answered = once(call, 'response');
  call.write(what.form);
  // By now the session was found: its use was noted.
  const used = database.selectFrom('session').select('id').where('user_id', '=', id);
  await expect
    .poll(() => used.where('used_at', '>', new Date(Date.now() - 3_600_000)).execute(), {
      timeout: 30_000,
    })
    .toHaveLength(1);
  await meanwhile();
  call.end('\r\n--x--\r\n');
  const [{ statusCode }] = await answered;
  return statusCode;
}

/** What may happen to a person while their file arrives. */
const EVENTS = {
  'whose session ended': (id: string) =>
    server.database.deleteFrom('session').where('user_id', '=', id).execute(),
  'who was blocked': (id: string) =>
    server.database.updateTable('users').set({ status: 'blocked' }).where('id', '=', id).execute(),
  'who lost their role': (id: string) =>
    server.database.updateTable('users').set({ role: 'customer' }).where('id', '=', id).execute(),
  'who is still signed in': () => undefined,
} as const;

test.each([
  ['A customer', 'whose session ended', MESSAGE, 401],
  ['A customer', 'who was blocked', MESSAGE, 401],
  ['A customer', 'who is still signed in', MESSAGE, 201],
  ['A clerk', 'whose session ended', TABLE, 401],
  ['A clerk', 'who was blocked', TABLE, 401],
  ['A clerk', 'who lost their role', TABLE, 403],
  ['A clerk', 'who is still signed in', TABLE, 200],
] as const)('%s %s while a file arrived leaves nothing unless they may', async (...given) => {
  const [, event, what, expected] = given;
  const { database } = server;
  const { id, phone } = await addPerson(server, what.role);
  const { token = '' } = await signIn(server, phone);
  const count = async () => (await database.selectFrom(what.stored).select('id').execute()).length;
  const before = await count();
  expect(await sendAround({ token, id, what }, () => EVENTS[event](id))).toBe(expected);
  expect((await count()) - before).toBe(expected === what.done ? 1 : 0);
});

test('A form of somebody who may not import is rejected before its file is read', async () => {
  const { phone } = await addPerson(server, 'admin');
  const { token = '' } = await signIn(server, phone);
  const call = request(`${server.url}/api/v1/imports?resource=nothing`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
    },
  });
  const answered = once(call, 'response');
  // The end of the form never comes.
  call.write(FILE);
  const [{ statusCode }] = await answered;
  expect(statusCode).toBe(404);
  call.destroy();
});
