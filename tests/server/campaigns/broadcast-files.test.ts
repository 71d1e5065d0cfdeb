import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campaign, campaignOf } from '../../support/campaigns.ts';
import {
  type Conversations,
  customerOf,
  type Messages,
  type Rejection,
  tinyPdf,
} from '../../support/chat.ts';
import type { Client } from '../../support/client.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';
import { workOff } from '../../support/work-off.ts';

let server: TestServer;
let clerk: Client;
beforeAll(async () => {
  server = await startServer();
  clerk = await signInAs(server, 'admin');
});
afterAll(() => server.close());

type Parts = { ids: readonly string[]; asList?: boolean; file?: Uint8Array; more?: object };

function formOf({ ids, asList = false, file = tinyPdf(), more = {} }: Parts): FormData {
  const form = new FormData();
  if (asList) form.append('ids', JSON.stringify(ids));
  else for (const id of ids) form.append('ids', id);
  form.append('type', 'application/pdf');
  for (const [name, value] of Object.entries(more)) form.append(name, String(value));
  form.append('file', new Blob([Uint8Array.from(file)], { type: 'application/pdf' }), 'Plan.pdf');
  return form;
}

const broadcast = async (parts: Parts, headers?: Record<string, string>) =>
  clerk.post<{ data: { campaign: Campaign } } & Rejection>(
    'messages/broadcast',
    formOf(parts),
    headers,
  );

const storedFiles = async () =>
  (await readdir(server.app.config.dataDir, { recursive: true })).filter((name) =>
    name.includes('attachment-'),
  );

async function messagesOf(customer: Client) {
  const { body } = await customer.get<Conversations>('conversation');
  const id = body.data.conversations[0]?._id;
  if (!id) return [];
  return (await customer.get<Messages>(`message/${id}`)).body.data.messages;
}

/** Two customers who have got one file. */
async function sharedFile() {
  const people = [await customerOf(server), await customerOf(server)] as const;
  const { status, body } = await broadcast({ ids: people.map(({ id }) => id) });
  expect(status, JSON.stringify(body)).toBe(200);
  await workOff(server);
  const messages = await Promise.all(people.map(messagesOf));
  const [one, other] = messages.map(([first]) => first);
  if (!one || !other) throw new Error('Somebody has got no file.');
  return { people, messages: [one, other] as const, campaign: body.data.campaign };
}

describe('a file for many customers', () => {
  it('is stored once, and each of them can open it', async () => {
    const before = (await storedFiles()).length;
    const { people, messages, campaign } = await sharedFile();
    const [one, other] = messages;
    expect((await storedFiles()).length).toBe(before + 1);
    expect(one.message).toMatchObject({
      type: 'application/pdf',
      name: 'Plan.pdf',
      content: other.message.content,
      mediaType: 'application/pdf',
    });
    for (const person of people) {
      expect((await person.get(`files/${one.message.content}`)).status).toBe(200);
    }
    const stranger = await customerOf(server);
    expect((await stranger.get(`files/${one.message.content}`)).status).toBe(404);
    expect((await clerk.get(`files/${one.message.content}`)).status).toBe(200);
    expect(await campaignOf(clerk, campaign._id)).toMatchObject({ title: 'Plan.pdf' });
  });

  it('stays for the others when one message is removed, and for the history after the last', async () => {
    const { people, messages } = await sharedFile();
    const [one, other] = messages;
    const name = one.message.content;
    expect((await clerk.delete(`message/${one._id}`)).status).toBe(200);
    expect((await people[0].get(`files/${name}`)).status).toBe(404);
    expect((await people[1].get(`files/${name}`)).status).toBe(200);
    expect((await clerk.delete(`message/${other._id}`)).status).toBe(200);
    expect((await people[1].get(`files/${name}`)).status).toBe(404);
    expect((await storedFiles()).some((stored) => stored.includes(name))).toBe(true);
  });

  it('is not removed with the leftovers while its campaign has not reached anybody', async () => {
    const person = await customerOf(server);
    const { body } = await broadcast({ ids: [person.id] });
    const content = await server.database
      .selectFrom('campaign')
      .select('message')
      .where('id', '=', body.data.campaign._id)
      .executeTakeFirstOrThrow();
    const { content: name } = content.message as { content: string };
    const named = await server.database
      .transaction()
      .execute((transaction) => server.app.engine.owners.isNamed(transaction, name));
    expect(named).toBe(true);
  });

  it('takes the ids as one list too', async () => {
    const person = await customerOf(server);
    const { status, body } = await broadcast({ ids: [person.id, person.id], asList: true });
    expect([status, body.data.campaign.total]).toEqual([200, 1]);
  });

  it('is sent once for one key, and what came again is not stored', async () => {
    const person = await customerOf(server);
    const before = (await storedFiles()).length;
    const key = { 'idempotency-key': randomUUID() };
    const first = await broadcast({ ids: [person.id] }, key);
    const second = await broadcast({ ids: [person.id] }, key);
    expect(second.body.data.campaign._id).toBe(first.body.data.campaign._id);
    await workOff(server);
    expect(await messagesOf(person)).toHaveLength(1);
    expect((await storedFiles()).length).toBe(before + 1);
  });

  it.each([
    ['no ids', { ids: [] }, 'ids', 'required'],
    ['a broken list', { ids: ['[1,'] }, 'ids', 'notAList'],
    ['a text for an id', { ids: ['me'] }, 'ids.0', 'notAnId'],
    ['somebody unknown', { ids: [randomUUID()] }, 'ids.0', 'unknownReference'],
    ['a part nobody knows', { ids: [randomUUID()], more: { to: 'x' } }, 'to', 'unknownField'],
    ['a code', { ids: [randomUUID()], more: { purpose: 'security' } }, 'purpose', 'notAChoice'],
  ])('is rejected and not stored with %s', async (_what, parts, path, code) => {
    const before = await storedFiles();
    const { status, body } = await broadcast(parts);
    expect(status).toBe(422);
    expect(body.violations).toHaveProperty([path, 'code'], code);
    // It is removed once the answer has left.
    await expect.poll(storedFiles).toEqual(before);
  });

  it('can go to ten thousand', async () => {
    const ids = Array.from({ length: 10_000 }, () => randomUUID());
    const { status, body } = await broadcast({ ids });
    expect([status, body.violations?.['ids.0']?.code]).toEqual([422, 'unknownReference']);
  });
});
