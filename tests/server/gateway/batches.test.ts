import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../server/base/new-id.ts';
import { channelPreferencesAt } from '../../support/channel-preferences.ts';
import { addPerson, startServer, type TestServer } from '../../support/server.ts';
import {
  atProviders,
  byMeta,
  byTwilio,
  call,
  labels,
  PHONE_ID,
  smsFrom,
} from '../../support/webhooks.ts';

const LIMIT = 3;
const DAY_MS = 24 * 3_600_000;

let server: TestServer;
let lines: string[] = [];
let now = new Date('2026-11-23T12:00:00Z');
beforeAll(async () => {
  server = await startServer({
    env: { ...atProviders(), DAILY_MESSAGES: String(LIMIT), LOG_LEVEL: 'info' },
    clock: () => now,
    logTo: { write: (line) => void lines.push(line) },
  });
});
afterAll(() => server.close());

const batch = (messages: readonly object[]) =>
  byMeta({
    entry: [
      {
        changes: [
          { field: 'messages', value: { metadata: { phone_number_id: PHONE_ID }, messages } },
        ],
      },
    ],
  });
const reported = (from: string, text: string, id = `wamid.${newId()}`) => ({
  id,
  from: from.slice(1),
  timestamp: String(now.getTime() / 1000),
  ...labels(text),
});
async function contentsOf(id: string): Promise<readonly string[]> {
  const rows = await server.database
    .selectFrom('message')
    .select('content')
    .where('sender_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ content }) => String(content));
}
const rejected = () =>
  server.database.selectFrom('rejected_event').selectAll().orderBy('event').execute();
const unknownFrom = (phone: string) =>
  server.database
    .selectFrom('inbound_unknown')
    .select('body')
    .where('phone', '=', phone)
    .orderBy('id')
    .execute();

describe('a call with a bad event', () => {
  it('brings the good ones into the conversation, names the bad one, and is answered', async () => {
    const { id, phone } = await addPerson(server, 'customer');
    lines = [];
    // The character 0 fits no column of the database; the other has no number.
    const bad = reported(phone, 'Mitte', 'wamid.bad\u0000');
    const unreadable = { id: 'wamid.unreadable', type: 'text' };
    const notified = batch([reported(phone, 'Anfang'), bad, unreadable, reported(phone, 'Ende')]);
    for (let time = 0; time < 2; time++) expect((await call(server, notified)).status).toBe(200);
    expect(await contentsOf(id)).toEqual(['Anfang', 'Ende']);
    expect(await rejected()).toMatchObject([
      { driver: 'cloud', event: 'wamid.bad\\u0000' },
      { driver: 'cloud', event: 'wamid.unreadable', reason: 'unreadable' },
    ]);
    for (const name of ['wamid.bad', 'wamid.unreadable']) {
      expect(lines.filter((line) => line.includes(name)).length).toBeGreaterThan(0);
    }
    // The staff can read it, once.
    expect(await unknownFrom(phone)).toEqual([{ body: 'Mitte' }]);
  });
});

describe('an SMS without text', () => {
  it('is a line in the conversation when something came with it', async () => {
    const { id, phone } = await addPerson(server, 'customer');
    const fields = { MessageSid: 'MM1', From: phone, SmsStatus: 'received', NumMedia: '1' };
    expect((await call(server, byTwilio(fields))).status).toBe(200);
    expect(await contentsOf(id)).toEqual(['[Hier kam etwas, das nicht angezeigt werden kann.]']);
  });

  it('is named in the log when nothing came with it, without its number', async () => {
    const { id, phone } = await addPerson(server, 'customer');
    for (const body of [[], [['Body', ' ']]]) {
      lines = [];
      const sid = `SM-empty-${newId()}`;
      const fields = { MessageSid: sid, From: phone, ...Object.fromEntries(body) };
      expect((await call(server, byTwilio(fields))).status).toBe(200);
      const notified = lines.filter((line) =>
        line.includes('a message had neither text nor media'),
      );
      expect(notified).toHaveLength(1);
      expect(notified[0]).toContain(sid);
      expect(notified[0]).not.toContain(phone.slice(1));
    }
    expect(await contentsOf(id)).toEqual([]);
  });

  it('is none when it is a step of our own message', async () => {
    const { id, phone } = await addPerson(server, 'customer');
    lines = [];
    const fields = { MessageSid: 'SM-step', From: phone, MessageStatus: 'dreaming' };
    expect((await call(server, byTwilio(fields))).status).toBe(200);
    expect(await contentsOf(id)).toEqual([]);
    expect(lines.join('')).not.toContain('neither text nor media');
  });
});

describe('a number that writes more than a day’s limit', () => {
  it('gets one line in place of what is withheld, and is heard again a day later', async () => {
    const { id, phone } = await addPerson(server, 'customer');
    await server.database
      .updateTable('users')
      .set({ language: 'fr' })
      .where('id', '=', id)
      .execute();
    lines = [];
    for (const text of ['1', '2', '3', '4', '5']) await call(server, smsFrom(phone, text));
    const contents = await contentsOf(id);
    expect(contents.slice(0, LIMIT)).toEqual(['1', '2', '3']);
    expect(contents.slice(LIMIT)).toEqual([expect.stringContaining('ont été retenus')]);
    expect(lines.filter((line) => line.includes('message not accepted'))).toHaveLength(2);
    now = new Date(now.getTime() + DAY_MS);
    await call(server, smsFrom(phone, '6'));
    expect((await contentsOf(id)).at(-1)).toBe('6');
  });

  it('still stops messages by a stop word', async () => {
    const { id, phone } = await addPerson(server, 'customer');
    for (const text of ['1', '2', '3', '4', 'STOP']) await call(server, smsFrom(phone, text));
    expect((await channelPreferencesAt(server, id)).optOut.sms).toBe(true);
  });

  it('of no customer is stored up to a limit, with a line for the staff', async () => {
    const phone = '+33612345670';
    const texts = Array.from({ length: 53 }, (_, at) => `Bonjour ${at}`);
    await call(server, batch(texts.map((text) => reported(phone, text))));
    const stored = await unknownFrom(phone);
    expect(stored).toHaveLength(51);
    expect(stored.at(-1)?.body).toContain('zurückgehalten');
  });
});
