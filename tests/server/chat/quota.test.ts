import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '../../../server/base/new-id.ts';
import {
  customerOf,
  type Rejection,
  type Sent,
  sendFile,
  tinyPdf,
  written,
} from '../../support/chat.ts';
import type { Client } from '../../support/client.ts';
import { addPerson, signIn, startServer, type TestServer } from '../../support/server.ts';

const NOON = new Date('2026-11-23T12:00:00Z');
const HOUR_MS = 3_600_000;

let server: TestServer;
let now = NOON;
let clerkId: string;
let clerk: Client;
beforeAll(async () => {
  server = await startServer({
    env: { DAILY_MESSAGES: '4', DAILY_FILES: '2' },
    clock: () => now,
  });
  const person = await addPerson(server, 'admin');
  clerkId = person.id;
  clerk = await signIn(server, person.phone);
});
afterAll(() => server.close());

const say = (who: Client, text: string) =>
  who.post<Sent & Rejection>('message', written(clerkId, text));
const send = (who: Client, word: string, headers?: Record<string, string>) =>
  sendFile(who, { recieverId: clerkId, type: 'application/pdf', file: tinyPdf(word) }, headers);
const storedFiles = async (): Promise<number> => {
  let count = 0;
  for await (const _name of server.app.blobs.list('attachment-')) count += 1;
  return count;
};

describe('a customer who writes much in a day', () => {
  it('reads what is left before it is used up, and then how long to wait', async () => {
    now = NOON;
    const salma = await customerOf(server);
    const first = await say(salma, 'Salam');
    expect(first.headers.get('ratelimit-policy')).toBe('"messages";q=4;w=86400');
    expect(first.headers.get('ratelimit')).toBe('"messages";r=3;t=86400');
    now = new Date(NOON.getTime() + HOUR_MS);
    for (const text of ['zwei', 'drei', 'vier']) expect((await say(salma, text)).status).toBe(201);
    const rejected = await say(salma, 'fünf');
    expect(rejected.status).toBe(429);
    expect(rejected.body.code).toBe('quota.reached');
    expect(rejected.body.message).toBe(
      'This account may send 4 messages in 24 hours. It may send more from 2026-11-24T12:00:00.000Z.',
    );
    expect(rejected.headers.get('retry-after')).toBe(String(23 * 3600));
  });

  it('may write again a day after the first message, and does not affect other customers', async () => {
    now = NOON;
    const omar = await customerOf(server);
    const salma = await customerOf(server);
    for (let one = 0; one < 5; one++) await say(omar, `Nachricht ${one}`);
    expect((await say(omar, 'zu viel')).status).toBe(429);
    expect((await say(salma, 'Guten Tag')).status).toBe(201);
    for (let one = 0; one < 6; one++) {
      const { status } = await clerk.post('message', written(omar.id, `Antwort ${one}`));
      expect(status).toBe(201);
    }
    now = new Date(NOON.getTime() + 24 * HOUR_MS);
    expect((await say(omar, 'ein neuer Tag')).status).toBe(201);
  });

  it('is not charged for a message that is rejected', async () => {
    now = NOON;
    const salma = await customerOf(server);
    for (let one = 0; one < 5; one++) {
      expect((await salma.post('message', written(newId(), 'an niemanden'))).status).toBe(404);
    }
    const { body } = await salma.get('quota');
    expect(body).toEqual({
      status: 'success',
      data: {
        messages: { limit: 4, left: 4, renewsAt: null },
        files: { limit: 2, left: 2, renewsAt: null },
      },
    });
  });
});

describe('a customer who sends many files in a day', () => {
  it('learns how many are left; the next one after the limit is rejected, and nothing of it is stored', async () => {
    now = NOON;
    const salma = await customerOf(server);
    const first = await send(salma, 'eins');
    expect(first.headers.get('ratelimit')).toBe('"files";r=1;t=86400, "messages";r=3;t=86400');
    expect((await send(salma, 'zwei')).status).toBe(201);
    const { body } = await salma.get<{ data: unknown }>('quota');
    const renewsAt = '2026-11-24T12:00:00.000Z';
    expect(body.data).toEqual({
      messages: { limit: 4, left: 2, renewsAt },
      files: { limit: 2, left: 0, renewsAt },
    });
    const before = await storedFiles();
    const rejected = await send(salma, 'drei');
    expect([rejected.status, rejected.body.code]).toEqual([429, 'quota.reached']);
    expect(rejected.headers.get('retry-after')).toBe('86400');
    await expect.poll(storedFiles).toBe(before);
    // The remaining text messages may still be sent.
    expect((await say(salma, 'dann eben so')).status).toBe(201);
  });

  it('gets the same answer again when they repeat the last file that was allowed', async () => {
    now = NOON;
    const salma = await customerOf(server);
    await send(salma, 'eins');
    const key = { 'idempotency-key': newId() };
    const last = await send(salma, 'zwei', key);
    const again = await send(salma, 'zwei', key);
    expect([again.status, again.body]).toEqual([201, last.body]);
  });

  it('is charged for rejected files too, and after ten files beyond the limit no more are read', async () => {
    now = NOON;
    const salma = await customerOf(server);
    const form = { recieverId: newId(), type: 'application/pdf', file: tinyPdf('niemand') };
    const put = vi.spyOn(server.app.blobs, 'put');
    const statuses: number[] = [];
    for (let one = 0; one < 14; one++) statuses.push((await sendFile(salma, form)).status);
    expect(statuses.slice(0, 2)).toEqual([404, 404]);
    expect(new Set(statuses.slice(2))).toEqual(new Set([429]));
    expect(put).toHaveBeenCalledTimes(12);
    put.mockRestore();
  });
});

it('the staff are not counted', async () => {
  const { body } = await clerk.get('quota');
  expect(body).toEqual({ status: 'success', data: { messages: null, files: null } });
});
