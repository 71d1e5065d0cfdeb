import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { channelVariable, PHONE_CHANNELS } from '../../../domain/messages/channels.ts';
import type { Client } from '../../support/client.ts';
import { addPerson, signInAs, startServer, type TestServer } from '../../support/server.ts';
import { atOwnService, byOwnService, call } from '../../support/webhooks.ts';

let server: TestServer;
let clerk: Client;
beforeAll(async () => {
  const drivers = PHONE_CHANNELS.map((channel) => [channelVariable(channel, 'DRIVER'), 'webhook']);
  server = await startServer({ env: { ...atOwnService(), ...Object.fromEntries(drivers) } });
  clerk = await signInAs(server, 'admin');
});
afterAll(() => server.close());

let events = 0;
const writes = (channel: string, from: string, text: string) =>
  call(
    server,
    byOwnService(
      { type: 'message', event: `e-${events++}`, channel, from, text },
      { at: new Date() },
    ),
  );

type Preferences = { consent: Record<string, boolean>; optOut: Record<string, boolean> };
const channelPreferencesOf = async (id: string) =>
  (await clerk.get<{ data: Preferences }>(`auth/users/${id}`)).body.data;

describe.each(PHONE_CHANNELS)('a customer who writes by %s', (channel) => {
  it('is answered there', async () => {
    const { id, phone } = await addPerson(server, 'customer');
    expect((await writes(channel, phone, 'Wo ist mein Paket?')).status).toBe(200);
    const { body: channels } = await clerk.get<{ data: object }>(`message/channels/${id}`);
    expect(channels.data).toMatchObject({ [channel]: { can: true, leavesHouse: true } });
    const message = { type: 'text', content: 'In Frankreich.' };
    const sent = await clerk.post('message', { recieverId: id, message, via: channel });
    expect(sent.status).toBe(201);
    const { body } = await clerk.get<{ data: object[] }>(
      `deliveries?customer=${id}&channel=${channel}`,
    );
    expect(body.data).toMatchObject([{ channel, body: 'In Frankreich.', phone }]);
  });

  it('stops it by a stop word, and starts it again', async () => {
    const { id, phone } = await addPerson(server, 'customer');
    await clerk.put(`auth/users/${id}`, { consent: { [channel]: true } });
    await writes(channel, phone, 'STOP');
    expect(await channelPreferencesOf(id)).toMatchObject({
      consent: { [channel]: false },
      optOut: { [channel]: true },
    });
    const { body } = await clerk.get<{ data: { _id: string }[] }>(
      `auth/users?optOut.${channel}=true`,
    );
    expect(body.data.map(({ _id }) => _id)).toContain(id);
    const message = { type: 'text', content: 'Noch da?' };
    const sent = await clerk.post('message', { recieverId: id, message, via: channel });
    expect(sent.body).toMatchObject({ code: 'message.optedOut' });
    await writes(channel, phone, 'START');
    expect(await channelPreferencesOf(id)).toMatchObject({
      consent: { [channel]: false },
      optOut: { [channel]: false },
    });
  });
});
