import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PlannedMessage } from '../../../domain/chat/planned.ts';
import { setChannelPreferences } from '../../support/channel-preferences.ts';
import {
  type Conversations,
  customerOf,
  type Messages,
  type Rejection,
  say,
} from '../../support/chat.ts';
import type { Client } from '../../support/client.ts';
import { connectLive, livePerson, type Person } from '../../support/live.ts';
import { signInAs, startServer, type TestServer } from '../../support/server.ts';
import { workOff } from '../../support/work-off.ts';

const HOUR_MS = 3_600_000;

type One = { data: PlannedMessage } & Rejection;
type Many = { data: PlannedMessage[] };

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

const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR_MS).toISOString();
const plan = (clientId: string, content: string, given: object = {}) =>
  clerk.post<One>('planned-messages', { clientId, content, sendAt: inHours(2), ...given });
const plannedFor = async (clientId: string, who: Client = clerk) =>
  (await who.get<Many>(`planned-messages?clientId=${clientId}`)).body.data;
/** Does the work that waits, as if its moment had come. */
const comeTrue = () => workOff(server, { only: ['planned'], early: true });

async function textsOf(customer: Client): Promise<readonly string[]> {
  const { conversations } = (await customer.get<Conversations>('conversation')).body.data;
  const [conversation] = conversations;
  if (!conversation) return [];
  const { messages } = (await customer.get<Messages>(`message/${conversation._id}`)).body.data;
  return messages.map(({ message }) => message.content);
}

describe('a text that is written for later', () => {
  it('is seen by colleagues, and sent once at its moment in the name of who wrote it', async () => {
    const salma = await customerOf(server);
    await say(clerk, salma.id, 'Guten Tag');
    const colleague = await livePerson(server, 'admin');
    const other = await connectLive(server.url, colleague);
    const { status, body } = await plan(salma.id, ' Ihr Paket geht morgen. ');
    expect([status, body.data.content]).toEqual([201, 'Ihr Paket geht morgen.']);
    await other.next('conversationChanged');
    expect(await plannedFor(salma.id, colleague)).toMatchObject([
      { _id: body.data._id, state: 'planned', by: { _id: clerk.id } },
    ]);
    expect(await textsOf(salma)).toEqual(['Guten Tag']);

    await workOff(server, { only: ['planned'] });
    expect(await textsOf(salma)).toEqual(['Guten Tag']);
    await comeTrue();
    await comeTrue();
    expect(await textsOf(salma)).toEqual(['Guten Tag', 'Ihr Paket geht morgen.']);
    const [message] = await other.next('newMessage');
    expect(message.senderId).toBe(clerk.id);
    expect(await plannedFor(salma.id)).toEqual([]);
  });

  it('begins a conversation if there is none', async () => {
    const salma = await customerOf(server);
    await plan(salma.id, 'Willkommen');
    await comeTrue();
    expect(await textsOf(salma)).toEqual(['Willkommen']);
  });

  it('is changed, and then sent at its new moment only', async () => {
    const salma = await customerOf(server);
    const { _id } = (await plan(salma.id, 'um 9')).body.data;
    const change = { content: 'um 10', sendAt: inHours(3) };
    expect((await clerk.patch<One>(`planned-messages/${_id}`, change)).body.data).toMatchObject(
      change,
    );
    await comeTrue();
    expect(await textsOf(salma)).toEqual(['um 10']);
  });

  it('is sent now, or cancelled', async () => {
    const salma = await customerOf(server);
    const first = (await plan(salma.id, 'jetzt')).body.data;
    const second = (await plan(salma.id, 'nie')).body.data;
    expect((await clerk.post(`planned-messages/${first._id}/send`)).status).toBe(200);
    expect((await clerk.delete(`planned-messages/${second._id}`)).status).toBe(200);
    await comeTrue();
    expect(await textsOf(salma)).toEqual(['jetzt']);
    for (const { _id } of [first, second]) {
      expect((await clerk.delete(`planned-messages/${_id}`)).status).toBe(404);
      expect((await clerk.post(`planned-messages/${_id}/send`)).status).toBe(404);
    }
  });

  it('stays with the reason if the customer has stopped meanwhile, and waits for the office', async () => {
    const salma = await customerOf(server);
    await say(clerk, salma.id, 'Guten Tag');
    const planned = (await plan(salma.id, 'Ihr Paket', { via: 'sms' })).body.data;
    await setChannelPreferences(server, salma.id, { sms: { optedOut: true } });
    await comeTrue();
    expect(await textsOf(salma)).not.toContain('Ihr Paket');
    expect(await plannedFor(salma.id)).toMatchObject([
      { _id: planned._id, state: 'failed', reason: 'message.optedOut' },
    ]);
    const { body } = await clerk.get<{
      data: { conversations: { unansweredSince: string | null; state: string }[] };
    }>(`conversation?clientId=${salma.id}`);
    expect(body.data.conversations).toMatchObject([
      { state: 'open', unansweredSince: expect.any(String) },
    ]);
  });

  it.each([
    ['has left the office', { role: 'customer' }],
    ['is blocked', { status: 'blocked' }],
  ] as const)('is not sent in the name of somebody who %s', async (_, change) => {
    const salma = await customerOf(server);
    const leaver = await livePerson(server, 'admin');
    await leaver.post('planned-messages', {
      clientId: salma.id,
      content: 'Bis bald',
      sendAt: inHours(1),
    });
    await server.database.deleteFrom('session').where('user_id', '=', leaver.id).execute();
    await server.database.updateTable('users').set(change).where('id', '=', leaver.id).execute();
    await comeTrue();
    expect(await textsOf(salma)).toEqual([]);
    expect(await plannedFor(salma.id)).toMatchObject([
      { state: 'failed', reason: 'access.denied' },
    ]);
  });
});

describe('a call for later', () => {
  it.each([
    [{ sendAt: '2026-01-01T09:00:00.000Z' }, 'sendAt'],
    [{ sendAt: '2999-01-01T09:00:00.000Z' }, 'sendAt'],
    [{ content: 'Guten Tag {nam}' }, 'content'],
    [{ content: '   ' }, 'content'],
    [{ content: 'x'.repeat(3000), via: 'sms' }, 'content'],
  ])('with %j is rejected by name', async (given, field) => {
    const salma = await customerOf(server);
    const { status, body } = await plan(salma.id, 'Guten Tag', given);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [field]]);
  });

  it('is for staff who answer, about customers', async () => {
    const salma = await customerOf(server);
    expect((await salma.get('planned-messages')).status).toBe(403);
    expect((await server.stranger.get('planned-messages')).status).toBe(401);
    const colleague = await signInAs(server, 'admin');
    expect((await plan(clerk.id, 'Hallo')).status).toBe(404);
    expect((await colleague.get('planned-messages')).status).toBe(200);
  });
});
