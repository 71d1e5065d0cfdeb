import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Conversation } from '../../../domain/chat/conversation.ts';
import type { Message } from '../../../domain/chat/message.ts';
import { messageViolations } from '../../../domain/chat/message-body.ts';
import { SEARCH_FORM } from '../../../domain/search/searchable-text.ts';
import { loadSample } from '../../../server/sample/load-sample.ts';
import { isPlayable } from '../../../server/uploads/media/is-playable.ts';
import { measureMedia } from '../../../server/uploads/media/measure-media.ts';
import type { Client } from '../../support/client.ts';
import { addPerson, signIn, startServer, type TestServer } from '../../support/server.ts';

const NOW = new Date('2026-03-18T10:20:00Z');
const ARABIC = /\p{Script=Arabic}/u;
const LATIN = /\p{Script=Latin}/u;

type Talk = { readonly conversation: Conversation; readonly messages: readonly Message[] };

let server: TestServer;
let clerk: Client;
let talks: readonly Talk[];

beforeAll(async () => {
  server = await startServer({ clock: () => NOW });
  const { phone } = await addPerson(server, 'admin');
  await loadSample(server.app.engine, NOW);
  clerk = await signIn(server, phone);
  const { body } = await clerk.get<{ data: { conversations: Conversation[] } }>('conversation');
  talks = await Promise.all(
    body.data.conversations.map(async (conversation) => {
      const answer = await clerk.get<{ data: { messages: Message[] } }>(
        `message/${conversation._id}`,
      );
      return { conversation, messages: answer.body.data.messages };
    }),
  );
});

afterAll(() => server.close());

const all = (): readonly Message[] => talks.flatMap(({ messages }) => messages);
const among = (test: (one: Conversation) => boolean): number =>
  talks.filter(({ conversation }) => test(conversation)).length;
const bytesOf = async (name: string): Promise<Buffer> => buffer(await server.app.blobs.get(name));
const ofType = (type: string): readonly Message[] =>
  all().filter(({ message }) => message.type === type);

describe('the conversations of the sample week', () => {
  it('are some sixty, in four languages, in every state, assigned and not, some of them unread', () => {
    expect(talks.length).toBeGreaterThanOrEqual(55);
    expect(talks.length).toBeLessThanOrEqual(65);
    for (const language of ['de', 'fr', 'ar', 'en']) {
      expect(
        among(({ clientId }) => clientId.language === language),
        language,
      ).toBeGreaterThan(3);
    }
    for (const state of ['open', 'waiting', 'closed']) {
      expect(
        among((one) => one.state === state),
        state,
      ).toBeGreaterThan(8);
    }
    expect(among(({ assignedTo }) => assignedTo === null)).toBeGreaterThan(10);
    expect(among(({ assignedTo }) => assignedTo !== null)).toBeGreaterThan(10);
    expect(among(({ isNew }) => isNew)).toBeGreaterThan(7);
    expect(among(({ isNew }) => isNew)).toBeLessThan(25);
  });

  it('use every kind of message, and one of them is very long', () => {
    const types = new Set(all().map(({ message }) => message.type));
    expect([...types].sort()).toEqual(
      ['application/pdf', 'audio', 'file', 'gif', 'image', 'link', 'note', 'text'].sort(),
    );
    const lengths = talks.map(({ messages }) => messages.length).sort((a, b) => b - a);
    expect(lengths[0]).toBeGreaterThanOrEqual(300);
    expect(lengths[1]).toBeLessThan(60);
    expect(
      all().some(({ message: { content } }) => ARABIC.test(content) && LATIN.test(content)),
    ).toBe(true);
  });

  it('break no rule of what may be written, and leave no gap to fill', () => {
    for (const { message } of all()) {
      if (message.mediaType !== undefined) continue;
      const { type, content } = message;
      expect(messageViolations({ recieverId: 'office', message: { type, content } })).toEqual({});
      expect(content).not.toMatch(/[{}[\]]/);
      expect(content).not.toMatch(/undefined|null|NaN/);
    }
  });

  it('are found by what they say as soon as they are loaded', async () => {
    const { rows } = await sql`select 1 from message where search_form < ${SEARCH_FORM}`.execute(
      server.database,
    );
    expect(rows).toEqual([]);
    const [written] = ofType('text');
    const found = await clerk.get<{ data: { groups: { kind: string }[] } }>(
      `search?${new URLSearchParams({ q: written?.message.content ?? '' })}`,
    );
    expect(found.body.data.groups).toContainEqual(expect.objectContaining({ kind: 'messages' }));
  });

  it('are in order, end before now, and begin with their first message', () => {
    for (const { conversation, messages } of talks) {
      expect(messages.map(({ position }) => position)).toEqual(messages.map((_, at) => at + 1));
      const times = messages.map(({ createdAt }) => createdAt);
      expect(times).toEqual([...times].sort());
      expect(times[0]).toBe(conversation.createdAt);
      expect(Date.parse(times.at(-1) ?? '')).toBeLessThanOrEqual(NOW.getTime());
      expect(conversation.revision).toBe(messages.length);
    }
  });

  it('wait for an answer where the customer wrote last, since their first message without one', () => {
    for (const { conversation, messages } of talks) {
      const { state, unansweredSince, unread } = conversation;
      expect(unansweredSince !== null).toBe(state === 'open');
      const last = messages.findLast(({ message }) => message.type !== 'note');
      if (state === 'open') expect(last?.from).toBe('customer');
      if (state === 'waiting') expect(last?.from).toBe('staff');
      const unseen = messages.slice(messages.length - unread);
      expect(unseen.every(({ from }) => from === 'customer')).toBe(true);
      if (unread > 0) expect(unseen[0]?.createdAt).toBe(unansweredSince);
    }
  });

  it('are in the language of the customer, who names only their own orders', async () => {
    const orders = await server.database
      .selectFrom('orders')
      .select(['code', 'sender_id'])
      .execute();
    const senders = new Map(orders.map(({ code, sender_id }) => [code, sender_id]));
    for (const { conversation, messages } of talks) {
      const { _id: client, language } = conversation.clientId;
      const texts = messages
        .filter(({ from, message }) => from === 'customer' && message.type === 'text')
        .map(({ message }) => message.content);
      // Names and addresses may be in other letters.
      const inArabic = texts.filter((one) => ARABIC.test(one)).length;
      if (texts.length > 0) expect(inArabic > texts.length / 2, texts[0]).toBe(language === 'ar');
      for (const { message } of messages) {
        for (const [code] of message.content.matchAll(/JS-\d+/g)) {
          expect(senders.get(code)).toBe(client);
        }
      }
    }
  });
});

describe('the files of these conversations', () => {
  it('are stored with the sizes that their messages say, and nothing else is', async () => {
    const named = new Set<string>(); // A file that many were sent is stored once.
    for (const { message } of all().filter((one) => one.message.mediaType !== undefined)) {
      const { content, size, thumbnails } = message;
      expect((await server.app.blobs.stat(content))?.size).toBe(size);
      named.add(content);
      if (thumbnails) named.add(`${content}.small`).add(`${content}.large`);
    }
    const stored: string[] = [];
    for await (const name of server.app.blobs.list('attachment-')) stored.push(name);
    expect(stored.sort()).toEqual([...named].sort());
  });

  it('are photos with two thumbnails', async () => {
    const photos = ofType('image');
    expect(photos.length).toBeGreaterThan(15);
    for (const { message } of photos) {
      const { width, height, format } = await sharp(await bytesOf(message.content)).metadata();
      expect(message).toMatchObject({
        mediaType: `image/${format}`,
        width,
        height,
        thumbnails: true,
      });
      for (const [size, edge] of [
        ['small', 240],
        ['large', 960],
      ] as const) {
        const small = await sharp(await bytesOf(`${message.content}.${size}`)).metadata();
        expect([small.format, small.width]).toEqual(['webp', edge]);
      }
    }
  });

  it('are recordings that play as long as they say, and are as loud as they show', async () => {
    const recordings = ofType('audio');
    expect(recordings.length).toBeGreaterThan(8);
    for (const { message } of recordings) {
      const bytes = await bytesOf(message.content);
      const source = {
        size: bytes.length,
        read: async (start: number, length: number) => bytes.subarray(start, start + length),
      };
      expect(await isPlayable('audio/wav', source)).toBe(true);
      expect(await measureMedia('audio/wav', source)).toEqual({ duration: message.duration });
      expect(Math.max(...(message.wave ?? []))).toBeGreaterThan(40);
      expect(message.wave).toHaveLength(64);
    }
  });

  it('are documents that say that they are samples', async () => {
    const documents = ofType('application/pdf');
    expect(documents.length).toBeGreaterThan(3);
    for (const { message } of documents) {
      const bytes = await bytesOf(message.content);
      const text = bytes.toString('latin1');
      expect(text).toMatch(/^%PDF-1\.4[\s\S]*MUSTER[\s\S]*%%EOF\n$/);
      expect(text).toMatch(/Marokko, \d+,\d kg\)/);
      expect(text).toMatch(/\(\d+,\d\d EUR\)/);
    }
  });

  it('are reached like any others, and go with their message', async () => {
    const shared = (name: string) =>
      all().filter(({ message: { content } }) => content === name).length > 1;
    const photo = ofType('image').find(({ message }) => !shared(message.content));
    const token = { headers: { authorization: `Bearer ${clerk.token}` } };
    const path = `${server.url}/api/v1/files/${photo?.message.content}`;
    expect((await fetch(`${path}?size=small`, token)).headers.get('content-type')).toBe(
      'image/webp',
    );
    expect((await clerk.delete(`message/${photo?._id}`)).status).toBe(200);
    expect((await fetch(path, token)).status).toBe(404);
    expect(await server.app.blobs.stat(`${photo?.message.content}.small`)).toBeUndefined();
  });
});

it('the conversations are the same for the same moment', async () => {
  const rowsOf = async ({ database }: TestServer) => ({
    conversations: await database.selectFrom('conversation').selectAll().orderBy('id').execute(),
    messages: await database.selectFrom('message').selectAll().orderBy('id').execute(),
  });
  await using one = await startServer();
  await using other = await startServer();
  const clerkOf = async (house: TestServer) => (await addPerson(house, 'admin')).id;
  const ids = [await clerkOf(one), await clerkOf(other)];
  await loadSample(one.app.engine, NOW);
  await loadSample(other.app.engine, NOW);
  const [first, second] = [JSON.stringify(await rowsOf(one)), JSON.stringify(await rowsOf(other))];
  expect(second.replaceAll(ids[1] ?? '', 'clerk')).toBe(first.replaceAll(ids[0] ?? '', 'clerk'));
});
