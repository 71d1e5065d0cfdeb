import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../server/base/new-id.ts';
import {
  customerOf,
  type Messages,
  type Rejection,
  type Sent,
  sendFile,
  tinyPdf,
  written,
} from '../../support/chat.ts';
import type { Client } from '../../support/client.ts';
import { addPerson, signIn, startServer, type TestServer } from '../../support/server.ts';
import { until } from '../../support/started-server.ts';

const DAY_MS = 86_400_000;

let server: TestServer;
let clerk: Client & { id: string };
let now = new Date('2026-11-23T12:00:00Z');
beforeAll(async () => {
  server = await startServer({ clock: () => now, env: { DAILY_FILES: '3', DAILY_MESSAGES: '5' } });
  const person = await addPerson(server, 'admin');
  clerk = { ...(await signIn(server, person.phone)), id: person.id };
});
afterAll(() => server.close());

/** Past the time for which answers to calls are stored. */
const twoDaysLater = async () => {
  now = new Date(now.getTime() + 2 * DAY_MS);
  await server.database.deleteFrom('idempotency').execute();
};
const post = (who: Client, text: string, key: string) =>
  who.post<Sent & Rejection>('message', written('office', text), { 'idempotency-key': key });
const count = async (who: Client, id: string) =>
  (await who.get<Messages>(`message/${id}`)).body.data.messages.length;

/** Whether so many connections to this database wait for a lock. */
async function haveWaiting(wanted: number): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `.execute(server.database);
  return rows[0]?.count === wanted;
}

describe('a customer whose phone sends a message again after days', () => {
  it('gets the same message, and it stands in the conversation once', async () => {
    const salma = await customerOf(server);
    const key = newId();
    const first = await post(salma, 'Salam', key);
    expect(first.body.data.message).toMatchObject({ key });
    await twoDaysLater();
    const again = await post(salma, 'Salam', key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await count(salma, first.body.data.message.conversationId)).toBe(1);
  });

  it('does not write it again while a clerk is deleting it', async () => {
    const salma = await customerOf(server);
    const key = newId();
    const { _id, conversationId } = (await post(salma, 'Salam', key)).body.data.message;
    await twoDaysLater();
    const [deleted, again] = await server.database
      .transaction()
      .execute(async (holder) => {
        await sql`select from conversation where id = ${conversationId} for update`.execute(holder);
        const deleting = clerk.delete(`message/${_id}`);
        await until(() => haveWaiting(1));
        const sending = post(salma, 'Salam', key);
        await until(() => haveWaiting(2));
        return [deleting, sending] as const;
      })
      .then((calls) => Promise.all(calls));
    expect([deleted.status, again.status]).toEqual([200, 404]);
    expect(await count(salma, conversationId)).toBe(0);
  });

  it('is not charged for it', async () => {
    const salma = await customerOf(server);
    const key = newId();
    await post(salma, 'Salam', key);
    await twoDaysLater();
    await post(salma, 'Salam', key);
    const { body } = await salma.get<{ data: { messages: { left: number } } }>('quota');
    expect(body.data.messages.left).toBe(5);
  });

  it('learns that the key stood for something else', async () => {
    const salma = await customerOf(server);
    const key = newId();
    const first = await post(salma, 'Salam', key);
    await twoDaysLater();
    const { status, body } = await post(salma, 'etwas anderes', key);
    expect([status, body.code]).toEqual([409, 'request.keyReused']);
    expect(await count(salma, first.body.data.message.conversationId)).toBe(1);
  });

  it('gets the same file, and no second copy is stored', async () => {
    const salma = await customerOf(server);
    const headers = { 'idempotency-key': newId() };
    const parts = {
      recieverId: 'office',
      type: 'application/pdf',
      file: tinyPdf('a'),
      name: 'a.pdf',
    };
    const first = await sendFile(salma, parts, headers);
    await twoDaysLater();
    const stored = async () => {
      const names: string[] = [];
      for await (const name of server.app.blobs.list('attachment-')) names.push(name);
      return names;
    };
    const before = await stored();
    const again = await sendFile(salma, parts, headers);
    expect(again.body).toEqual(first.body);
    expect(await stored()).toEqual(before);
    const other = await sendFile(salma, { ...parts, file: tinyPdf('b') }, headers);
    expect(other.body.code).toBe('request.keyReused');
    await expect.poll(stored).toEqual(before);
  });

  it('does not bring back a message that was removed', async () => {
    const salma = await customerOf(server);
    const key = newId();
    const { body } = await post(salma, 'Salam', key);
    const { _id, conversationId } = body.data.message;
    await clerk.delete(`message/${_id}`);
    await twoDaysLater();
    expect((await post(salma, 'Salam', key)).status).toBe(404);
    expect(await count(salma, conversationId)).toBe(0);
  });

  it('shares its keys with nobody', async () => {
    const [salma, omar] = [await customerOf(server), await customerOf(server)];
    const key = newId();
    const one = await post(salma, 'Salam', key);
    const other = await post(omar, 'Salam', key);
    expect(other.body.data.message._id).not.toBe(one.body.data.message._id);
    const { body } = await clerk.get<Messages>(`message/${one.body.data.message.conversationId}`);
    expect(body.data.messages[0]).not.toHaveProperty('key');
  });
});
