import { createHmac } from 'node:crypto';
import type { PhoneChannel } from '../../domain/messages/channels.ts';
import { newId } from '../../server/base/new-id.ts';
import { signatureOf } from '../../server/outbox/signature.ts';
import { addPerson, type TestServer } from './server.ts';

const TOKEN = 'the-token-of-twilio-in-tests';
const SECRET = 'the-secret-of-the-app-in-tests';
const WEBHOOK_SECRET = 'the-secret-of-the-webhook';
const PUBLIC = 'https://office.example';
export const PHONE_ID = '1234567890';
export const VERIFY_TOKEN = 'the-word-that-meta-repeats';
export const ACCOUNT = `AC${'0'.repeat(32)}`;

/** The environment of a server that sends SMS by Twilio and WhatsApp by Meta, both at `api`. */
export const atProviders = (api = 'http://127.0.0.1:9'): Record<string, string> => ({
  PUBLIC_URL: PUBLIC,
  SMS_DRIVER: 'twilio',
  TWILIO_ACCOUNT_SID: ACCOUNT,
  TWILIO_AUTH_TOKEN: TOKEN,
  TWILIO_FROM: '+4915112345678',
  TWILIO_API: api,
  WHATSAPP_DRIVER: 'cloud',
  WHATSAPP_PHONE_ID: PHONE_ID,
  WHATSAPP_TOKEN: 'the-token-of-whatsapp-in-tests',
  WHATSAPP_APP_SECRET: SECRET,
  WHATSAPP_VERIFY_TOKEN: VERIFY_TOKEN,
  WHATSAPP_API: api,
});

/** The environment of a server whose messages go by a service of the operator's own. */
export const atOwnService = (url = 'http://127.0.0.1:9'): Record<string, string> => ({
  SMS_DRIVER: 'webhook',
  WHATSAPP_DRIVER: 'webhook',
  MESSAGES_WEBHOOK_URL: url,
  MESSAGES_WEBHOOK_SECRET: WEBHOOK_SECRET,
});

type Sent = { path: string; body: string; headers: Record<string, string> };

/** Calls a webhook as it is given, and returns the status and the text of the answer. */
export async function call(server: Pick<TestServer, 'url'>, { path, body, headers }: Sent) {
  const answer = await fetch(`${server.url}${path}`, { method: 'POST', body, headers });
  return { status: answer.status, text: await answer.text() };
}

/** A form as Twilio signs and sends it. */
export function byTwilio(
  fields: Record<string, string>,
  { query = '', token = TOKEN }: { query?: string; token?: string } = {},
): Sent {
  const path = `/api/v1/webhooks/twilio${query}`;
  const names = Object.keys(fields).sort();
  const content = PUBLIC + path + names.map((name) => `${name}${fields[name]}`).join('');
  const signature = createHmac('sha1', token).update(content).digest('base64');
  return {
    path,
    body: String(new URLSearchParams(fields)),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-twilio-signature': signature,
    },
  };
}

/** What Twilio sends when an SMS has come. */
export const smsFrom = (from: string, text: string, sid = `SM${newId()}`) =>
  byTwilio({ MessageSid: sid, From: from, To: '+4915112345678', Body: text, NumMedia: '0' });

/** A body as Meta signs and sends it. */
export function byMeta(content: unknown, secret = SECRET): Sent {
  const body = typeof content === 'string' ? content : JSON.stringify(content);
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  return {
    path: '/api/v1/webhooks/whatsapp',
    body,
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
  };
}

const notified = (value: object) => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: '1',
      changes: [
        {
          field: 'messages',
          value: {
            messaging_product: 'whatsapp',
            metadata: { phone_number_id: PHONE_ID },
            ...value,
          },
        },
      ],
    },
  ],
});

const seconds = (at: Date): string => String(Math.floor(at.getTime() / 1000));

/** What Meta sends when a WhatsApp message has come; `content` says what it is. */
export const whatsAppFrom = (
  from: string,
  content: Readonly<Record<string, unknown>>,
  { id = `wamid.${newId()}`, at = new Date() } = {},
) =>
  byMeta(
    notified({
      contacts: [{ wa_id: from.slice(1), profile: { name: 'Somebody' } }],
      messages: [{ from: from.slice(1), id, timestamp: seconds(at), ...content }],
    }),
  );

export const labels = (body: string) => ({ type: 'text', text: { body } });

/** What Meta sends about a message of ours. */
export const whatsAppStatus = (status: string, id: string, more: object = {}) =>
  byMeta(notified({ statuses: [{ id, status, timestamp: seconds(new Date()), ...more }] }));

/** A body as the operator's own service signs and sends it. */
export function byOwnService(
  content: unknown,
  { at = new Date(), secret = WEBHOOK_SECRET } = {},
): Sent {
  const body = typeof content === 'string' ? content : JSON.stringify(content);
  return {
    path: '/api/v1/webhooks/messages',
    body,
    headers: {
      'content-type': 'application/json',
      'jisr-signature': signatureOf(secret, body, at),
    },
  };
}

/** How many rows each table holds that a webhook could change, and all of the outbox. */
export async function rowsOf({ database }: Pick<TestServer, 'database'>) {
  const count = async (table: 'message' | 'provider_event' | 'inbound_unknown' | 'audit_entry') => {
    const { n } = await database
      .selectFrom(table)
      .select((is) => is.fn.countAll<string>().as('n'))
      .executeTakeFirstOrThrow();
    return Number(n);
  };
  return {
    messages: await count('message'),
    events: await count('provider_event'),
    unknown: await count('inbound_unknown'),
    audit: await count('audit_entry'),
    outbox: await database.selectFrom('outbox').selectAll().orderBy('id').execute(),
    windows: await database.selectFrom('whatsapp_window').selectAll().execute(),
    users: await database.selectFrom('users').select(['id', 'version']).orderBy('id').execute(),
    preferences: await database
      .selectFrom('channel_preference')
      .selectAll()
      .orderBy('user_id')
      .orderBy('channel')
      .execute(),
  };
}

/** A message in the outbox that a provider has, under the name `providerId`. */
export async function putWithProvider(
  server: Pick<TestServer, 'database'>,
  given: { driver: string; channel: PhoneChannel; providerId?: string; status?: string },
): Promise<string> {
  const { id: customerId, phone } = await addPerson(server, 'customer');
  const id = newId();
  await server.database
    .insertInto('outbox')
    .values({
      id,
      person: customerId,
      person_name: 'Karim',
      customer_id: customerId,
      phone,
      channel: given.channel,
      purpose: 'transactional',
      language: 'de',
      body: 'Hallo',
      status: given.status ?? 'sent',
      driver: given.driver,
      attempts: 1,
      provider_id: given.providerId ?? null,
      sent_at: new Date(),
    })
    .execute();
  return id;
}
