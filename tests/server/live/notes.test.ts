import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { say, written } from '../../support/chat.ts';
import { connectLive, livePerson, type Person } from '../../support/live.ts';
import { startServer, type TestServer } from '../../support/server.ts';

const SECRET = 'zahlt-immer-zu-spät';

let server: TestServer;
let clerk: Person;
let salma: Person;
let conversationId: string;
let noteId: string;
let deletedId: string;
beforeAll(async () => {
  server = await startServer();
  clerk = await livePerson(server, 'admin');
  salma = await livePerson(server, 'customer');
});
afterAll(() => server.close());

const note = async (text: string, about = salma.id) => {
  const { body } = await clerk.post<{ data: { message: { _id: string; conversationId: string } } }>(
    'message',
    written(about, text, 'note'),
  );
  return body.data.message;
};

describe('a note of the office', () => {
  it('that begins a conversation leaves the customer without one', async () => {
    const live = await connectLive(server.url, salma);
    ({ _id: deletedId, conversationId } = await note(SECRET));
    const { body } = await salma.get<{ data: { conversations: unknown[] } }>('conversation');
    expect(body.data.conversations).toEqual([]);
    expect((await salma.get(`message/${conversationId}`)).status).toBe(404);
    expect(await live.ask('seenConversation', conversationId)).toMatchObject({
      code: 'record.notFound',
    });
  });

  it('and what is done around it reaches only the staff', async () => {
    const omar = await livePerson(server, 'customer');
    const live = await connectLive(server.url, omar);
    const office = await connectLive(server.url, clerk);
    const { conversationId: hidden } = await note(SECRET, omar.id);
    expect(await office.ask('writing', hidden)).toEqual({ status: 'success' });
    expect((await clerk.delete(`conversation/${hidden}`)).status).toBe(200);
    await office.next('conversationRemoved');
    const { _id } = await say(omar, 'office', 'Salam');
    await live.next('newMessage', (message) => message._id === _id);
    expect(JSON.stringify(live.received)).not.toContain(hidden);
  });

  it('never reaches the customer by any event or answer', async () => {
    const office = await connectLive(server.url, clerk);
    const live = await connectLive(server.url, salma);
    await clerk.delete(`message/${deletedId}`);
    const before = await say(clerk, salma.id, 'Guten Tag');
    const [begun] = await live.next('newConversation');
    expect(begun._id).toBe(conversationId);
    ({ _id: noteId } = await note(SECRET));
    const { _id: second } = await note(`${SECRET} 2`);
    await clerk.patch(`conversation/${conversationId}`, { state: 'closed', assignedTo: clerk.id });
    await clerk.delete(`message/${second}`);
    await office.ask('seenConversation', conversationId);
    await say(salma, 'office', 'Danke');
    const last = await say(clerk, salma.id, 'Gern');
    await live.next('newMessage', ({ _id }) => _id === last._id);

    const everything = [JSON.stringify(live.received)];
    const queries = [
      '',
      '?limit=50',
      '?after=0',
      '?after=1',
      '?before=999&limit=9',
      '?after=3&limit=1',
    ];
    for (const query of queries) {
      const { status, body } = await salma.get(`message/${conversationId}${query}`);
      expect(status).toBe(200);
      everything.push(JSON.stringify(body));
    }
    for (const path of ['conversation', `conversation?clientId=${salma.id}`, 'auth/me', 'quota']) {
      everything.push(JSON.stringify((await salma.get(path)).body));
    }
    const again = await connectLive(server.url, salma);
    everything.push(JSON.stringify(again.received));
    for (const text of everything) {
      for (const hidden of [
        SECRET,
        '"note"',
        noteId,
        second,
        deletedId,
        '"state"',
        'assignedTo',
        'unansweredSince',
      ]) {
        expect(text).not.toContain(hidden);
      }
    }
    expect(everything.every((text) => text.length > 2)).toBe(true);
    expect(JSON.stringify(live.received)).toContain(before._id);
  });

  it('reaches every member of the staff, and is not the last message for the customer', async () => {
    const colleague = await connectLive(server.url, await livePerson(server, 'admin'));
    const { _id } = await note('noch eine');
    const [message, conversation] = await colleague.next('newMessage');
    expect(message).toMatchObject({ _id, message: { type: 'note', content: 'noch eine' } });
    expect(conversation.lastMessage?.message.type).toBe('note');
    const [own] = (
      await salma.get<{ data: { conversations: { lastMessage: unknown; unread: number }[] } }>(
        'conversation',
      )
    ).body.data.conversations;
    expect(own?.lastMessage).toMatchObject({ message: { content: 'Gern' } });
    expect(own?.unread).toBe(2);
  });

  it('cannot be written, deleted or requested by the customer', async () => {
    const { status, body } = await salma.post<{ violations: unknown }>(
      'message',
      written('office', 'x', 'note'),
    );
    expect([status, body.violations]).toEqual([422, { 'message.type': { code: 'notAChoice' } }]);
    expect((await salma.delete(`message/${noteId}`)).status).toBe(404);
    expect((await salma.patch(`conversation/${conversationId}`, { state: 'open' })).status).toBe(
      403,
    );
  });
});
