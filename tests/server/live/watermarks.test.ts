import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { say } from '../../support/chat.ts';
import { connectLive, livePerson, type Person } from '../../support/live.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let clerk: Person;
beforeAll(async () => {
  server = await startServer();
  clerk = await livePerson(server, 'admin');
});
afterAll(() => server.close());

const connect = (person: Person) => connectLive(server.url, person);

describe('a message', () => {
  it('is delivered and then seen, and both ends learn of it', async () => {
    const salma = await livePerson(server, 'customer');
    const [office, phone] = [await connect(clerk), await connect(salma)];
    const { conversationId } = await say(clerk, salma.id, 'Guten Tag');
    await phone.ask('deliveredConversation', conversationId, 1);
    const [delivered] = await office.next('conversationChanged');
    expect(delivered).toMatchObject({ delivered: { customer: 1 }, seen: { customer: 0 } });
    await phone.ask('seenConversation', conversationId);
    const isSeen = ({ seen }: { seen: { customer: number } }) => seen.customer === 1;
    const [seen] = await office.next('conversationChanged', isSeen);
    expect(seen.__v).toBeGreaterThan(delivered.__v);
    const [own] = await phone.next('conversationChanged', isSeen);
    expect(own).toMatchObject({ isNew: false, unread: 0 });
  });

  it('that is seen was delivered, and nothing beyond the newest is either', async () => {
    const salma = await livePerson(server, 'customer');
    const phone = await connect(salma);
    const { conversationId } = await say(clerk, salma.id, 'eins');
    await say(clerk, salma.id, 'zwei');
    await phone.ask('seenConversation', conversationId, 1);
    const [changed] = await phone.next('conversationChanged');
    expect(changed).toMatchObject({ seen: { customer: 1 }, delivered: { customer: 1 }, unread: 1 });
    await phone.ask('seenConversation', conversationId, 1_000_000);
    const [all] = await phone.next('conversationChanged', ({ unread }) => unread === 0);
    expect(all.seen.customer).toBe(2);
  });

  it('that a colleague has read is read by the office, and nobody is notified twice', async () => {
    const salma = await livePerson(server, 'customer');
    const { conversationId } = await say(salma, 'office', 'Hallo?');
    const colleague = await livePerson(server, 'admin');
    const [office, other] = [await connect(clerk), await connect(colleague)];
    await office.ask('seenConversation', conversationId, null);
    const [changed] = await other.next('conversationChanged');
    expect(changed).toMatchObject({ _id: conversationId, isNew: false });
    await other.ask('seenConversation', conversationId);
    await other.ask('deliveredConversation', conversationId, 1);
    await say(salma, 'office', 'Danke');
    await other.next('newMessage');
    expect(other.all('conversationChanged')).toHaveLength(1);
    expect((await connect(clerk)).all('conv')[0]?.[0]).toEqual([
      expect.objectContaining({ _id: conversationId, unread: 1 }),
    ]);
  });
});

it('somebody who writes is shown to the others of the conversation, not to themselves', async () => {
  const salma = await livePerson(server, 'customer');
  const { conversationId } = await say(salma, 'office', 'Hallo?');
  const stranger = await connect(await livePerson(server, 'customer'));
  const [office, phone, tablet] = [
    await connect(clerk),
    await connect(salma),
    await connect(salma),
  ];
  await phone.ask('writing', conversationId);
  const [writer] = await office.next('writing');
  expect(writer).toEqual({
    conversationId,
    userId: salma.id,
    name: 'Karim Probe',
    from: 'customer',
  });
  await office.ask('writing', conversationId);
  expect((await tablet.next('writing'))[0].from).toBe('staff');
  await phone.next('writing');
  for (const one of [phone, tablet]) expect(one.all('writing')).toHaveLength(1);
  expect(office.all('writing')).toHaveLength(1);
  expect(stranger.all('writing')).toEqual([]);
});

it('what is deleted disappears at both ends', async () => {
  const salma = await livePerson(server, 'customer');
  const { _id, conversationId } = await say(clerk, salma.id, 'falsch');
  const [office, phone] = [await connect(clerk), await connect(salma)];
  await clerk.delete(`message/${_id}`);
  for (const end of [office, phone]) {
    expect(await end.next('messageRemoved')).toEqual([{ _id, conversationId, revision: 2 }]);
    const [changed] = await end.next('conversationChanged');
    expect(changed).toMatchObject({ revision: 2, lastMessage: null, unread: 0 });
  }
  await clerk.delete(`conversation/${conversationId}`);
  for (const end of [office, phone]) {
    expect(await end.next('conversationRemoved')).toEqual([{ _id: conversationId }]);
  }
});
