import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WRITTEN_KINDS } from '../../../domain/chat/message-kinds.ts';
import { newId } from '../../../server/base/new-id.ts';
import {
  type Conversations,
  customerOf,
  type Messages,
  type Rejection,
  type Sent,
  say,
  written,
} from '../../support/chat.ts';
import type { Client } from '../../support/client.ts';
import { addPerson, signIn, startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let clerk: Client & { id: string };
beforeAll(async () => {
  server = await startServer();
  const person = await addPerson(server, 'admin');
  clerk = { ...(await signIn(server, person.phone)), id: person.id };
});
afterAll(() => server.close());

const customer = () => customerOf(server);
const messagesIn = async (who: Client, conversation: string) =>
  (await who.get<Messages>(`message/${conversation}`)).body.data.messages;
const conversationsOf = async (who: Client, query = '') =>
  (await who.get<Conversations>(`conversation${query}`)).body.data.conversations;

describe('a clerk who writes to a customer', () => {
  it('gets the message, in a conversation that began with it', async () => {
    const salma = await customer();
    const { status, body } = await clerk.post<Sent>('message', written(salma.id, 'Salam'));
    expect([status, body.status]).toEqual([201, 'success']);
    expect(body.data.message).toMatchObject({
      senderId: clerk.id,
      recieverId: salma.id,
      message: { type: 'text', content: 'Salam' },
    });
    const [conversation] = await conversationsOf(clerk, `?clientId=${salma.id}`);
    expect(conversation).toMatchObject({
      _id: body.data.message.conversationId,
      clientId: { _id: salma.id, firstName: 'Karim', lastName: 'Probe', photo: 'no-photo' },
    });
  });

  it.each(Object.entries(WRITTEN_KINDS))(
    'sends a message of the kind %s, which the customer finds as it was written',
    async (type, { example }) => {
      const salma = await customer();
      const { body } = await clerk.post<Sent>('message', written(salma.id, example, type));
      expect(body.data.message.message).toEqual({ type, content: example });
      expect(await messagesIn(salma, body.data.message.conversationId)).toMatchObject([
        { message: { type, content: example } },
      ]);
    },
  );

  it('finds every message in the order in which it was written, and the newest with a limit', async () => {
    const salma = await customer();
    const first = await say(clerk, salma.id, 'eins');
    await say(salma, clerk.id, 'zwei');
    await say(clerk, salma.id, 'drei');
    const reported = (await messagesIn(clerk, first.conversationId)).map(
      ({ message }) => message.content,
    );
    expect(reported).toEqual(['eins', 'zwei', 'drei']);
    const { body } = await clerk.get<Messages>(`message/${first.conversationId}?limit=2`);
    expect(body.data.messages.map(({ message }) => message.content)).toEqual(['zwei', 'drei']);
  });

  it('has one conversation with each customer, even if ten messages arrive at once', async () => {
    const salma = await customer();
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, n) => say(clerk, salma.id, `Nachricht ${n}`)),
    );
    expect(new Set(all.map(({ conversationId }) => conversationId)).size).toBe(1);
    expect(await conversationsOf(clerk, `?clientId=${salma.id}`)).toHaveLength(1);
  });

  it('sees the newest conversation first', async () => {
    const [salma, omar] = [await customer(), await customer()];
    await say(clerk, salma.id, 'zuerst');
    await say(clerk, omar.id, 'danach');
    const [newest, before] = await conversationsOf(clerk);
    expect([newest?.clientId._id, before?.clientId._id]).toEqual([omar.id, salma.id]);
  });

  it('sends nothing twice when the call is repeated', async () => {
    const salma = await customer();
    const key = { 'idempotency-key': newId() };
    const body = written(salma.id, 'einmal');
    const [first, second] = [
      await clerk.post<Sent>('message', body, key),
      await clerk.post<Sent>('message', body, key),
    ];
    expect(second.body).toEqual(first.body);
    expect(await messagesIn(clerk, first.body.data.message.conversationId)).toHaveLength(1);
  });

  it.each([
    ['an empty text', { message: { type: 'text', content: ' ' } }, 'message.content'],
    ['no message', {}, 'message.type'],
    ['another type', { message: { type: 'image', content: 'x' } }, 'message.type'],
    ['an unknown field', { nonsense: 1 }, 'nonsense'],
  ])('reads where %s is wrong', async (_what, wrong, field) => {
    const salma = await customer();
    const { status, body } = await clerk.post<Rejection>('message', {
      recieverId: salma.id,
      ...wrong,
    });
    expect(status).toBe(422);
    expect(body.violations).toHaveProperty([field]);
  });

  it.each(['broken', '[]', '"x"', 'null'])('cannot send a body that is %s', async (text) => {
    const { status } = await clerk.post('message', text);
    expect([400, 422]).toContain(status);
  });

  it('learns that there is no such customer if the receiver is not one', async () => {
    for (const receiver of [newId(), clerk.id, 'no-id']) {
      const { status, body } = await clerk.post<Rejection>('message', written(receiver, 'x'));
      expect([status, body.code]).toEqual([404, 'record.notFound']);
      expect(body.message).toContain('not the ID of a customer');
      expect(body.violations).toEqual({ recieverId: { code: 'unknownReference' } });
    }
  });
});

describe('a customer', () => {
  it('writes to the office in their own conversation, and to nobody else', async () => {
    const [salma, omar] = [await customer(), await customer()];
    const message = await say(salma, clerk.id, 'Wo ist mein Paket?');
    expect(message).toMatchObject({ senderId: salma.id, recieverId: clerk.id });
    const { status } = await salma.post('message', written(omar.id, 'x'));
    expect(status).toBe(404);
  });

  it('reads their own conversation, and does not learn that others exist', async () => {
    const [salma, omar] = [await customer(), await customer()];
    const own = await say(clerk, salma.id, 'für Salma');
    const other = await say(clerk, omar.id, 'für Omar');
    expect(await messagesIn(salma, own.conversationId)).toHaveLength(1);
    expect((await salma.get(`message/${other.conversationId}`)).status).toBe(404);
    const all = await conversationsOf(salma, `?clientId=${omar.id}`);
    expect(all.map(({ clientId }) => clientId._id)).toEqual([salma.id]);
  });

  it('deletes a message of their own, but none of the office and no conversation', async () => {
    const salma = await customer();
    const own = await say(salma, clerk.id, 'x');
    const other = await say(clerk, salma.id, 'y');
    expect((await salma.delete(`message/${other._id}`)).status).toBe(403);
    expect((await salma.delete(`conversation/${own.conversationId}`)).status).toBe(403);
    expect((await salma.delete(`message/${own._id}`)).status).toBe(200);
    expect(await messagesIn(clerk, own.conversationId)).toHaveLength(1);
  });

  it('with a conversation cannot be deleted, because letters are retained', async () => {
    const salma = await customer();
    await say(clerk, salma.id, 'x');
    const { status, body } = await clerk.delete<Rejection>(`auth/users/${salma.id}`);
    expect([status, body.code]).toEqual([409, 'record.inUse']);
    expect(body.message).toContain('conversation');
  });
});

describe('what a clerk deletes', () => {
  it('is one message, removed for good', async () => {
    const salma = await customer();
    const { _id, conversationId } = await say(clerk, salma.id, 'falsch');
    await say(clerk, salma.id, 'richtig');
    expect((await clerk.delete(`message/${_id}`)).status).toBe(200);
    expect((await messagesIn(clerk, conversationId)).map(({ message }) => message.content)).toEqual(
      ['richtig'],
    );
    expect((await clerk.delete(`message/${_id}`)).status).toBe(404);
  });

  it('is a conversation, hidden from both, and the next message begins another', async () => {
    const salma = await customer();
    const { _id, conversationId } = await say(clerk, salma.id, 'alt');
    expect((await clerk.delete(`conversation/${conversationId}`)).status).toBe(200);
    expect(await conversationsOf(salma)).toEqual([]);
    expect((await clerk.get(`message/${conversationId}`)).status).toBe(404);
    expect((await clerk.delete(`message/${_id}`)).status).toBe(404);
    expect((await clerk.delete(`conversation/${conversationId}`)).status).toBe(404);
    const next = await say(clerk, salma.id, 'neu');
    expect(next.conversationId).not.toBe(conversationId);
    expect(await messagesIn(salma, next.conversationId)).toHaveLength(1);
    const stored = await server.database
      .selectFrom('message')
      .select('content')
      .where('conversation_id', '=', conversationId)
      .execute();
    expect(stored).toEqual([{ content: 'alt' }]);
  });

  it('is not found if there is no such id', async () => {
    for (const id of [newId(), 'no-id', '%00']) {
      expect((await clerk.get(`message/${id}`)).status).toBe(404);
      expect((await clerk.delete(`message/${id}`)).status).toBe(404);
      expect((await clerk.delete(`conversation/${id}`)).status).toBe(404);
    }
  });
});

it('a placeholder that is left reaches no customer; customers and notes may write what they like', async () => {
  const salma = await customer();
  for (const via of [undefined, 'sms']) {
    const rejected = await clerk.post<Rejection>('message', {
      ...written(salma.id, 'Guten Tag {nam}, {code} ist da'),
      ...(via ? { via } : {}),
    });
    expect([rejected.status, rejected.body.code]).toEqual([422, 'record.invalid']);
    expect(rejected.body.violations).toEqual({
      'message.content': { code: 'notFilled', found: '{nam}, {code}' },
    });
  }
  expect(await conversationsOf(salma)).toEqual([]);
  expect((await clerk.post('message', written(salma.id, 'wer ist {name}?', 'note'))).status).toBe(
    201,
  );
  expect((await say(salma, 'office', 'Was heißt {name}?')).message.content).toBe(
    'Was heißt {name}?',
  );
});

it('the audit trail shows who sent and who deleted a message, but never its text', async () => {
  const salma = await customer();
  const { _id } = await say(clerk, salma.id, 'ein Geheimnis');
  await clerk.delete(`message/${_id}`);
  const trail = await server.database
    .selectFrom('audit_entry')
    .select(['action', 'by_id', 'changes'])
    .where('record_id', '=', _id)
    .orderBy('id')
    .execute();
  expect(trail).toEqual([
    { action: 'create', by_id: clerk.id, changes: { type: { from: null, to: 'text' } } },
    { action: 'delete', by_id: clerk.id, changes: {} },
  ]);
});

it('a stranger without a session can neither read nor write', async () => {
  const { stranger } = server;
  expect((await stranger.get('conversation')).status).toBe(401);
  expect((await stranger.get(`message/${newId()}`)).status).toBe(401);
  expect((await stranger.post('message', written(newId(), 'x'))).status).toBe(401);
  expect((await stranger.get('files/attachment-x')).status).toBe(401);
});

it('an unknown parameter of a call is rejected by name', async () => {
  const { status, body } = await clerk.get<Rejection>('conversation?nonsense=1');
  expect([status, body.code]).toEqual([400, 'request.unknownField']);
  expect((await clerk.get('conversation?clientId=x')).status).toBe(400);
});
