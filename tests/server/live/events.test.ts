import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { say, written } from '../../support/chat.ts';
import { connectLive, type Person } from '../../support/live.ts';
import { addPerson, signIn, startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let clerk: Person;
beforeAll(async () => {
  server = await startServer();
  clerk = await personOf('admin');
});
afterAll(() => server.close());

async function personOf(role: Person['role']): Promise<Person> {
  const { id, phone } = await addPerson(server, role);
  return { ...(await signIn(server, phone)), id, role };
}
const connect = (person: Person) => connectLive(server.url, person);

describe('a clerk who connects', () => {
  it('must say who they are, and then learns what is unread and who is there', async () => {
    const salma = await personOf('customer');
    const { conversationId } = await say(salma, 'office', 'Salam');
    const live = await connect(clerk);
    expect(live.received.slice(0, 3).map(([event]) => event)).toEqual([
      'UsersId',
      'conv',
      'onlineUsers',
    ]);
    const [[unread = []] = []] = live.all('conv');
    expect(unread).toEqual([
      expect.objectContaining({ _id: conversationId, isNew: true, unread: 1 }),
    ]);
    expect(live.all('onlineUsers')[0]).toEqual([[clerk.id]]);
  });

  it('gets a message of a customer as the customer sent it', async () => {
    const salma = await personOf('customer');
    const live = await connect(clerk);
    const sent = await say(salma, 'office', 'Wo ist mein Paket?');
    const [conversation] = await live.next('newConversation');
    expect(conversation).toMatchObject({ _id: sent.conversationId, state: 'open', revision: 1 });
    const [message] = await live.next('newMessage');
    const { key: _key, ...shown } = { key: undefined, ...sent };
    expect(message).toEqual(shown);
  });
});

it('whoever writes is named to colleagues, but not to the customer', async () => {
  const salma = await personOf('customer');
  const { conversationId } = await say(salma, 'office', 'Salam');
  const [office, phone] = [await connect(clerk), await connect(salma)];
  const colleague = await connect(await personOf('admin'));
  await office.ask('writing', conversationId);
  const writer = { conversationId, userId: clerk.id, from: 'staff' };
  expect(await colleague.next('writing')).toEqual([{ ...writer, name: 'Amina Probe' }]);
  expect(await phone.next('writing')).toEqual([{ ...writer, name: '' }]);
  await phone.ask('writing', conversationId);
  const [{ name, from }] = await office.next('writing');
  expect([name, from]).toEqual(['Karim Probe', 'customer']);
});

it('a customer who polls is notified of an answer', async () => {
  const salma = await personOf('customer');
  const live = await connectLive(server.url, salma, { transports: ['polling'] });
  await clerk.post('message', written(salma.id, 'Morgen.'));
  const [message, conversation] = await live.next('newMessage');
  expect(message.message.content).toBe('Morgen.');
  expect(conversation).not.toHaveProperty('state');
});
