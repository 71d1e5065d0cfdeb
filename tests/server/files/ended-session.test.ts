import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, signIn, startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const FORM =
  '--x\r\ncontent-disposition: form-data; name="recieverId"\r\n\r\noffice\r\n' +
  '--x\r\ncontent-disposition: form-data; name="type"\r\n\r\nfile\r\n' +
  '--x\r\ncontent-disposition: form-data; name="file"; filename="Liste.csv"\r\n\r\na;b';

/** Sends a file whose end waits until something else has happened, and returns the status. */
async function sendAround(token: string, meanwhile: () => Promise<unknown>): Promise<number> {
  const call = request(`${server.url}/api/v1/message`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=x',
    },
  });
  const answered = once(call, 'response');
  call.write(FORM);
  // By now the session was found: the file has begun to arrive.
  await expect
    .poll(() => server.database.selectFrom('daily_use').selectAll().execute(), { timeout: 30_000 })
    .not.toEqual([]);
  await meanwhile();
  call.end('\r\n--x--\r\n');
  const [{ statusCode }] = await answered;
  return statusCode;
}

test.each([
  ['whose session ended', 401, 'session'],
  ['who was blocked', 401, 'status'],
  ['who is still signed in', 201, 'nothing'],
] as const)(
  'A customer %s while a file arrived is answered with %i',
  async (_who, status, what) => {
    await server.database.deleteFrom('daily_use').execute();
    const { id, phone } = await addPerson(server, 'customer');
    const { token = '' } = await signIn(server, phone);
    const answered = await sendAround(token, async () => {
      if (what === 'session') {
        await server.database.deleteFrom('session').where('user_id', '=', id).execute();
      }
      if (what === 'status') {
        await server.database
          .updateTable('users')
          .set({ status: 'blocked' })
          .where('id', '=', id)
          .execute();
      }
    });
    expect(answered).toBe(status);
    const sent = await server.database
      .selectFrom('message')
      .select('id')
      .where('sender_id', '=', id)
      .execute();
    expect(sent).toHaveLength(status === 201 ? 1 : 0);
  },
);
