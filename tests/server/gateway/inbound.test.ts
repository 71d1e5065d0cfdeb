import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Message } from '../../../domain/chat/message.ts';
import { channelPreferencesAt, setChannelPreferences } from '../../support/channel-preferences.ts';
import type { Client } from '../../support/client.ts';
import { connectLive, livePerson } from '../../support/live.ts';
import { addPerson, signInAs, startServer, type TestServer } from '../../support/server.ts';
import {
  atProviders,
  byTwilio,
  call,
  labels,
  smsFrom,
  whatsAppFrom,
} from '../../support/webhooks.ts';

let server: TestServer;
let clerk: Client;
beforeAll(async () => {
  server = await startServer({ env: atProviders() });
  clerk = await signInAs(server, 'admin');
});
afterAll(() => server.close());

/** The messages of a customer's conversation, as the staff read them. */
async function messagesOf(clientId: string): Promise<readonly Message[]> {
  type Listed = { data: { conversations: { _id: string }[] } };
  const { body } = await clerk.get<Listed>(`conversation?clientId=${clientId}`);
  const id = body.data.conversations[0]?._id;
  const page = await clerk.get<{ data: { messages: Message[] } }>(`message/${id}`);
  return page.body.data.messages;
}

const preferences = (id: string) => channelPreferencesAt(server, id);

type Unknown = {
  data: { _id: string; phone: string; channel: string; body: string; name?: string }[];
};

describe('what a customer writes by phone', () => {
  it('stands in their conversation at once, as a message of theirs', async () => {
    const person = await livePerson(server, 'admin');
    const live = await connectLive(server.url, person);
    const { id, phone } = await addPerson(server, 'customer');
    await call(server, smsFrom(phone, '  Wo ist mein Paket?  '));
    const [message, conversation] = await live.next('newMessage', (one) => one.senderId === id);
    expect(message).toMatchObject({
      from: 'customer',
      via: 'sms',
      senderId: id,
      message: { type: 'text', content: 'Wo ist mein Paket?' },
    });
    expect(conversation).toMatchObject({ isNew: true, unread: 1, state: 'open' });
    expect(await messagesOf(id)).toMatchObject([{ via: 'sms' }]);
  });

  it('is described where it is no text', async () => {
    const { id, phone } = await addPerson(server, 'customer');
    const notified = [
      { type: 'image', image: { id: '1', caption: 'Mein Paket' } },
      { type: 'document', document: { id: '2', filename: 'Rechnung.pdf' } },
      { type: 'audio', audio: { id: '3' } },
      { type: 'location', location: { latitude: 33.5, longitude: -7.6, name: 'Casablanca' } },
      { type: 'button', button: { text: 'Ja' } },
      { type: 'hologram' },
    ];
    for (const content of notified) {
      expect((await call(server, whatsAppFrom(phone, content))).status).toBe(200);
    }
    const texts = (await messagesOf(id)).map(({ message }) => message.content);
    expect(texts).toEqual([
      '[Hier kam ein Bild, das nicht angezeigt werden kann.]\nMein Paket',
      '[Hier kam eine Datei, die nicht geöffnet werden kann.]\nRechnung.pdf',
      '[Hier kam eine Sprachnachricht, die nicht abgespielt werden kann.]',
      'Casablanca\n33.5, -7.6',
      'Ja',
      '[Hier kam etwas, das nicht angezeigt werden kann.]',
    ]);
  });
});

describe('what somebody unknown writes', () => {
  it('is stored for the staff, who can remove it, and nobody is answered', async () => {
    await call(server, whatsAppFrom('+33612345678', labels('Bonjour ?')));
    const list = () => clerk.get<Unknown>('gateway/unknown');
    const found = (await list()).body.data.find(({ phone }) => phone === '+33612345678');
    expect(found).toMatchObject({ channel: 'whatsapp', body: 'Bonjour ?', name: 'Somebody' });
    expect((await clerk.delete(`gateway/unknown/${found?._id}`)).status).toBe(200);
    expect((await list()).body.data.some(({ _id }) => _id === found?._id)).toBe(false);
    expect((await clerk.delete(`gateway/unknown/${found?._id}`)).status).toBe(404);
    expect(await server.database.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  it('is nothing for customers', async () => {
    const customer = await signInAs(server, 'customer');
    expect((await customer.get('gateway/unknown')).status).toBe(403);
  });

  it('counts if it is a stop word, until they take it back', async () => {
    const stopped = () =>
      server.database.selectFrom('stopped_number').select(['phone', 'channel']).execute();
    await call(server, smsFrom('+212611111111', 'قف'));
    expect(await stopped()).toEqual([{ phone: '+212611111111', channel: 'sms' }]);
    await call(server, smsFrom('+212611111111', 'START'));
    expect(await stopped()).toEqual([]);
  });
});

describe('a customer who sends a stop word', () => {
  const agreed = {
    sms: { consented: true },
    whatsapp: { consented: true },
    chat: { consented: true },
  };
  async function agreeing() {
    const person = await addPerson(server, 'customer');
    await setChannelPreferences(server, person.id, agreed);
    return person;
  }

  it('is left alone on that channel, and the trail names who requested it', async () => {
    const { id, phone } = await agreeing();
    await call(server, smsFrom(phone, 'Stopp!'));
    expect(await preferences(id)).toEqual({
      consent: { chat: true, whatsapp: true, sms: false },
      optOut: { whatsapp: false, sms: true },
    });
    const trail = await server.database
      .selectFrom('audit_entry')
      .select(['by_id', 'changes'])
      .where('record_id', '=', id)
      .where('resource', '=', 'users')
      .execute();
    const changes = {
      'consent.sms': { from: true, to: false },
      'optOut.sms': { from: false, to: true },
    };
    expect(trail).toEqual([{ by_id: id, changes }]);
    expect((await messagesOf(id)).map(({ message }) => message.content)).toEqual(['Stopp!']);
    expect(await server.database.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  it('gets messages again by START, but has not consented to marketing', async () => {
    const { id, phone } = await agreeing();
    await call(server, whatsAppFrom(phone, labels('ARRÊT')));
    expect(await preferences(id)).toMatchObject({
      consent: { whatsapp: false },
      optOut: { whatsapp: true },
    });
    await call(server, whatsAppFrom(phone, labels('start')));
    expect(await preferences(id)).toMatchObject({
      consent: { whatsapp: false },
      optOut: { whatsapp: false },
    });
  });

  it('is heard if only Twilio knows the stop word', async () => {
    const { id, phone } = await agreeing();
    const fields = { MessageSid: 'SMq', From: phone, Body: 'QUIT', OptOutType: 'STOP' };
    await call(server, byTwilio(fields));
    expect(await preferences(id)).toMatchObject({ optOut: { sms: true } });
  });

  it('in the chat gets no more marketing there', async () => {
    const customer = await livePerson(server, 'customer');
    await setChannelPreferences(server, customer.id, agreed);
    const message = { type: 'text', content: 'Stop' };
    await customer.post('message', { recieverId: 'office', message });
    expect(await preferences(customer.id)).toMatchObject({
      consent: { chat: false, sms: true },
      optOut: { sms: false },
    });
  });

  it('within a sentence has stopped nothing', async () => {
    const { id, phone } = await agreeing();
    await call(server, smsFrom(phone, 'Bitte stop am Bahnhof'));
    expect(await preferences(id)).toMatchObject({ consent: { sms: true }, optOut: { sms: false } });
  });
});
