import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../../server/base/config.ts';
import { newId } from '../../../server/base/new-id.ts';
import type { OutgoingMessage } from '../../../server/outbox/driver.ts';
import { inTransaction } from '../../../server/resources/in-transaction.ts';
import { setChannelPreferences } from '../../support/channel-preferences.ts';
import { messageTo as deliveryTo, outboxOf, putIntoOutbox } from '../../support/outbox.ts';
import { addPerson, startServer, type TestServer } from '../../support/server.ts';
import {
  ACCOUNT,
  atProviders,
  call,
  PHONE_ID,
  putWithProvider,
  whatsAppStatus,
} from '../../support/webhooks.ts';
import { workOff } from '../../support/work-off.ts';

type Requested = { method: string; url: string; login: string; type: string; body: string };
type Answer = { status: number; body: unknown };

let close = async () => {};
afterEach(async () => {
  await close();
  close = async () => {};
});

/** A server at a provider that answers like this. */
async function at(
  answer: Answer,
  clock?: () => Date,
): Promise<{ server: TestServer; requested: Requested[] }> {
  const requested: Requested[] = [];
  const provider = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const body = await text(request);
    const type = headers['content-type'] ?? '';
    requested.push({ method, url, login: headers.authorization ?? '', type, body });
    response.writeHead(answer.status).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as AddressInfo;
  const server = await startServer({
    env: atProviders(`http://127.0.0.1:${port}`),
    ...(clock ? { clock } : {}),
  });
  close = async () => {
    await server.close();
    provider.closeAllConnections();
    await new Promise((resolve) => provider.close(resolve));
  };
  return { server, requested };
}

const messageTo = (channel: 'sms' | 'whatsapp', more = {}): OutgoingMessage => {
  const id = newId();
  return {
    id,
    key: id,
    channel,
    to: '+4915112340000',
    text: 'Grüße',
    language: 'de',
    purpose: 'transactional',
    customerId: null,
    approved: null,
    ...more,
  };
};

const { signal } = new AbortController();

describe('Twilio', () => {
  it('gets the text, the sender and where to report', async () => {
    const { server, requested } = await at({ status: 201, body: { sid: 'SM123' } });
    const message = messageTo('sms');
    const outcome = await server.app.drivers.sms.send(message, signal);
    expect(outcome).toEqual({ kind: 'accepted', providerId: 'SM123' });
    const [{ url, body, login, type } = { url: '', body: '', login: '', type: '' }] = requested;
    expect(url).toBe(`/2010-04-01/Accounts/${ACCOUNT}/Messages.json`);
    expect(Buffer.from(login.slice(6), 'base64').toString()).toMatch(new RegExp(`^${ACCOUNT}:`));
    expect(type).toBe('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      To: message.to,
      From: '+4915112345678',
      Body: 'Grüße',
      StatusCallback: `https://office.example/api/v1/webhooks/twilio?delivery=${message.id}`,
    });
  });

  it.each([
    [400, { code: 21610, message: 'Unsubscribed' }, { kind: 'rejected', reason: 'optedOut' }],
    [400, { code: 21211, message: 'Invalid' }, { kind: 'rejected', reason: 'invalidNumber' }],
    [401, { code: 20003, message: 'Authenticate' }, { kind: 'rejected', reason: 'notSetUp' }],
    [400, { code: 77777, message: 'New' }, { kind: 'rejected', reason: 'refused' }],
    [429, {}, { kind: 'later' }],
    [503, {}, { kind: 'later' }],
    [500, {}, { kind: 'unknown' }],
    [201, 'nonsense', { kind: 'unknown' }],
  ])('answers with %i %j', async (status, body, outcome) => {
    const { server } = await at({ status, body });
    expect(await server.app.drivers.sms.send(messageTo('sms'), signal)).toMatchObject(outcome);
  });

  const listed = (more = {}) => ({
    sid: 'SM1',
    status: 'delivered',
    body: 'Grüße',
    direction: 'outbound-api',
    date_created: new Date().toUTCString(),
    ...more,
  });
  const find = (server: TestServer, more = {}) =>
    server.app.drivers.sms.find?.(
      { ...messageTo('sms'), providerId: null, givenAt: new Date(Date.now() - 5_000), ...more },
      signal,
    );

  it.each([
    ['the one with this text', [listed(), listed({ sid: 'SM2', body: 'Other' })], 'found'],
    ['none with this text', [listed({ body: 'Other' })], 'missing'],
    ['only an older one', [listed({ date_created: new Date(0).toUTCString() })], 'missing'],
    ['only what came in', [listed({ direction: 'inbound' })], 'missing'],
    ['two equal ones', [listed(), listed({ sid: 'SM2' })], 'unsure'],
  ])('is queried for a message, and has %s', async (_, messages, kind) => {
    const { server, requested } = await at({ status: 200, body: { messages } });
    expect(await find(server)).toMatchObject({ kind });
    expect(requested[0]?.url).toContain(`To=${encodeURIComponent('+4915112340000')}`);
  });

  it('is not believed to have a message that is another one of ours', async () => {
    const { server } = await at({ status: 200, body: { messages: [listed()] } });
    await putWithProvider(server, { driver: 'twilio', channel: 'sms', providerId: 'SM1' });
    expect(await find(server)).toEqual({ kind: 'missing' });
  });

  it('finds a message whose code is not stored', async () => {
    const body = { messages: [listed({ body: 'Code: 123456.' })] };
    const { server } = await at({ status: 200, body });
    expect(await find(server, { text: 'Code: {code}.' })).toMatchObject({ kind: 'found' });
  });
});

describe('WhatsApp', () => {
  const approved = { name: 'arrived', language: 'de', parameters: ['Samira', 'A-12'] };
  const good = { status: 200, body: { messages: [{ id: 'wamid.1' }] } };

  it('gets a text while the 24 hours last, with our key', async () => {
    const { server, requested } = await at(good);
    const { id: customerId } = await addPerson(server, 'customer');
    await server.database
      .insertInto('whatsapp_window')
      .values({ customer_id: customerId, wrote_at: new Date() })
      .execute();
    const message = messageTo('whatsapp', { customerId, approved });
    const outcome = await server.app.drivers.whatsapp.send(message, signal);
    expect(outcome).toEqual({ kind: 'accepted', providerId: 'wamid.1' });
    expect(requested[0]?.url).toBe(`/${PHONE_ID}/messages`);
    expect(JSON.parse(requested[0]?.body ?? '')).toMatchObject({
      messaging_product: 'whatsapp',
      to: '4915112340000',
      type: 'text',
      text: { body: 'Grüße' },
      biz_opaque_callback_data: message.id,
    });
  });

  it('gets the approved template otherwise', async () => {
    const { server, requested } = await at(good);
    await server.app.drivers.whatsapp.send(messageTo('whatsapp', { approved }), signal);
    const parameters = [
      { type: 'text', text: 'Samira' },
      { type: 'text', text: 'A-12' },
    ];
    expect(JSON.parse(requested[0]?.body ?? '')).toMatchObject({
      type: 'template',
      template: {
        name: 'arrived',
        language: { code: 'de' },
        components: [{ type: 'body', parameters }],
      },
    });
  });

  it('gets nothing without either', async () => {
    const { server, requested } = await at(good);
    expect(await server.app.drivers.whatsapp.send(messageTo('whatsapp'), signal)).toMatchObject({
      kind: 'rejected',
      reason: 'windowClosed',
    });
    expect(requested).toEqual([]);
  });

  it.each([
    [400, 131047, { kind: 'rejected', reason: 'windowClosed' }],
    [400, 131026, { kind: 'rejected', reason: 'invalidNumber' }],
    [401, 190, { kind: 'rejected', reason: 'notSetUp' }],
    [404, 132001, { kind: 'rejected', reason: 'notSetUp' }],
    [400, 131056, { kind: 'later' }],
    [400, 131000, { kind: 'unknown' }],
    [429, 130429, { kind: 'later' }],
    [500, 131000, { kind: 'unknown' }],
  ])('answers with %i and %i', async (status, code, outcome) => {
    const { server } = await at({ status, body: { error: { code, message: 'No' } } });
    const message = messageTo('whatsapp', { approved });
    expect(await server.app.drivers.whatsapp.send(message, signal)).toMatchObject(outcome);
  });

  it('cannot be queried: what it does not answer stays unknown, until it reports', async () => {
    let now = new Date();
    const clock = () => now;
    const { server, requested } = await at({ status: 500, body: {} }, clock);
    const unknown = { status: 'unknown', reason: 'noAnswer', attempts: 1 };
    await putIntoOutbox(server, [deliveryTo(0, { channel: 'whatsapp', approved })]);
    await workOff(server);
    expect(await outboxOf(server)).toMatchObject([unknown]);
    for (const days of [1, 4]) {
      now = new Date(now.getTime() + days * 86_400_000);
      await inTransaction(server.database, (transaction) =>
        server.app.engine.jobs.add(transaction, 'reconcile', {}),
      );
      await workOff(server, { early: true });
    }
    const [row] = await outboxOf(server);
    expect(row).toMatchObject(unknown);
    expect(row?.detail).toContain('500');
    expect(requested.map(({ method }) => method)).toEqual(['POST']);
    const ours = {
      biz_opaque_callback_data: row?.id,
      timestamp: String(Math.floor(now.getTime() / 1000)),
    };
    await call(server, whatsAppStatus('delivered', 'wamid.1', ours));
    expect(await outboxOf(server)).toMatchObject([{ status: 'delivered' }]);
  });
});

describe('a number that has sent a stop word', () => {
  it('gets nothing but codes that are requested', async () => {
    const { server, requested } = await at({ status: 201, body: { sid: 'SM1' } });
    const message = messageTo('sms');
    await server.database
      .insertInto('stopped_number')
      .values({ phone: message.to, channel: 'sms', at: new Date() })
      .execute();
    const { sms } = server.app.drivers;
    expect(await sms.send(message, signal)).toMatchObject({ reason: 'optedOut' });
    expect(requested).toEqual([]);
    await sms.send({ ...message, purpose: 'security' }, signal);
    expect(requested).toHaveLength(1);
  });
});

describe('a customer', () => {
  it('who stops a channel, or takes back a consent, while a message waits does not get it', async () => {
    const { server, requested } = await at({ status: 201, body: { sid: 'SM1' } });
    const { sms } = server.app.drivers;
    const { id } = await addPerson(server, 'customer');
    const notified = { ...messageTo('sms'), customerId: id };
    const advertised = { ...notified, purpose: 'marketing' } as const;
    expect(await sms.send(advertised, signal)).toMatchObject({ reason: 'optedOut' });
    await setChannelPreferences(server, id, { sms: { consented: true } });
    await sms.send(advertised, signal);
    await sms.send(notified, signal);
    expect(requested).toHaveLength(2);
    await setChannelPreferences(server, id, { sms: { consented: true, optedOut: true } });
    expect(await sms.send(notified, signal)).toMatchObject({ reason: 'optedOut' });
    expect(await sms.send(advertised, signal)).toMatchObject({ reason: 'optedOut' });
    await sms.send({ ...notified, purpose: 'security' }, signal);
    expect(requested).toHaveLength(3);
  });
});

describe('an operator who has forgotten where Twilio reports', () => {
  it('gets an error before the server starts', () => {
    const { PUBLIC_URL: _, ...env } = atProviders();
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).toThrow(/PUBLIC_URL is needed by the driver "twilio"/);
  });
});
