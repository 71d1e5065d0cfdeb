import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Messages, say } from '../support/chat.ts';
import { type Client, clientOf } from '../support/client.ts';
import { addCustomer, placeOrder } from '../support/records.ts';
import { addPerson, PASSWORD, signIn, startServer, type TestServer } from '../support/server.ts';
import { sealAll, verified } from '../support/trail.ts';

const DAY_MS = 86_400_000;
const TODAY = Date.parse('2100-06-02T08:00:00Z');

/** What the server's clock says: somebody sets it a day ahead by mistake, and back again. */
let now = new Date(TODAY);
let server: TestServer;
let clerk: Client;
let phone: string;

beforeAll(async () => {
  server = await startServer({ clock: () => now });
  ({ phone } = await addPerson(server, 'admin'));
  clerk = await signIn(server, phone);
});
afterAll(() => server.close());

const logIn = (password: string) => server.stranger.post('auth', { phone, password });
const setClock = (days: number) => {
  now = new Date(TODAY + days * DAY_MS);
};
const addTour = (Tname: string, key: string, by = clerk) =>
  by.post<{ data: { _id: string } }>('tours', { Tname }, { 'idempotency-key': key });

describe('a clock that is set a day ahead and back again', () => {
  it('signs nobody out who was signed in before or in between', async () => {
    setClock(1);
    expect((await clerk.get('auth/me')).status).toBe(200);
    const between = await signIn(server, phone);
    setClock(0);
    expect((await clerk.get('auth/me')).status).toBe(200);
    expect((await between.get('auth/me')).status).toBe(200);
  });

  it('locks nobody out by attempts that were made at a time that has not come yet', async () => {
    setClock(1);
    expect((await logIn('wrong')).status).toBe(401);
    setClock(0);
    const { status, body } = await logIn(PASSWORD);
    expect([status, body.code]).toEqual([200, undefined]);
  });

  it('does a call once, whose answer was kept tomorrow', async () => {
    setClock(1);
    const first = await addTour('Once', 'sent-tomorrow');
    setClock(0);
    const again = await addTour('Once', 'sent-tomorrow');
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    expect(again.body.data._id).toBe(first.body.data._id);
    setClock(-1);
    const { body } = await clerk.get<{ data: readonly { Tname: string }[] }>('tours');
    expect(body.data.filter(({ Tname }) => Tname === 'Once')).toHaveLength(1);
  });

  it('keeps the messages of a conversation in the order in which they were sent', async () => {
    setClock(0);
    const { _id } = await addCustomer(server);
    const texts = ['yesterday', 'tomorrow', 'today', 'again'];
    let conversation = '';
    for (const [at, days] of [-1, 1, 0, 0].entries()) {
      setClock(days);
      ({ conversationId: conversation } = await say(clerk, _id, texts[at] ?? ''));
    }
    const { body } = await clerk.get<Messages>(`message/${conversation}`);
    const sent = body.data.messages.map(({ message }) => message.content);
    expect([...sent].toSorted()).toEqual([...texts].toSorted());
    expect([texts, texts.toReversed()]).toContainEqual(sent);
  });

  it('rejects no change of a record, and takes none for older than it is', async () => {
    setClock(1);
    const order = await placeOrder({ ...server, now: () => now });
    setClock(0);
    const path = `commands/${order._id}`;
    expect((await clerk.put(path, { numofpackages: 3 })).status).toBe(200);
    setClock(-1);
    expect((await clerk.put(path, { numofpackages: 4 })).status).toBe(200);
    const { body } = await clerk.get<{ data: { numofpackages: number } }>(path);
    expect(body.data.numofpackages).toBe(4);
  });

  it('leaves the audit trail intact', async () => {
    setClock(0);
    await sealAll(server.database);
    const { damage, end } = await verified(server.database, undefined, now);
    expect(damage).toBeUndefined();
    expect(end.number).toBeGreaterThan(5);
  });

  it('ends a session at its own time, however the clock was set meanwhile', async () => {
    setClock(0);
    const short = clientOf(server.url, (await signIn(server, phone)).token);
    setClock(400);
    expect((await short.get('auth/me')).status).toBe(401);
    setClock(0);
  });
});
