import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Campaign, campaignOf, deliveriesOf } from '../../support/campaigns.ts';
import { setChannelPreferences } from '../../support/channel-preferences.ts';
import { customerOf, type Messages, type Rejection, say } from '../../support/chat.ts';
import type { Client } from '../../support/client.ts';
import { addPerson, signInAs, startServer, type TestServer } from '../../support/server.ts';
import { workOff } from '../../support/work-off.ts';

let server: TestServer;
let clerk: Client;
beforeAll(async () => {
  server = await startServer();
  clerk = await signInAs(server, 'admin');
});
afterAll(() => server.close());

const text = (content: string, type = 'text') => ({ type, content });

const broadcast = async (body: object, headers?: Record<string, string>) =>
  clerk.post<{ data: { campaign: Campaign } }>('messages/broadcast', body, headers);

const bodiesOf = async (customer: Client & { id: string }) => {
  const { body } = await customer.get<{ data: { conversations: { _id: string }[] } }>(
    'conversation',
  );
  const [conversation] = body.data.conversations;
  if (!conversation) return [];
  const found = await customer.get<Messages>(`message/${conversation._id}`);
  return found.body.data.messages.map(({ message }) => message);
};

const messagesOf = async (customer: Client & { id: string }) =>
  (await bodiesOf(customer)).map(({ content }) => content);

describe('a clerk who writes to many customers', () => {
  it('reaches each of them once in the chat, however often they are named', async () => {
    const one = await customerOf(server);
    const other = await customerOf(server);
    const ids = [one.id, other.id, one.id, one.id.toUpperCase()];
    const { status, body } = await broadcast({ ids, message: text('We drive on Friday.') });
    expect(status).toBe(200);
    expect(body.data.campaign).toMatchObject({
      kind: 'broadcast',
      purpose: 'transactional',
      title: 'We drive on Friday.',
      state: 'preparing',
      total: 2,
      waiting: 2,
      sent: 0,
    });
    await workOff(server);
    expect(await messagesOf(one)).toEqual(['We drive on Friday.']);
    expect(await messagesOf(other)).toEqual(['We drive on Friday.']);
    const after = await campaignOf(clerk, body.data.campaign._id);
    expect(after).toMatchObject({ state: 'done', total: 2, waiting: 0, failed: 0, skipped: 0 });
    expect(after.sent + after.delivered + after.seen).toBe(2);
  });

  it('is read by each in their language, with what the text says of them', async () => {
    const german = await customerOf(server);
    const arab = await customerOf(server);
    await clerk.put(`auth/users/${german.id}`, { language: 'de' });
    await clerk.put(`auth/users/${arab.id}`, { language: 'ar' });
    const texts = { de: 'Hallo {name}, wir fahren.', ar: 'مرحبا {name}' };
    const ids = [german.id, arab.id];
    type Previewed = { data: { recipients: { channel: string; text: string }[] } };
    const preview = await clerk.post<Previewed>('messages/preview', {
      kind: 'broadcast',
      ids,
      texts,
    });
    const { status } = await clerk.post('auth/users/chat', { ids, texts });
    expect(status).toBe(200);
    await workOff(server);
    const [first] = await messagesOf(german);
    const [second] = await messagesOf(arab);
    expect(first).toMatch(/^Hallo .+, wir fahren\.$/);
    expect(second).toMatch(/^مرحبا/);
    expect(preview.body.data.recipients.map(({ text: shown }) => shown).sort()).toEqual(
      [first, second].sort(),
    );
  });

  it('is a link for everybody where the text is a web address', async () => {
    const one = await customerOf(server);
    await clerk.post('auth/users/chat', {
      ids: [one.id],
      texts: { de: 'www.example.com/fahrplan' },
    });
    await workOff(server);
    expect(await bodiesOf(one)).toMatchObject([
      { type: 'link', content: 'www.example.com/fahrplan' },
    ]);
  });

  it('may be as long as a message of the chat, which an SMS may not', async () => {
    const one = await customerOf(server);
    const request = { ids: [one.id], texts: { de: 'x'.repeat(1001) } };
    expect((await clerk.post('auth/users/chat', request)).status).toBe(200);
    await workOff(server);
    expect(await messagesOf(one)).toEqual([request.texts.de]);
    const { status, body } = await clerk.post<Rejection>('auth/users/smsctm', request);
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {})).toEqual(['texts.de']);
    const longer = { ids: [one.id], texts: { de: 'x'.repeat(5001) } };
    expect((await clerk.post('auth/users/chat', longer)).status).toBe(422);
  });

  it('rejects a text in the chat with a placeholder that stands for nothing', async () => {
    const one = await customerOf(server);
    const { status, body } = await clerk.post<Rejection>('auth/users/chat', {
      ids: [one.id],
      texts: { de: 'Hallo {nmae}' },
    });
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {})).toEqual(['texts.de']);
    await workOff(server);
    expect(await messagesOf(one)).toEqual([]);
  });

  it('does it once for one key, and once for a job that runs twice', async () => {
    const one = await customerOf(server);
    const key = { 'idempotency-key': randomUUID() };
    const body = { ids: [one.id], message: text('Once') };
    const [first, second] = await Promise.all([broadcast(body, key), broadcast(body, key)]);
    expect(second.body.data.campaign._id).toBe(first.body.data.campaign._id);
    await workOff(server);
    const id = first.body.data.campaign._id;
    await server.database.updateTable('campaign').set({ state: 'running' }).execute();
    await server.app.engine.database
      .transaction()
      .execute((transaction) => server.app.engine.jobs.add(transaction, 'campaign', { id }));
    await workOff(server);
    expect(await messagesOf(one)).toEqual(['Once']);
    expect((await campaignOf(clerk, id)).state).toBe('done');
  });

  it('does not answer by it what a customer wants to know', async () => {
    const one = await customerOf(server);
    await say(one, 'office', 'Where is my parcel?');
    await broadcast({ ids: [one.id], message: text('Happy holidays') });
    await workOff(server);
    const { body } = await clerk.get<{
      data: { conversations: { state: string; unansweredSince: string | null }[] };
    }>(`conversation?clientId=${one.id}`);
    expect(body.data.conversations[0]).toMatchObject({ state: 'open' });
    expect(body.data.conversations[0]?.unansweredSince).not.toBeNull();
  });

  it('learns which unknown placeholders the customers would read, and nobody gets them', async () => {
    const one = await customerOf(server);
    const unfilled = [
      text('Hello {name}, your {parcle} is here, {name}.'),
      text('https://example.org/{name}/{parcle}', 'link'),
    ];
    for (const message of unfilled) {
      const { status, body } = await clerk.post<Rejection>('messages/broadcast', {
        ids: [one.id],
        message,
      });
      expect([status, body.code]).toEqual([422, 'record.invalid']);
      expect(body.fields?.['message.content']).toContain('{name}, {parcle}');
      expect(body.violations?.['message.content']).toEqual({
        code: 'notFilled',
        found: '{name}, {parcle}',
      });
    }
    await workOff(server);
    expect(await messagesOf(one)).toEqual([]);
  });

  it('sends links and gifs as the chat does', async () => {
    const one = await customerOf(server);
    await broadcast({ ids: [one.id], message: text('https://jisr.example', 'link') });
    await workOff(server);
    expect(await messagesOf(one)).toEqual(['https://jisr.example']);
  });

  it('advertises only to those who have agreed, and sees who was left out', async () => {
    const requested = await customerOf(server);
    const silent = await customerOf(server);
    await setChannelPreferences(server, requested.id, { chat: { consented: true } });
    const { body } = await broadcast({
      ids: [requested.id, silent.id],
      message: text('Ten percent off'),
      purpose: 'marketing',
    });
    await workOff(server);
    expect(await messagesOf(silent)).toEqual([]);
    expect(await messagesOf(requested)).toHaveLength(1);
    const rows = await deliveriesOf(clerk, body.data.campaign._id);
    expect(rows.map(({ status, reason }) => [status, reason]).sort()).toEqual([
      ['sent', null],
      ['skipped', 'noConsent'],
    ]);
  });

  it('leaves out who is blocked, and records whom it could not reach', async () => {
    const blocked = await addPerson(server, 'customer', { status: 'blocked' });
    const leaving = await addPerson(server, 'customer');
    const stays = await customerOf(server);
    const { body } = await broadcast({
      ids: [blocked.id, leaving.id, stays.id],
      message: text('Hello'),
    });
    // They leave between being prepared and being written to.
    await server.database.deleteFrom('users').where('id', '=', leaving.id).execute();
    await workOff(server);
    const after = await campaignOf(clerk, body.data.campaign._id);
    expect(after).toMatchObject({ state: 'done', total: 3, skipped: 2, waiting: 0 });
    expect(await messagesOf(stays)).toEqual(['Hello']);
  });

  it.each([
    ['no ids', { message: text('a') }, { ids: 'required' }],
    ['an empty list', { ids: [], message: text('a') }, { ids: 'tooShort' }],
    ['one id', { ids: 'x', message: text('a') }, { ids: 'notAList' }],
    ['a text for an id', { ids: ['x'], message: text('a') }, { 'ids.0': 'notAnId' }],
    ['no message', { ids: [randomUUID()] }, { 'message.type': 'required' }],
    [
      'an empty text',
      { ids: [randomUUID()], message: text(' ') },
      { 'message.content': 'required' },
    ],
    [
      'a note',
      { ids: [randomUUID()], message: text('a', 'note') },
      { 'message.type': 'notAChoice' },
    ],
    ['an unknown key', { ids: [randomUUID()], message: text('a'), to: 1 }, { to: 'unknownField' }],
    [
      'a code',
      { ids: [randomUUID()], message: text('a'), purpose: 'security' },
      { purpose: 'notAChoice' },
    ],
    [
      'too many',
      { ids: Array.from({ length: 10_001 }, () => randomUUID()), message: text('a') },
      { ids: 'tooLong' },
    ],
  ])('reads what is wrong with %s', async (_what, body, wrong) => {
    const answer = await clerk.post<Rejection>('messages/broadcast', body);
    expect(answer.status).toBe(422);
    for (const [path, code] of Object.entries(wrong)) {
      expect(answer.body.violations).toHaveProperty([path, 'code'], code);
    }
  });

  it('reads which ids are not those of customers', async () => {
    const one = await customerOf(server);
    const colleague = await addPerson(server, 'admin');
    const nobody = randomUUID();
    const answer = await clerk.post<Rejection>('messages/broadcast', {
      ids: [one.id, nobody, colleague.id],
      message: text('a'),
    });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.violations ?? {})).toEqual(['ids.1', 'ids.2']);
    expect(answer.body.message).toContain(nobody);
  });
});

describe('a customer', () => {
  it.each([
    'messages/broadcast',
    'messages/preview',
    'auth/users/smsctm',
    'auth/users/smsdu',
    'auth/users/agency',
    'auth/users/chat',
    `campaigns/${randomUUID()}/retry`,
    `campaigns/${randomUUID()}/stop`,
  ])('may not call %s', async (path) => {
    const customer = await customerOf(server);
    expect((await customer.post(path, {})).status).toBe(403);
    expect((await server.stranger.post(path, {})).status).toBe(401);
  });
});
