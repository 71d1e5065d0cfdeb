import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPerson, startServer, type TestServer } from '../../support/server.ts';
import {
  atOwnService,
  atProviders,
  byMeta,
  byOwnService,
  byTwilio,
  call,
  labels,
  putWithProvider,
  rowsOf,
  smsFrom,
  VERIFY_TOKEN,
  whatsAppFrom,
  whatsAppStatus,
} from '../../support/webhooks.ts';

let server: TestServer;
let own: TestServer;
beforeAll(async () => {
  server = await startServer({ env: atProviders() });
  own = await startServer({ env: atOwnService() });
});
afterAll(async () => {
  await server.close();
  await own.close();
});

type Sent = Parameters<typeof call>[1];

/** Rejects the call, and changes nothing. */
async function expectNothing(at: TestServer, sent: Sent, status: number): Promise<void> {
  const before = await rowsOf(at);
  expect((await call(at, sent)).status).toBe(status);
  expect(await rowsOf(at)).toEqual(before);
}

const statusOf = async (at: TestServer, id: string) =>
  at.database.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a forged webhook changes nothing', () => {
  const changed = (sent: Sent, change: Partial<Sent>): Sent => ({ ...sent, ...change });

  it('of Twilio, with another token, another text, another address or no signature', async () => {
    const { phone } = await addPerson(server, 'customer');
    const right = smsFrom(phone, 'Hallo');
    const other = byTwilio(
      { MessageSid: 'SM1', From: phone, Body: 'x' },
      { token: 'another-token' },
    );
    await expectNothing(server, other, 403);
    await expectNothing(server, changed(right, { body: `${right.body}&Extra=1` }), 403);
    await expectNothing(server, changed(right, { path: `${right.path}?delivery=1` }), 403);
    const { 'x-twilio-signature': _, ...headers } = right.headers;
    await expectNothing(server, changed(right, { headers }), 403);
  });

  it('of WhatsApp, with another secret, another byte or no signature', async () => {
    const { phone } = await addPerson(server, 'customer');
    const right = whatsAppFrom(phone, labels('Hallo'));
    await expectNothing(server, byMeta(JSON.parse(right.body), 'another-secret'), 403);
    await expectNothing(server, changed(right, { body: `${right.body} ` }), 403);
    const { 'x-hub-signature-256': _, ...headers } = right.headers;
    await expectNothing(server, changed(right, { headers }), 403);
  });

  it('of the own service, with another secret, another byte or no signature', async () => {
    const { phone: from } = await addPerson(own, 'customer');
    const message = { type: 'message', event: 'e-0', channel: 'sms', from, text: 'Hallo' };
    const right = byOwnService(message);
    await expectNothing(own, byOwnService(message, { secret: 'another-secret' }), 403);
    await expectNothing(own, changed(right, { body: `${right.body} ` }), 403);
    const { 'jisr-signature': _, ...headers } = right.headers;
    await expectNothing(own, changed(right, { headers }), 403);
  });

  it('of a provider that is not in use, whatever its signature', async () => {
    await expectNothing(own, smsFrom('+4915112345678', 'Hallo'), 404);
    await expectNothing(own, whatsAppFrom('+4915112345678', labels('Hallo')), 404);
    await expectNothing(server, byOwnService({ type: 'message' }), 404);
    await expectNothing(own, byTwilio({ MessageSid: 'SM1' }, { token: '' }), 404);
  });
});

describe('a late webhook changes nothing', () => {
  it.each([6, -6])('that was signed %i minutes ago', async (minutes) => {
    const { phone: from } = await addPerson(own, 'customer');
    const message = {
      type: 'message',
      event: `late-${minutes}`,
      channel: 'sms',
      from,
      text: 'Hallo',
    };
    const at = new Date(Date.now() - minutes * 60_000);
    await expectNothing(own, byOwnService(message, { at }), 403);
    expect((await call(own, byOwnService(message))).status).toBe(200);
  });

  it('that says "sent" of what has been delivered', async () => {
    const id = await putWithProvider(server, {
      driver: 'twilio',
      channel: 'sms',
      providerId: 'SM7',
    });
    const report = (status: string) =>
      call(
        server,
        byTwilio({ MessageSid: 'SM7', MessageStatus: status }, { query: `?delivery=${id}` }),
      );
    expect((await report('delivered')).status).toBe(200);
    const delivered = await statusOf(server, id);
    expect(delivered).toMatchObject({ status: 'delivered', delivered_at: expect.any(Date) });
    expect((await report('sent')).status).toBe(200);
    expect(await statusOf(server, id)).toEqual(delivered);
  });

  it('of WhatsApp that says "delivered" of what has been read', async () => {
    const id = await putWithProvider(server, { driver: 'cloud', channel: 'whatsapp' });
    const named = { biz_opaque_callback_data: id };
    await call(server, whatsAppStatus('read', 'wamid.7', named));
    const seen = await statusOf(server, id);
    expect(seen).toMatchObject({ status: 'seen', provider_id: 'wamid.7' });
    await call(server, whatsAppStatus('delivered', 'wamid.7', named));
    expect(await statusOf(server, id)).toEqual(seen);
  });
});

describe('a repeated webhook happens once', () => {
  const twice = async (at: TestServer, sent: Sent) => {
    const before = await rowsOf(at);
    expect((await call(at, sent)).status).toBe(200);
    const once = await rowsOf(at);
    expect(once.messages).toBe(before.messages + 1);
    expect((await call(at, sent)).status).toBe(200);
    expect(await rowsOf(at)).toEqual(once);
  };

  it('for an SMS', async () => {
    const { phone } = await addPerson(server, 'customer');
    await twice(server, smsFrom(phone, 'Wo ist mein Paket?'));
  });

  it('for a WhatsApp message', async () => {
    const { phone } = await addPerson(server, 'customer');
    await twice(server, whatsAppFrom(phone, labels('أين طردي؟')));
  });

  it('for a message of the own service', async () => {
    const { phone: from } = await addPerson(own, 'customer');
    const message = { type: 'message', event: 'e-1', channel: 'whatsapp', from, text: 'Salut' };
    await twice(own, byOwnService(message));
  });

  it('even if ten come at once', async () => {
    const { phone } = await addPerson(server, 'customer');
    const sent = smsFrom(phone, 'Zehnmal');
    const before = await rowsOf(server);
    const answers = await Promise.all(Array.from({ length: 10 }, () => call(server, sent)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await rowsOf(server)).messages).toBe(before.messages + 1);
  });

  it('even if what providers have reported is forgotten', async () => {
    const { phone } = await addPerson(server, 'customer');
    const sent = smsFrom(phone, 'Noch einmal?');
    await call(server, sent);
    await server.database.deleteFrom('provider_event').execute();
    const before = await rowsOf(server);
    expect((await call(server, sent)).status).toBe(200);
    expect((await rowsOf(server)).messages).toBe(before.messages);
  });

  it('for a report', async () => {
    const id = await putWithProvider(own, { driver: 'webhook', channel: 'sms' });
    const sent = byOwnService({ type: 'report', event: 'r-1', id, status: 'delivered' });
    await call(own, sent);
    const once = await rowsOf(own);
    expect(once.outbox.find((row) => row.id === id)?.status).toBe('delivered');
    expect((await call(own, sent)).status).toBe(200);
    expect(await rowsOf(own)).toEqual(once);
  });
});

describe('a malformed webhook changes nothing', () => {
  it('with a body that is too large', async () => {
    const large = 'x'.repeat(300_000);
    await expectNothing(server, byMeta(JSON.stringify({ large })), 413);
    await expectNothing(server, byTwilio({ MessageSid: 'SM1', Body: large }), 413);
    await expectNothing(own, byOwnService(JSON.stringify({ large })), 413);
  });

  it.each(['', 'no JSON', '[]', '{"entry":1}', 'null'])('with the body %j', async (body) => {
    await expectNothing(server, byMeta(body), 400);
    await expectNothing(own, byOwnService(body), 400);
  });

  it('of another type', async () => {
    const sent = byMeta('{}');
    const headers = { ...sent.headers, 'content-type': 'text/plain' };
    await expectNothing(server, { ...sent, headers }, 415);
  });

  it('with a status that we do not know, or without a name', async () => {
    await expectNothing(server, byTwilio({ MessageSid: 'SM1', MessageStatus: 'dreaming' }), 200);
    await expectNothing(server, byTwilio({ Body: 'Hallo', From: '+4915112345678' }), 200);
    await expectNothing(server, whatsAppStatus('dreaming', 'wamid.1'), 200);
    await expectNothing(own, byOwnService({ type: 'report', event: 'x', status: 'dreaming' }), 400);
  });

  it('about a message that is not ours, or of another driver', async () => {
    const id = await putWithProvider(server, { driver: 'cloud', channel: 'whatsapp' });
    const query = `?delivery=${id}`;
    await expectNothing(
      server,
      byTwilio({ MessageSid: 'SM9', MessageStatus: 'sent' }, { query }),
      200,
    );
    await expectNothing(server, whatsAppStatus('delivered', 'wamid.nobody'), 200);
    await expectNothing(
      server,
      whatsAppStatus('read', 'w', { biz_opaque_callback_data: 'x' }),
      200,
    );
  });
});

describe('Meta checks whether the address is ours', () => {
  const ask = async (query: Record<string, string>) => {
    const address = `${server.url}/api/v1/webhooks/whatsapp?${new URLSearchParams(query)}`;
    const answer = await fetch(address);
    return { status: answer.status, text: await answer.text() };
  };
  const right = { 'hub.mode': 'subscribe', 'hub.verify_token': VERIFY_TOKEN };

  it('and gets its own challenge back', async () => {
    expect(await ask({ ...right, 'hub.challenge': '4711' })).toEqual({ status: 200, text: '4711' });
  });

  it('but not somebody who does not know the token', async () => {
    expect((await ask({ ...right, 'hub.verify_token': 'guessed' })).status).toBe(403);
    expect((await ask({ 'hub.mode': 'subscribe' })).status).toBe(403);
    expect((await ask({ ...right, 'hub.mode': 'unsubscribe' })).status).toBe(403);
  });
});

describe('a report says why a message has failed', () => {
  it.each([
    ['21610', 'optedOut'],
    ['21614', 'invalidNumber'],
    ['30003', 'undelivered'],
    ['30005', 'invalidNumber'],
    ['30007', 'refused'],
    ['30008', 'undelivered'],
    ['99999', 'undelivered'],
  ])('Twilio by %s', async (code, reason) => {
    const id = await putWithProvider(server, { driver: 'twilio', channel: 'sms' });
    const fields = { MessageSid: `SM${code}`, MessageStatus: 'undelivered', ErrorCode: code };
    await call(server, byTwilio(fields, { query: `?delivery=${id}` }));
    const row = await statusOf(server, id);
    expect(row).toMatchObject({ status: 'failed', reason, detail: code });
  });

  it.each([
    [131047, 'windowClosed'],
    [131026, 'invalidNumber'],
    [131050, 'optedOut'],
    [132001, 'notSetUp'],
    [131000, 'undelivered'],
  ])('WhatsApp by %i', async (code, reason) => {
    const id = await putWithProvider(server, { driver: 'cloud', channel: 'whatsapp' });
    const errors = [{ code, title: 'No', error_data: { details: 'Not today' } }];
    const more = { biz_opaque_callback_data: id, errors };
    await call(server, whatsAppStatus('failed', `wamid.${code}`, more));
    const row = await statusOf(server, id);
    expect(row).toMatchObject({ status: 'failed', reason, detail: `${code} Not today` });
  });
});
