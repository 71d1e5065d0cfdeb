import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '../../../domain/chat/message.ts';
import { customerOf, type Rejection, type Sent, say, written } from '../../support/chat.ts';
import type { Client } from '../../support/client.ts';
import { connectLive, livePerson, type Person } from '../../support/live.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';

type Page = {
  data: { messages: Message[]; edited: Message[]; conversation: { revision: number } };
};

let now = new Date();
let server: TestServer;
let clerk: Person;
beforeAll(async () => {
  server = await startServer({ clock: () => now });
  clerk = await livePerson(server, 'admin');
});
afterAll(() => server.close());
beforeEach(() => {
  now = new Date();
});

const edit = (who: Client, id: string, content: string) =>
  who.patch<Sent & Rejection>(`message/${id}`, { content });
const pageAfter = async (who: Client, conversation: string, after: number) =>
  (await who.get<Page>(`message/${conversation}?after=${after}`)).body.data;

describe('a clerk who has sent a text', () => {
  it('changes it within a minute: both ends see it at once, and who was away learns of it', async () => {
    const salma = await livePerson(server, 'customer');
    const [office, phone] = [
      await connectLive(server.url, clerk),
      await connectLive(server.url, salma),
    ];
    const sent = await say(clerk, salma.id, 'Morgen um 9');
    const { status, body } = await edit(clerk, sent._id, '  Morgen um 10 ');
    expect([status, body.data.message.message.content]).toEqual([200, 'Morgen um 10']);
    for (const end of [office, phone]) {
      const [message, conversation] = await end.next('messageEdited');
      expect(message).toMatchObject({ _id: sent._id, position: 1, edited: 2 });
      expect(conversation).toMatchObject({
        revision: 2,
        lastMessage: { message: { content: 'Morgen um 10' } },
      });
    }
    // What came before it is known; the change is new.
    const missed = await pageAfter(salma, sent.conversationId, 1);
    expect(missed).toMatchObject({
      messages: [],
      edited: [{ _id: sent._id, message: { content: 'Morgen um 10' } }],
      conversation: { revision: 2 },
    });
    const known = await pageAfter(salma, sent.conversationId, 2);
    expect(known.edited).toEqual([]);
    // It answers no question anew, and is nothing unread.
    expect((await pageAfter(clerk, sent.conversationId, 0)).conversation).toMatchObject({
      state: 'waiting',
    });
  });

  it('is told by the clock of the server that it is too late', async () => {
    const salma = await customerOf(server);
    const { _id } = await say(clerk, salma.id, 'Morgen');
    now = new Date(now.getTime() + 60_001);
    const { status, body } = await edit(clerk, _id, 'Heute');
    expect([status, body.code]).toEqual([409, 'message.tooLateToEdit']);
  });

  it('finds it by its new words, and makes a link of an address', async () => {
    const salma = await customerOf(server);
    const { _id } = await say(clerk, salma.id, 'Hier');
    const { body } = await edit(clerk, _id, 'https://example.com/paket');
    expect(body.data.message.message.type).toBe('link');
    const found = await clerk.get<{ data: { groups: object[] } }>('search?q=example.com/paket');
    expect(found.body.data.groups).toMatchObject([{ kind: 'messages', hits: [{ _id }] }]);
  });

  it('has the former text in the audit trail, once for each change', async () => {
    const salma = await customerOf(server);
    const { _id } = await say(clerk, salma.id, 'eins');
    await edit(clerk, _id, 'zwei');
    await edit(clerk, _id, 'drei');
    const trail = await server.database
      .selectFrom('audit_entry')
      .select(['action', 'changes'])
      .where('record_id', '=', _id)
      .orderBy('id')
      .execute();
    expect(trail.slice(1)).toEqual([
      { action: 'change', changes: { content: { from: 'eins', to: 'zwei' } } },
      { action: 'change', changes: { content: { from: 'zwei', to: 'drei' } } },
    ]);
  });

  it('changes a note, and the customer learns nothing of it', async () => {
    const salma = await livePerson(server, 'customer');
    await say(clerk, salma.id, 'Guten Tag');
    const note = await clerk.post<Sent>('message', written(salma.id, 'Zahlt bar', 'note'));
    const { _id, conversationId } = note.body.data.message;
    const phone = await connectLive(server.url, salma);
    const { body } = await edit(clerk, _id, 'Zahlt mit Karte {morgen}');
    expect(body.data.message.message.type).toBe('note');
    await say(clerk, salma.id, 'Bis morgen');
    await phone.next('newMessage');
    expect(phone.all('messageEdited')).toEqual([]);
    expect((await pageAfter(salma, conversationId, 2)).edited).toEqual([]);
  });
});

describe('a message', () => {
  it('cannot be changed by a colleague, a customer or a stranger', async () => {
    const salma = await customerOf(server);
    const { _id } = await say(clerk, salma.id, 'Von mir');
    const own = await say(salma, 'office', 'Von mir');
    const colleague = await signInAs(server, 'admin');
    expect((await edit(colleague, _id, 'Von dir')).status).toBe(403);
    expect((await edit(salma, own._id, 'Von dir')).status).toBe(403);
    expect((await edit(server.stranger, _id, 'Von dir')).status).toBe(401);
  });

  it('cannot be changed if it is no text, or gone', async () => {
    const salma = await customerOf(server);
    const gif = await clerk.post<Sent>('message', written(salma.id, 'hello', 'gif'));
    expect((await edit(clerk, gif.body.data.message._id, 'hallo')).body.code).toBe(
      'message.notEditable',
    );
    const { _id } = await say(clerk, salma.id, 'weg');
    await clerk.delete(`message/${_id}`);
    expect((await edit(clerk, _id, 'da')).status).toBe(404);
  });

  it.each([
    ['   ', 'required'],
    ['Guten Tag {nam}', 'notFilled'],
  ])('does not become %j', async (content, code) => {
    const salma = await customerOf(server);
    const { _id } = await say(clerk, salma.id, 'Guten Tag');
    const { status, body } = await edit(clerk, _id, content);
    expect([status, body.violations]).toMatchObject([422, { content: { code } }]);
  });
});
